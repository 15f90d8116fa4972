"""A moment of the training example: also run once before the tests, because it compiles its functions.

python -m tests.envs.training
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples"


def train_briefly(out: Path) -> Any:
    """Train for a moment; return the network."""
    return import_module("selfplay.train").train(0.001, out, games=16, samples=1024, quiet=True)


if __name__ == "__main__":
    sys.path.insert(0, str(EXAMPLES))
    with TemporaryDirectory() as folder:
        train_briefly(Path(folder) / "weights.npz")
