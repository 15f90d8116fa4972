"""Doors for researchers: many games stepped at once, a PettingZoo environment, an OpenSpiel game.

All three stand on the compiled kernel and share one encoding (``encoding.py``): 1592 actions, and an
observation that holds what the asked seat knows and nothing else. docs/envs.md lists both.
"""
