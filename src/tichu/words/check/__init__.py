"""Checks of the words for translators: ``make words``, or ``python -m tichu.words.check``."""
