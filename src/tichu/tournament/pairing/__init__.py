"""Pairing the next round, by format."""
