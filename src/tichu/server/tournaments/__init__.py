"""Tournaments on the server: a shell around `tichu.tournament`, with people, tables and a director."""
