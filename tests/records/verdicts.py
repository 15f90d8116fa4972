"""Checks of verdicts on logged rounds."""

from __future__ import annotations

from tichu.records import Verdict, judge, read_bsw


def verdict(text: str) -> Verdict:
    (logged,) = read_bsw(text)
    return judge(logged)


def agrees(text: str) -> Verdict:
    given = verdict(text)
    assert given.status == "agree", (given.line, given.reason)
    return given


def differs(text: str, code: str, words: str, line: int | None = None) -> Verdict:
    given = verdict(text)
    assert (given.status, given.code) == ("differ", code), given.reason
    assert words in given.reason
    assert line is None or given.line == line
    return given
