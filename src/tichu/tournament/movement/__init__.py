"""Movements of duplicate tournaments: who meets whom with which boards."""
