"""Clubs: what people ask for, who may do what, and seasons computed from tournaments."""
