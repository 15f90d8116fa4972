"""Write software bills of materials of the server and the web client, as CycloneDX JSON: ``make sbom``.

The same inputs give the same files: they contain no time and no random serial number.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def python_bom(interpreter: Path) -> dict[str, Any]:
    """List the packages that are installed for an interpreter."""
    command = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible"]
    command += ["--spec-version", "1.6", "--pyproject", "pyproject.toml", str(interpreter)]
    bom: dict[str, Any] = json.loads(output(command))
    bom["metadata"]["component"]["version"] = version()  # the tool finds none in pyproject.toml
    return without_local_files(bom)


def web_bom() -> dict[str, Any]:
    """List the packages of package-lock.json; those only used for building are marked as development."""
    command = [sys.executable, "web/run.py", "npm", "sbom", "--package-lock-only", "--loglevel=error"]
    command += ["--sbom-format=cyclonedx", "--sbom-type=application"]
    return reproducible(json.loads(output(command).replace("tichu-web@0.0.0", f"tichu-web@{version()}")))


def version() -> str:
    """Return the version of the project; the web client has none of its own."""
    source = (ROOT / "src" / "tichu" / "__init__.py").read_text(encoding="utf-8")
    return source.partition('__version__ = "')[2].partition('"')[0]


def output(command: list[str]) -> str:
    """Run a command in the project's folder."""
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def without_local_files(bom: dict[str, Any]) -> dict[str, Any]:
    """Drop references to files of the machine the bill was made on, such as the wheel that was just built."""
    for component in [bom["metadata"]["component"], *bom["components"]]:
        references = component.get("externalReferences", [])
        component["externalReferences"] = [one for one in references if not one["url"].startswith("file:")]
    return bom


def reproducible(bom: dict[str, Any]) -> dict[str, Any]:
    """Drop what npm makes up each time, and name the application after its package, not its folder."""
    bom.pop("serialNumber", None)
    bom["metadata"].pop("timestamp", None)
    component = bom["metadata"]["component"]
    component["name"], _, component["version"] = component["bom-ref"].rpartition("@")
    return bom


def check(bom: dict[str, Any]) -> None:
    """Stop if a bill does not follow the schema of its version."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    version = SchemaVersion.from_version(bom["specVersion"])
    if problem := JsonStrictValidator(version).validate_str(json.dumps(bom)):
        sys.exit(f"{bom['metadata']['component']['name']}: {problem}")


def main() -> None:
    """Write python.cdx.json and web.cdx.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", type=Path, required=True, help="interpreter of the server")
    parser.add_argument("--output", type=Path, required=True, help="folder for the two files")
    options = parser.parse_args()

    options.output.mkdir(parents=True, exist_ok=True)
    boms = {"python": python_bom(options.python), "web": web_bom()}
    check(boms["web"])  # the tool for Python checks its result itself
    for name, bom in boms.items():
        text = json.dumps(bom, indent=2, sort_keys=True) + "\n"
        (options.output / f"{name}.cdx.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
