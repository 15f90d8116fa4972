"""Build the packages as a release does: the source package, then the wheel from it. ``make dist``.

The same sources and SOURCE_DATE_EPOCH give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
MAX_WHEEL_BYTES = 5_000_000
PAGE = "tichu/server/page/index.html"
OFFLINE_FILES = "tichu/server/page/assets/**/*.gz"
"""Python for the browser, which the wheel would be too large with."""


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


def build_offline(folder: Path) -> Path:
    """Build the wheel with Python for games on a visitor's device; its files are added to the page."""
    name = f"tichu_offline-{_version()}"
    info = f"{name}.dist-info"
    files = {path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in SOURCES.glob(OFFLINE_FILES)}
    files[f"{info}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: tichu-offline\nVersion: {_version()}\n"
        f"Requires-Dist: tichu=={_version()}\n"
        "Summary: Python for the browser: lets the web client of tichu play without a network.\n"
    ).encode()
    files[f"{info}/WHEEL"] = (
        b"Wheel-Version: 1.0\nGenerator: tichu\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    )
    record = "".join(f"{path},sha256={_digest(data)},{len(data)}\n" for path, data in sorted(files.items()))
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = folder / f"{name}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(path), data)
    return wheel


def _version() -> str:
    text = (SOURCES / "tichu" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def problems(wheel: Path) -> list[str]:
    """Return what is wrong with a wheel."""
    found = []
    names = zipfile.ZipFile(wheel).namelist()
    if PAGE not in names and wheel.name.startswith("tichu-"):
        found.append("the web client is missing")
    if wheel.stat().st_size > MAX_WHEEL_BYTES:
        found.append(f"it has {wheel.stat().st_size} bytes, more than {MAX_WHEEL_BYTES}")
    stray = [name for name in names if "__pycache__" in name or name.endswith((".nbi", ".nbc", ".map"))]
    return found + [f"{name} does not belong in it" for name in stray]


def main() -> None:
    """Build, check, and print names, sizes and checksums."""
    folder = Path(sys.argv[1])
    packages = *build(folder), build_offline(folder)
    for wheel in packages[1:]:
        if found := problems(wheel):
            shutil.rmtree(folder)
            sys.exit(f"{wheel.name}: {'; '.join(found)}")
    for package in packages:
        digest = hashlib.sha256(package.read_bytes()).hexdigest()
        sys.stdout.write(f"{digest}  {package.name}  {package.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
