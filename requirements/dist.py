"""Build the packages as a release does: the source package, then the wheel from it. ``make dist``.

The same sources and SOURCE_DATE_EPOCH give the same bytes.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MAX_WHEEL_BYTES = 5_000_000
PAGE = "tichu/server/page/index.html"


def build(folder: Path) -> tuple[Path, Path]:
    """Build the source package and, from its contents only, the wheel."""
    folder.mkdir(parents=True, exist_ok=True)
    _hatchling("sdist", ROOT, folder)
    source = next(folder.glob("tichu-*.tar.gz"))
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(source) as archive:
            archive.extractall(unpacked, filter="data")
        _hatchling("wheel", next(Path(unpacked).iterdir()), folder)
    return source, next(folder.glob("tichu-*.whl"))


def _hatchling(target: str, project: Path, folder: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        target,
        "--directory",
        str(folder.resolve()),
    ]
    subprocess.run(command, cwd=project, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)


def problems(wheel: Path) -> list[str]:
    """Return what is wrong with a wheel."""
    found = []
    names = zipfile.ZipFile(wheel).namelist()
    if PAGE not in names:
        found.append("the web client is missing")
    if wheel.stat().st_size > MAX_WHEEL_BYTES:
        found.append(f"it has {wheel.stat().st_size} bytes, more than {MAX_WHEEL_BYTES}")
    stray = [name for name in names if "__pycache__" in name or name.endswith((".nbi", ".nbc", ".map"))]
    return found + [f"{name} does not belong in it" for name in stray]


def main() -> None:
    """Build, check, and print names, sizes and checksums."""
    folder = Path(sys.argv[1])
    packages = build(folder)
    if found := problems(packages[1]):
        shutil.rmtree(folder)
        sys.exit(f"{packages[1].name}: {'; '.join(found)}")
    for package in packages:
        digest = hashlib.sha256(package.read_bytes()).hexdigest()
        sys.stdout.write(f"{digest}  {package.name}  {package.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
