"""Club plays for shark while shark is being compiled."""

from __future__ import annotations

import os
from collections.abc import Iterator
from threading import Event

import pytest

from tichu.bots import ClubBot, compiling
from tichu.bots.protocol import Bot
from tichu.core.match import Match


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Whether shark is compiled, which a test can change; nothing is really compiled."""
    state = [False]
    monkeypatch.setattr(compiling, "_is_compiled", lambda: state[0])
    monkeypatch.setattr(compiling, "compile_in_background", lambda: None)
    monkeypatch.setattr(compiling, "_load", lambda: None)
    compiling._start_loading.cache_clear()
    yield state
    compiling._start_loading.cache_clear()


def test_club_is_asked_until_shark_is_ready(compiled: list[bool]) -> None:
    assert compiling.available("shark@1s") == "club"
    assert compiling.available("greedy") == "greedy"
    compiled[0] = True
    assert compiling.available("shark@1s") == "shark@1s"


def test_club_is_asked_while_shark_is_loaded(compiled: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = Event()
    monkeypatch.setattr(compiling, "_load", loaded.wait)
    monkeypatch.setattr(compiling, "LOAD_TIMEOUT", 0)
    compiled[0] = True

    assert compiling.available("shark") == "club"
    assert compiling.available("greedy") == "greedy"
    loaded.set()
    compiling._start_loading(os.getpid()).join()
    assert compiling.available("shark") == "shark"


def test_a_patient_bot_decides_like_club_and_becomes_the_bot(
    compiled: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Match("nanjing", seed=1).round.view(0)
    made: list[str] = []

    def make(name: str, seed: int | None) -> Bot:
        made.append(name)
        return ClubBot(seed)

    monkeypatch.setattr("tichu.bots.registry.make", make)
    bot = compiling.make_patient("shark", 5)
    assert isinstance(bot, compiling.PatientBot) and bot.name == "shark"
    assert bot.consider(view) == ClubBot(5).consider(view) and made == []

    compiled[0] = True
    bot.consider(view)
    bot.consider(view)

    assert made == ["shark"]


def test_other_bots_need_not_wait(compiled: list[bool]) -> None:
    assert isinstance(compiling.make_patient("club", 1), ClubBot)
