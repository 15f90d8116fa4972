"""Tournaments: pairing, standings, commands, logs, sheets."""
