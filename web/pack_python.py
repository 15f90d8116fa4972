"""Run by the build in Pyodide: pack what a local table needs into one archive of compiled modules.

The archive takes the place of Pyodide's standard library. It has the modules that are loaded once a table is
open, and those of this project. Compiled modules start in less than half the time of sources.
"""

from __future__ import annotations

import importlib.util
import json
import marshal
import sys
import zipfile
from pathlib import Path

STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
SOURCES = Path("/src")
TARGET = Path("/python.zip")
EXTRA = ("encodings/ascii.py", "encodings/latin_1.py", "_strptime.py", "calendar.py")
"""Modules that Python itself imports on rare occasions."""
HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""Of a compiled module that is never compared with its source."""


def open_table() -> None:
    """Load everything that a table needs: create one, and let the bots begin."""
    sys.path.insert(0, str(SOURCES))
    from tichu.local.bridge import LocalBridge

    bridge = LocalBridge()
    request = {"id": "packed", "name": "-", "options": {"clock": None, "bot_pace": 0}, "fill": "club"}
    made = json.loads(bridge.create(json.dumps(request), 0.0))
    if "error" in made:
        raise RuntimeError(made["error"])


def loaded_from(folder: str) -> set[str]:
    """Return the files below a folder or archive that are loaded as modules."""
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    return {file.removeprefix(f"{folder}/") for file in files if file.startswith(f"{folder}/")}


def put(archive: zipfile.ZipFile, name: str, source: bytes) -> None:
    """Compile a module into the archive, without docstrings."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    archive.writestr(zipfile.ZipInfo(f"{name}c"), HEADER + marshal.dumps(code))


def main() -> None:
    """Pack the archive."""
    open_table()
    with zipfile.ZipFile(STDLIB) as stdlib, zipfile.ZipFile(TARGET, "w") as archive:
        for name in sorted({*loaded_from(STDLIB), *EXTRA}):
            put(archive, name, stdlib.read(name))
        for path in sorted(SOURCES.rglob("*.py")):
            put(archive, path.relative_to(SOURCES).as_posix(), path.read_bytes())


main()
