"""The rules. No clocks, threads, randomness, I/O or third-party imports."""
