"""The pictures people can choose from; the web client draws them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Avatar: TypeAlias = Literal[
    "fox", "panda", "tiger", "hare", "owl", "monkey", "cat", "frog", "ox", "crane", "carp", "turtle"
]
"""The name of a picture: an animal."""

AVATARS: Final[tuple[Avatar, ...]] = get_args(Avatar)
