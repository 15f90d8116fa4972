"""Installations in empty environments: ``make test-install``. Not collected by pytest."""
