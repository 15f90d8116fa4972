"""Notifications through the push services of browsers (Web Push: RFC 8030, 8291 and 8292)."""
