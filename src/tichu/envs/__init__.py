"""Environments for research: many games at once, and environments of Gymnasium, PettingZoo and OpenSpiel.

All use the compiled kernel and share one encoding (``encoding.py``): 1592 actions, and an observation that
holds what the asked seat knows and nothing else. docs/envs.md lists both. ``observe``, ``mask`` and
``action`` are the same encoding for a view of any table, so that a trained policy can play as a bot.
"""

from typing import TYPE_CHECKING, Any

from tichu.envs.code import ENVS_CODE as ENVS_CODE  # drops stale machine code before any is loaded

if TYPE_CHECKING:
    from tichu.envs.encoding import VERSION as VERSION
    from tichu.envs.live import Policy as Policy
    from tichu.envs.live import PolicyBot as PolicyBot
    from tichu.envs.live import action as action
    from tichu.envs.live import choose as choose
    from tichu.envs.live import mask as mask
    from tichu.envs.live import observe as observe


def __getattr__(name: str) -> Any:
    """Import the public names when they are used; ``python -m tichu.envs.precompile`` uses none."""
    if name == "VERSION":
        from tichu.envs import encoding

        return encoding.VERSION
    if name in ("Policy", "PolicyBot", "action", "choose", "mask", "observe"):
        from tichu.envs import live

        return getattr(live, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
