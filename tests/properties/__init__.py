"""Helpers of the property tests and the golden playthroughs.

Random tables, a chooser that prefers unusual actions, and invariants of every position. Everything here looks
at a round from outside: at its JSON, with cards as text. What a seat may know, the contents of a pack and the
score of a round are implemented a second time, independently of the library.
"""
