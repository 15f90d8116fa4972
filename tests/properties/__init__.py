"""What the property tests and the golden playthroughs share.

Tables, a chooser with a taste for the unusual, and what must be true of every position. Everything here looks
at a round from outside: at its JSON, with cards as text. What a seat may know, what a pack holds and what a
round is worth is said once more, in other words than the library's.
"""
