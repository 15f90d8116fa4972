"""Frames nobody should send, and a table at which they are sent: they must be answered, and no more."""
