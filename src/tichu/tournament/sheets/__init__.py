"""Pages to print for a tournament with real cards, as self-contained HTML in any language."""
