"""Questions that come with the project, in parts of a few dozen: JSON, one object per line."""
