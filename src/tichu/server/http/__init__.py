"""HTTP for the lobby, histories and accounts, and a socket for play."""
