"""The released packages: complete, small, the same each time, with a README for package indexes."""

from __future__ import annotations

import os
import re
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from readme_renderer import markdown

import hatch_build
import tichu
from requirements import dist

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
REPOSITORY = "https://code.example/tichu"

pytestmark = pytest.mark.skipif(not (ROOT / hatch_build.PAGE).exists(), reason="the web client is not built")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return dist.build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def metadata(packages: tuple[Path, Path]) -> Message:
    with zipfile.ZipFile(packages[1]) as wheel:
        return message_from_bytes(wheel.read(f"tichu-{tichu.__version__}.dist-info/METADATA"))


def test_a_wheel_made_from_the_source_package_has_the_page(packages: tuple[Path, Path]) -> None:
    assert dist.problems(packages[1]) == []
    page = {path.name for path in (ROOT / hatch_build.PAGE).parent.rglob("*") if path.is_file()}
    packed = {Path(name).name for name in zipfile.ZipFile(packages[1]).namelist() if "/page/" in name}
    assert {name for name in page if not name.endswith(".gz")} == packed


def test_python_for_the_browser_is_a_wheel_of_its_own(packages: tuple[Path, Path], tmp_path: Path) -> None:
    wheel = dist.build_offline(tmp_path)

    assert dist.problems(wheel) == []
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {Path(name).suffix for name in names if "/page/" in name} == {".gz"}
    assert any(name.endswith("pyodide.asm.wasm.gz") for name in names)
    assert not names & set(zipfile.ZipFile(packages[1]).namelist())


def test_the_same_sources_give_the_same_bytes(
    packages: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.utime(ROOT / "LICENSE")
    monkeypatch.setenv("TZ", "Asia/Seoul")

    again = dist.build(tmp_path)

    assert [one.read_bytes() for one in again] == [one.read_bytes() for one in packages]


def test_the_source_package_has_what_a_checkout_has(packages: tuple[Path, Path]) -> None:
    with tarfile.open(packages[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    wanted = [
        "Makefile",
        "hatch_build.py",
        "web/package-lock.json",
        "requirements/play.txt",
        "tests/conftest.py",
    ]
    assert [name for name in wanted if name not in names] == []
    assert not any("node_modules/" in name or "__pycache__" in name for name in names)


def test_metadata_names_version_and_pythons(metadata: Message) -> None:
    pythons = {line.rpartition(" :: ")[2] for line in metadata.get_all("Classifier", [])}

    assert metadata["Version"] == tichu.__version__
    assert {"3.11", "3.12", "3.13", "3.14"} <= pythons


@pytest.mark.parametrize("repository", ["", REPOSITORY])
def test_the_readme_renders_and_has_no_relative_links(repository: str) -> None:
    html = markdown.render(hatch_build.with_links(README, repository, "1.0"))

    assert html is not None
    targets = re.findall(r'(?:href|src)="([^"]+)"', html)
    assert [one for one in targets if not one.startswith(("https://", "#"))] == []
    assert (f"{REPOSITORY}/blob/v1.0/docs/arena.md" in targets) == bool(repository)
    assert (f"{REPOSITORY}/raw/v1.0/docs/table-phone.png" in targets) == bool(repository)


def test_addresses_are_left_out_until_there_is_one() -> None:
    assert hatch_build.addresses("", "", "1.0") == {}
    assert hatch_build.addresses(REPOSITORY, "", "1.0") == {
        "Source": REPOSITORY,
        "Issues": f"{REPOSITORY}/issues",
        "Changelog": f"{REPOSITORY}/blob/v1.0/CHANGELOG.md",
    }
