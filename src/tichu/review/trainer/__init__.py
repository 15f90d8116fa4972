"""Trainers: questions from simulated deals, with the chances and points of every answer."""
