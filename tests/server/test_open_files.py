"""The limit on open files is raised, and connections stay below it."""

from __future__ import annotations

import resource

import pytest

from tichu.server.open_files import MAX_OPEN_FILES, most_connections, raise_open_files


@pytest.mark.parametrize(
    ("soft", "hard", "raised"),
    [
        (1024, 4096, 4096),
        (1024, 1_000_000, MAX_OPEN_FILES),
        (1024, resource.RLIM_INFINITY, MAX_OPEN_FILES),
        (100_000, 1_000_000, None),
        (4096, 4096, None),
    ],
)
def test_the_limit_is_raised_as_far_as_possible(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, raised: int | None
) -> None:
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: found.append(limits))
    raise_open_files()
    assert found == ([] if raised is None else [(raised, hard)])


@pytest.mark.parametrize(("files", "most"), [(65_536, 10_000), (4096, 3840), (256, 128)])
def test_connections_leave_files_for_the_rest(monkeypatch: pytest.MonkeyPatch, files: int, most: int) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    assert most_connections(10_000) == most
