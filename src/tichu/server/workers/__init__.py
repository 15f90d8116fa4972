"""Worker processes for CPU-bound work: bot decisions, reviews and statistics.

``workers.Workers`` is the interface of the server to them. Every kind of work is a ``Job`` (``jobs/``) with a
pool of processes of its own (``pool.py``), so a bot's decision never waits for a review. One protocol
(``protocol.py``), one child program (``child.py``), one set of limits and one restart policy serve them all.

Nothing is imported here: a worker process loads only what its job needs.
"""
