"""The server's shell around the table machine: storing, connections, and what each viewer may see."""
