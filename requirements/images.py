"""Update the digests of the images in Dockerfile and compose.yaml: ``make images``. Needs Docker."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = (ROOT / "Dockerfile", ROOT / "compose.yaml")
PINNED = re.compile(r"(?P<tag>[\w./-]+:[\w.-]+)@(?P<digest>sha256:[0-9a-f]{64})")


def digest_of(tag: str) -> str:
    """Ask the registry for the digest of the index of all platforms that a tag stands for now."""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", tag]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def with_digests(text: str, find: Callable[[str], str]) -> str:
    """Replace the digest of each pinned image."""
    return PINNED.sub(lambda image: f"{image['tag']}@{find(image['tag'])}", text)


def main() -> None:
    """Ask for all digests before the first file is written."""
    texts = {file: with_digests(file.read_text(encoding="utf-8"), digest_of) for file in FILES}
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
