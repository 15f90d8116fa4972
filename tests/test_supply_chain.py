"""The lock files, the pinned images and the bills of materials. Nothing here needs the network."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tichu
from requirements import images, lock, sbom

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = {name: (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8") for name in lock.LAYERS}
WEB_LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
PLATFORMS: list[dict[str, str]] = [
    {"sys_platform": system, "platform_system": name, "os_name": kind, "python_version": python}
    | {"python_full_version": f"{python}.4"}
    for system, name, kind in [
        ("linux", "Linux", "posix"),
        ("darwin", "Darwin", "posix"),
        ("win32", "Windows", "nt"),
    ]
    for python in ["3.11", "3.14"]
]


def pins(name: str) -> dict[str, Requirement]:
    """The packages of a lock file and of the files below it."""
    text = "".join(LOCKS[layer] for layer in [*lock.LAYERS[name].on, name])
    found = [Requirement(line) for line in lock.without_hashes(text).splitlines()]
    return {canonicalize_name(pin.name): pin for pin in found}


def extra_requirements(names: tuple[str, ...]) -> Iterator[Requirement]:
    """What extras of the project require, with the extras they include."""
    for name in names:
        for requirement in map(Requirement, PROJECT["project"]["optional-dependencies"][name]):
            if requirement.name == "tichu":
                yield from extra_requirements(tuple(requirement.extras))
            else:
                yield requirement


def wanted(requirement: Requirement, platform: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({**platform, "extra": ""})


def missing(requirements: list[Requirement], locked: dict[str, Requirement]) -> list[str]:
    """What a lock does not provide on some platform, or in another version than required."""
    return [
        f"{requirement} on {platform['sys_platform']} {platform['python_version']}"
        for requirement in requirements
        for platform in PLATFORMS
        if wanted(requirement, platform)
        if (pin := locked.get(canonicalize_name(requirement.name))) is None
        or not wanted(pin, platform)
        or not requirement.specifier.contains(next(iter(pin.specifier)).version, prereleases=True)
    ]


@pytest.mark.parametrize("name", lock.LAYERS)
def test_a_lock_has_versions_and_checksums_and_nothing_else(name: str) -> None:
    for entry in lock.entries(LOCKS[name]).values():
        pin, *hashes = entry.replace("\\\n", "\n").splitlines()
        assert re.fullmatch(r"[a-z0-9-]+==[^ ]+( ; [^;]+)?", pin.rstrip())
        assert hashes
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64} ?", line) for line in hashes)
    assert "://" not in LOCKS[name]


@pytest.mark.parametrize("name", lock.LAYERS)
def test_a_lock_provides_what_the_project_requires(name: str) -> None:
    layer = lock.LAYERS[name]
    groups = [Requirement(line) for group in layer.groups for line in PROJECT["dependency-groups"][group]]

    assert missing([*extra_requirements(layer.extras), *groups], pins(name)) == []


def test_every_extra_is_locked() -> None:
    locked = {extra for layer in lock.LAYERS.values() for extra in layer.extras}
    parts_of_play = {"bots", "cli", "client", "server"}
    assert set(PROJECT["project"]["optional-dependencies"]) - locked == parts_of_play


@pytest.mark.parametrize("name", ["play", "cluster", "dev"])
def test_a_lock_provides_what_its_packages_require(name: str) -> None:
    locked = pins(name)
    for package in locked:
        try:
            requirements = [Requirement(line) for line in metadata.requires(package) or []]
        except metadata.PackageNotFoundError:
            continue  # a package of another platform
        plain = [one for one in requirements if "extra" not in str(one.marker)]
        assert missing(plain, locked) == [], package


def test_a_package_is_in_the_lowest_layer_that_needs_it() -> None:
    every = "".join(f"{name}==1 \\\n    --hash=sha256:{name}\n" for name in ["a", "b", "c"])
    needed = {name: {"a"} for name in lock.LAYERS} | {"cluster": {"a", "b"}, "dev": {"a", "b", "c"}}

    files = {name: set(lock.entries(text)) for name, text in lock.split(every, needed).items()}

    assert files["play"] == {"a"}
    assert files["cluster"] == {"b"}
    assert files["dev"] == {"c"}


def web_packages() -> dict[str, dict[str, Any]]:
    return {path: package for path, package in WEB_LOCK["packages"].items() if path}


def test_web_packages_have_checksums_and_no_addresses() -> None:
    assert [path for path, package in web_packages().items() if "integrity" not in package] == []
    assert [path for path, package in web_packages().items() if "resolved" in package] == []


def test_web_packages_of_all_platforms_are_locked() -> None:
    names = {path.rpartition("node_modules/")[2] for path in web_packages()}
    optional = {
        name for package in web_packages().values() for name in package.get("optionalDependencies", {})
    }
    systems = {system for package in web_packages().values() for system in package.get("os", [])}

    assert optional - names == set()
    assert {"linux", "darwin", "win32"} <= systems


def test_web_lock_belongs_to_its_package_and_version() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    locked = WEB_LOCK["packages"][""]

    assert {key: locked.get(key) for key in ("dependencies", "devDependencies")} == {
        key: package.get(key) for key in ("dependencies", "devDependencies")
    }
    assert package["version"] == locked["version"] == "0.0.0"  # it is released as a part of the package


def test_images_are_pinned_by_digest() -> None:
    dockerfile, compose = (file.read_text(encoding="utf-8") for file in images.FILES)
    stages = set(re.findall(r" AS (\w+)$", dockerfile, re.MULTILINE)) | {"tichu"}
    used = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE) + re.findall(r"image: (\S+)", compose)

    assert [image for image in used if image not in stages and not images.PINNED.fullmatch(image)] == []


def test_digests_are_replaced() -> None:
    old, new = "sha256:" + 64 * "0", "sha256:" + 64 * "1"
    text = f"FROM python:3.11-slim@{old} AS base\nFROM base\n"

    assert images.with_digests(text, {"python:3.11-slim": new}.__getitem__) == text.replace(old, new)


def test_the_bill_of_the_web_client_is_reproducible() -> None:
    bom = sbom.web_bom()

    assert bom["bomFormat"] == "CycloneDX"
    assert bom["metadata"]["component"]["purl"] == f"pkg:npm/tichu-web@{tichu.__version__}"
    assert bom["metadata"]["component"]["name"] == "tichu-web"
    assert not {"serialNumber", "timestamp"} & {*bom, *bom["metadata"]}
    assert len(bom["components"]) == len(
        {path.rpartition("node_modules/")[2] + package["version"] for path, package in web_packages().items()}
    )
    assert all(component["hashes"] and component["purl"] for component in bom["components"])


def test_a_bill_names_no_files_of_the_machine_it_was_made_on() -> None:
    local, public = (
        {"type": "distribution", "url": "file:///x.whl"},
        {"type": "website", "url": "https://x.org"},
    )
    bom = {"metadata": {"component": {}}, "components": [{"externalReferences": [local, public]}]}

    assert sbom.without_local_files(bom)["components"] == [{"externalReferences": [public]}]
