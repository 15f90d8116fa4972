"""Analysis of finished games: what each decision cost, puzzles and statistics."""
