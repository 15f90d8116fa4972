"""Environments for research: many games stepped at once, a PettingZoo environment, an OpenSpiel game.

All three use the compiled kernel and share one encoding (``encoding.py``): 1592 actions, and an
observation that holds what the asked seat knows and nothing else. docs/envs.md lists both.
"""

from tichu.envs.code import ENVS_CODE as ENVS_CODE  # drops stale machine code before any is loaded
