"""Two worlds that one viewer cannot tell apart, played by real tables in a time of their own.

A round is played once, with visitors at every place and among the spectators, who also ask, chat, try what is
forbidden and claim bombs in vain. Then for a viewer it is played again: the cards they cannot know change
places, and what the others do without anybody noticing is done otherwise, at another moment or not at all.
Every frame sent to the viewer, its bytes and its time, must be the same in both worlds.

Nothing waits for a real clock here: the loop jumps to the next moment at which something is to happen, so
times are exact and a window that is a microsecond longer in one world is found.
"""
