"""The terminal interface: games against bots, or at a table of a server.

``phrases`` and ``scoresheet`` are also used by the commands and do not need Textual.
"""
