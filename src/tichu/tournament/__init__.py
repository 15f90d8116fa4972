"""Tournaments without I/O: events, state as a fold of the log, commands, pairing, standings, sheets."""
