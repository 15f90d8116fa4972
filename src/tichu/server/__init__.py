"""The server: HTTP, sockets, tables, accounts and storage."""
