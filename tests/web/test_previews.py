"""Link previews: tags by page and language, pictures, and nothing that a link does not show."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html import unescape
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest

from tests.server.running import RunningServer
from tests.web.conftest import AT_ONCE
from tichu.core.cards import PACK, card_name
from tichu.server.preview.describe import replay_preview
from tichu.server.preview.drawing import draw
from tichu.server.preview.files import cards, fonts, puzzle_ids, puzzles
from tichu.server.preview.head import with_head
from tichu.server.preview.lettering import is_covered, width, wrap
from tichu.server.preview.pictures import BACK, Fan, Picture, SeatedTable, SeatShown, Sheet, SheetRow
from tichu.server.store import MatchRow
from tichu.server.store.rows import MatchSeat
from tichu.words import Words

TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />')
MARKUP = "<b>\"&'</b>"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def crawler(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as client:
        yield client


def tags(crawler: httpx.Client, path: str, language: str = "") -> dict[str, str]:
    """The tags of a page, by name."""
    answer = crawler.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return {name: unescape(content) for name, content in TAG.findall(answer.text)}


def new_table(server: RunningServer, name: str, **body: Any) -> str:
    """A table of a guest with a name; its id."""
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as host:
        host.get("/api/me")
        assert host.patch("/api/me", json={"name": name}).status_code == 200
        answer = host.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


# -- tags ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "language", "expected", "locale"),
    [
        ("/", "", "en", "en_US"),
        ("/", "xx", "en", "en_US"),
        ("/", "fr;q=0.2, el;q=0.9, xx", "el", "el_GR"),
        ("/?lang=ko", "de", "ko", "ko_KR"),
        ("/", "de-CH", "de-CH", "de_CH"),
    ],
)
def test_language_of_a_preview(
    crawler: httpx.Client, path: str, language: str, expected: str, locale: str
) -> None:
    answer = crawler.get(path, headers={"Accept-Language": language})
    found = {name: unescape(content) for name, content in TAG.findall(answer.text)}
    assert f'<html lang="{expected}"' in answer.text and "Accept-Language" in answer.headers["vary"]
    assert found["og:title"] == Words(expected).text("home.hero")
    assert found["description"] == found["og:description"] == Words(expected).text("home.heroText")
    assert found["og:locale"] == locale and found["twitter:card"] == "summary_large_image"
    assert found["og:image"].startswith(f"{crawler.base_url}/preview/{expected}/site.png?v=")


def test_title_of_each_page(crawler: httpx.Client) -> None:
    german = Words("de")
    expected = {
        "/lobby": german.text("home.openTables"),
        "/score": german.text("score.title"),
        "/learn": german.text("learn.title"),
        "/learn/3": f"{german.text('learn.title')}: Lektion 3",
        "/rules": german.text("rules.title"),
        "/rules/hierarchie/abacus": "Regeln: Hierarchie",
        "/puzzles": german.text("common.puzzles"),
        "/puzzles/7": f"Rätsel 7 von {len(puzzles())}",
        "/puzzles/99999": german.text("home.hero"),
        "/t/nothing": german.text("home.hero"),
        "/replay/nothing/1": german.text("home.hero"),
    }
    found = {path: tags(crawler, path, "de") for path in expected}
    assert {path: each["og:title"] for path, each in found.items()} == expected
    assert found["/puzzles/7"]["og:url"] == f"{crawler.base_url}/puzzles/7"
    assert found["/t/nothing"]["og:url"] == f"{crawler.base_url}/"


def test_a_table_tells_its_name_its_players_and_its_free_seats(
    server: RunningServer, crawler: httpx.Client
) -> None:
    table = new_table(server, "Mei", options={"title": f"Friday {MARKUP}"}, bots={"1": "club"})

    page = crawler.get(f"/t/{table}")
    found = tags(crawler, f"/t/{table}")

    assert found["og:title"] == f"Friday {MARKUP}" and MARKUP not in page.text
    assert found["og:description"].startswith("Nanjing – four players, two teams. At the table: Mei and ")
    assert found["og:description"].endswith("2 seats are still free.")
    assert page.headers["content-security-policy"] == crawler.get("/").headers["content-security-policy"]
    host = crawler.get(f"/api/tables/{table}").json()["host"]
    assert host not in page.text, "the id of a person is not shown"
    assert crawler.get(f"/preview/en/t/{table}.png").status_code == 200


def test_a_match_that_others_may_not_watch_tells_nothing(
    server: RunningServer, crawler: httpx.Client
) -> None:
    paths = []
    for spectators in (True, False):
        options = {**AT_ONCE, "spectators": spectators}
        table = new_table(server, "Mei Secret", options=options, fill="random", start=True)
        paths.append(f"/replay/{table}/1")
    open_, hidden = (tags(crawler, path) for path in paths)

    assert open_["og:description"].startswith("Players: Mei Secret, ")
    assert open_["og:description"].endswith("The match is not over yet.")
    assert "Mei" not in crawler.get(paths[1]).text
    assert hidden["og:description"] == "Only the players of this table can watch it."
    assert crawler.get(f"/preview/en{paths[1]}.png").status_code == 404


def test_addresses_are_those_of_a_plain_host_only(crawler: httpx.Client) -> None:
    found = crawler.get("/", headers={"Host": 'evil"><script>'})
    assert "og:title" in found.text
    assert "og:image" not in found.text and "evil" not in found.text


# -- results -------------------------------------------------------------------------------------------------


def finished(variant: str, names: str, **result: Any) -> MatchRow:
    seats = tuple(MatchSeat(at, None, name, None) for at, name in enumerate(names.split()))
    blank: dict[str, Any] = {"scores": None, "ranks": None, "winners": []}
    return MatchRow("t", 1, variant, "fata-morgana", 0.0, 1.0, 1, {**blank, **result}, seats)


def test_result_of_two_teams() -> None:
    match = finished("nanjing", "Mei Ana Bo Lin", scores=[-40, 1020], winners=[1])
    preview = replay_preview(Words("en"), match)
    assert preview.title == "Replay: Nanjing"
    assert preview.text == "Tichu: Ana & Lin beat Mei & Bo 1020\u00a0:\u00a0−40"
    assert preview.picture.scene == Sheet(
        (SheetRow("Mei & Bo", "−40", False), SheetRow("Ana & Lin", "1020", True))
    )


def test_result_of_single_players() -> None:
    trichu = replay_preview(
        Words("en"), finished("trichu", "Mei Ana Bo", scores=[5, 1000, 7, 30], winners=[1])
    )
    ranks = replay_preview(
        Words("en"), finished("hierarchie", "Mei Ana Bo Lin Li", ranks=[3, 0, 1, 4, 2], winners=[3])
    )
    assert isinstance(trichu.picture.scene, Sheet) and trichu.picture.scene.rows[3].names == "Dummy"
    assert trichu.text == "Players: Mei, Ana and Bo. Tichu: victory for Ana"
    assert isinstance(ranks.picture.scene, Sheet)
    assert [row.names for row in ranks.picture.scene.rows] == ["Lin", "Mei", "Ana", "Li", "Bo"]
    assert ranks.picture.scene.rows[0] == SheetRow("Lin", "1", True)


def test_guests_and_deleted_players_have_a_name_in_every_language() -> None:
    match = finished("nanjing", "Guest_7 deleted_player Bo Lin", scores=[1000, 0], winners=[0])
    seats = tuple(MatchSeat(seat.place, None, seat.name.replace("_", " "), None) for seat in match.seats)
    match = MatchRow("t", 1, match.variant, match.edition, 0.0, 1.0, 1, match.result, seats)
    text = replay_preview(Words("de"), match).text
    assert "Gast 7 & Bo" in text and f"{Words('de').text('common.deletedPlayer')} & Lin" in text


# -- pictures ------------------------------------------------------------------------------------------------


def test_a_picture_is_drawn_once(crawler: httpx.Client) -> None:
    path = tags(crawler, "/puzzles/5", "el")["og:image"]
    answer = crawler.get(path)
    assert answer.headers["content-type"] == "image/png" and "max-age" in answer.headers["cache-control"]
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    assert crawler.get(path, headers={"If-None-Match": answer.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    "path", ["xx/site", "en/nothing", "en/puzzles/0", "en/t/nothing", "en/new", "en//site", "en/../../icon"]
)
def test_pictures_that_do_not_exist(crawler: httpx.Client, path: str) -> None:
    assert crawler.get(f"/preview/{path}.png").status_code == 404


def test_what_pictures_are_made_of_is_not_served(crawler: httpx.Client) -> None:
    assert crawler.get("/preview/puzzles.json").status_code == 404
    assert len(fonts()) > 3


def test_text_in_a_picture_is_never_markup() -> None:
    nasty = "</text><image href='file:///etc/passwd'/>\x00\ud800&amp;"
    seats = (SeatShown(nasty, 0), SeatShown("", 1), SeatShown(nasty, None, True))
    for scene in (SeatedTable(seats), Sheet((SheetRow(nasty, nasty, True),)), Fan(("Dr", BACK))):
        drawn = ElementTree.fromstring(draw(Picture(nasty, (nasty, nasty), scene)))
        assert {each.tag for each in drawn.iter()}.isdisjoint({f"{SVG}image", f"{SVG}script"})


def test_a_puzzle_shows_only_what_its_player_sees() -> None:
    assert len(puzzles()) == len(puzzle_ids())
    for is_open, position in puzzles():
        assert BACK not in position.hands[0]
        assert is_open or all(card == BACK for hand in position.hands[1:] for card in hand)


def test_every_card_is_drawn_in_plain_colours() -> None:
    for face in ("classic", "tichubadour"):
        assert set(cards()[face]) == {*map(card_name, PACK), BACK}
        for drawing in cards()[face].values():
            assert not re.search(r"var\(|currentColor|undefined", drawing)


def test_long_text_is_broken_and_cut() -> None:
    lines = wrap("Wednesday " * 30, 40, 500, 3)
    assert len(lines) == 3 and lines[-1].endswith("…")
    assert all(width(line) * 40 <= 500 for line in lines)
    assert wrap("W" * 100, 40, 500, 3)[0].endswith("…")


def test_letters_of_all_languages_are_in_the_fonts_of_the_server() -> None:
    assert is_covered(["Zoë & Łukasz", "Γιώργος", "지은 뷁", "Андрей", "1020\u00a0:\u00a0−40", "“Ana” – …"])
    assert not is_covered(["漢字"])


def test_a_page_without_its_places_stays_as_it_is() -> None:
    match = finished("nanjing", "Mei Ana Bo Lin", scores=[0, 1020], winners=[1])
    assert with_head("<p>", "en", replay_preview(Words("en"), match), "", "/") == "<p>"
