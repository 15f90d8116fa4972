"""The game on one screen of a terminal: against bots, or at a table of any server.

``words`` and ``sheets`` are also what the commands print with; they need no Textual.
"""
