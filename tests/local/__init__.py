"""Tests of the table that lives in one process."""
