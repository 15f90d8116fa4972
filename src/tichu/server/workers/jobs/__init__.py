"""The kinds of work that worker processes do: what runs in the worker, and what goes to it and back."""
