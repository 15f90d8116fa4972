"""One table: what has happened at it, what people may do, what each may see, and the task that runs it."""
