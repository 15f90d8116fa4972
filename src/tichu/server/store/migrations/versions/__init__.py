"""The changes of the database, oldest first."""
