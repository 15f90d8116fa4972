"""Finished rounds of matches: where they are in the logs, their replays, records and reviews.

Nothing is imported here: worker processes load only ``log`` and ``replay``, which need no database.
"""
