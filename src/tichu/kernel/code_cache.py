"""Machine code that numba keeps on disk, one folder for each package with compiled functions.

numba notices an edit only in the file of the function itself, not in the files of the functions it calls.
So each package has a stamp with a hash of all its compiled sources, and of those of the packages it builds
on. If the hash has changed, the folder is emptied before anything is loaded from it. The same happens if
a file of machine code is not what was written: damaged code would crash the process, not raise an error.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Final

STAMP: Final = "machine-code.stamp"
SUMS: Final = "machine-code.sums"
"""A line for each file of machine code, when all had been compiled: its checksum and its name."""


class CodeCache:
    """The cached machine code of one package.

    Args:
        package: The folder with the sources.
        compiled: Whether anything is compiled and cached in this process.
        skip: Files in the folder that no compiled function depends on.
        needs: The caches of the packages whose functions are called.
    """

    writable: ClassVar = True
    """False if numba found no folder to write to."""

    def __init__(
        self,
        package: Path,
        *,
        compiled: bool,
        skip: tuple[str, ...] = (),
        needs: tuple[CodeCache, ...] = (),
    ) -> None:
        self.package = package
        self.compiled = compiled
        self.skip = skip
        self.needs = needs
        if compiled:
            self.drop_if_stale()

    def sources_hash(self) -> str:
        """Hash of everything that goes into the machine code: sources, versions and the processor."""
        import numba
        import numpy as np
        from llvmlite import binding

        digest = sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
        digest.update(binding.get_host_cpu_name().encode())
        for cache in (*self.needs, self):
            for path in sorted(cache.package.glob("*.py")):
                if path.name not in cache.skip:
                    digest.update(path.read_bytes())
        return digest.hexdigest()

    @property
    def folder(self) -> Path:
        """The folder in which numba keeps the machine code of this package."""
        if os.environ.get("NUMBA_CACHE_DIR") or not os.access(self.package, os.W_OK):
            from numba.core.caching import UserProvidedCacheLocator, UserWideCacheLocator

            for locator in (UserProvidedCacheLocator, UserWideCacheLocator):
                find: Any = locator.from_function
                found = find(CodeCache.sources_hash, str(self.package / "__init__.py"))
                if found is not None:
                    return Path(found.get_cache_path())
        return self.package / "__pycache__"

    def drop_if_stale(self) -> None:
        """Delete machine code that was made from other sources."""
        stamp, now = self.folder / STAMP, self.sources_hash()
        with suppress(OSError):
            if stamp.exists() and stamp.read_text().split()[:1] == [now] and not self.damaged():
                return
            stamp.parent.mkdir(parents=True, exist_ok=True)
            self.drop()
            stamp.write_text(f"{now} incomplete\n")

    def damaged(self) -> bool:
        """Whether a file of machine code is missing or differs from what was written."""
        sums = self.folder / SUMS
        if not sums.exists():
            return False  # nothing is complete yet, and what numba writes meanwhile is not listed
        return any(_checksum(self.folder / name) != digest for digest, name in _read_sums(sums))

    def drop(self) -> None:
        """Delete all machine code of this package."""
        for path in (*self.folder.glob("*.nb[ic]"), self.folder / SUMS, self.folder / STAMP):
            path.unlink(missing_ok=True)

    @property
    def complete(self) -> bool:
        """Whether everything is on disk, so that nobody has to wait for the compiler."""
        if not self.compiled or not CodeCache.writable:
            return False
        with suppress(OSError):
            return (self.folder / STAMP).read_text().split()[1:] == ["complete"]
        return False

    def mark_complete(self) -> None:
        """Note that every function has been compiled. Only the package's own ``precompile`` knows that."""
        if self.compiled and CodeCache.writable:
            with suppress(OSError):
                files = sorted(self.folder.glob("*.nbc"))  # numba may still add to the indexes, *.nbi
                sums = "".join(f"{_checksum(path)} {path.name}\n" for path in files)
                (self.folder / SUMS).write_text(sums)
                (self.folder / STAMP).write_text(f"{self.sources_hash()} complete\n")


def _checksum(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest() if path.is_file() else "missing"


def _read_sums(path: Path) -> list[tuple[str, str]]:
    lines = path.read_text(errors="replace").splitlines()
    return [(digest, name) for digest, _, name in (line.partition(" ") for line in lines)]
