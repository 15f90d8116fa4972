"""A network that learns Tichu by self-play, and the bot that it becomes."""
