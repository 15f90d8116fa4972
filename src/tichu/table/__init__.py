"""One table without I/O: typed events, state as a fold of the log, bomb windows, clocks, and the machine."""
