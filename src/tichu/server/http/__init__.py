"""The doors of the house: HTTP for the lobby, histories and accounts, a socket for play."""
