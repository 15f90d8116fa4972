"""Training of shark's networks by self-play on the kernel: ``python -m tichu.train``."""
