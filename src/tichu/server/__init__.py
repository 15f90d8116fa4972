"""A table for friends: rooms, sockets, clocks, accounts, and a store that never forgets a card."""
