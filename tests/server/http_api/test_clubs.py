"""Clubs: founding, joining, roles, tables for members, evenings and seasons."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any, NamedTuple

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.http_api.support import QUICK, problem
from tests.server.running import RunningServer

_numbers = count(1)
PASSWORD = "a long enough password"


class Clubber(NamedTuple):
    """A visitor and their id."""

    http: httpx.Client
    id: str

    def found(self, **more: Any) -> str:
        answer = self.http.post("/api/clubs", json={"name": "Tuesday", **more})
        assert answer.status_code == 201, answer.text
        name: str = answer.json()["id"]
        return name

    def look(self, club: str) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/clubs/{club}").json()
        return found

    def join(self, club: str, code: str | None = None) -> httpx.Response:
        return self.http.post(f"/api/clubs/{club}/join", json={"code": code})

    def give(self, club: str, other: Clubber, role: str) -> httpx.Response:
        return self.http.put(f"/api/clubs/{club}/members/{other.id}", json={"role": role})

    def remove(self, club: str, other: Clubber) -> httpx.Response:
        return self.http.delete(f"/api/clubs/{club}/members/{other.id}")

    def direct(self, tournament: str, type: str, **more: Any) -> None:
        body = {"do": {"type": type, **more}}
        answer = self.http.post(f"/api/tournaments/{tournament}/do", json=body)
        assert answer.status_code == 200, answer.text


Come = Callable[..., Clubber]


@pytest.fixture
def come(server: RunningServer) -> Iterator[Come]:
    with ExitStack() as opened:

        def arrive(account: bool = False) -> Clubber:
            client = opened.enter_context(httpx.Client(base_url=server.url, timeout=30, verify=False))
            if account:
                login = {"login": f"clubber{next(_numbers)}", "password": PASSWORD}
                client.get("/api/me")
                assert client.post("/api/account", json=login).status_code == 201
            return Clubber(client, client.get("/api/me").json()["id"])

        yield arrive


def test_people_join_and_get_roles(come: Come) -> None:
    anna, bob, stranger = come(account=True), come(), come()
    problem(bob.http.post("/api/clubs", json={"name": "Guests"}), 403, "organiser-account")
    club = anna.found(listed=True, about="Every week")
    assert club in [each["id"] for each in stranger.http.get("/api/clubs").json()]
    assert anna.look(club)["role"] == "organiser"

    assert bob.join(club).json() == {"role": "applicant"}
    assert [each["person"]["id"] for each in anna.look(club)["applicants"]] == [bob.id]
    assert bob.look(club)["applicants"] == [] and bob.look(club)["member_list"] is None
    assert anna.give(club, bob, "member").status_code == 204
    assert [each["role"] for each in bob.look(club)["member_list"]] == ["organiser", "member"]
    assert [each["name"] for each in bob.http.get("/api/me/clubs").json()] == ["Tuesday"]
    problem(bob.give(club, anna, "member"), 403, "not-allowed")
    problem(anna.give(club, bob, "organiser"), 403, "organiser-account")
    problem(anna.give(club, stranger, "member"), 404, "not-found")
    problem(anna.remove(club, anna), 409, "last-organiser")

    assert anna.give(club, bob, "barred").status_code == 204
    problem(bob.join(club), 403, "barred")
    problem(bob.remove(club, bob), 404, "not-found")
    problem(bob.http.get(f"/api/clubs/{club}/log"), 403, "members-only")
    log = anna.http.get(f"/api/clubs/{club}/log").json()
    assert [each["kind"] for each in log] == ["barred", "admitted", "applied", "founded"]
    assert bob.http.get("/api/me/export").json()["clubs"][0]["role"] == "barred"


def test_links_and_admission(come: Come) -> None:
    anna, bob, carl = come(account=True), come(), come()
    club = anna.found(admission="invitation")
    problem(bob.join(club), 403, "invitation-needed")
    code = anna.look(club)["code"]
    assert bob.join(club, code).json() == {"role": "member"}
    assert bob.look(club)["code"] is None
    new = anna.http.post(f"/api/clubs/{club}/link").json()["code"]
    problem(carl.join(club, code), 403, "link-ended")
    assert new != code and carl.join(club, new).json() == {"role": "member"}
    assert carl.remove(club, carl).status_code == 204
    changed = {"name": "Wednesday", "admission": "open"}
    problem(bob.http.put(f"/api/clubs/{club}", json=changed), 403, "not-allowed")
    assert anna.http.put(f"/api/clubs/{club}", json=changed).status_code == 204
    assert carl.join(club).json() == {"role": "member"}
    assert carl.look(club)["name"] == "Wednesday"
    assert anna.http.delete(f"/api/clubs/{club}").status_code == 204
    problem(anna.http.get(f"/api/clubs/{club}"), 404, "not-found")


def sit_over_socket(person: Clubber, table: str) -> tuple[str, str | None]:
    """Try to sit down; return the type of the answer, and its code if it is a refusal."""
    url = str(person.http.base_url).replace("http", "ws", 1).rstrip("/")
    cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}
    with connect(f"{url}/api/tables/{table}/socket", additional_headers=cookies) as socket:
        socket.send(json.dumps({"t": "do", "v": 0, "d": {"id": "a1", "do": {"type": "sit"}}}))
        for text in socket:
            frame = json.loads(text)
            if frame["d"].get("id") == "a1":
                return frame["t"], frame["d"].get("code")
    return "", None


def test_tables_of_a_club(come: Come) -> None:
    anna, bob, stranger = come(account=True), come(), come()
    club = anna.found(admission="open")
    path = f"/api/clubs/{club}/tables"
    problem(stranger.http.post(path, json={"options": QUICK}), 403, "members-only")
    table = anna.http.post(path, json={"options": QUICK}).json()["id"]
    sit = {"do": {"type": "sit"}}
    problem(bob.http.post(f"/api/tables/{table}/do", json=sit), 403, "members-only")
    assert sit_over_socket(bob, table) == ("error", "members-only")
    bob.join(club)
    assert bob.http.post(f"/api/tables/{table}/do", json=sit).status_code == 204
    assert [each["table"]["id"] for each in bob.look(club)["tables"]] == [table]
    assert stranger.look(club)["tables"] == []
    open_one = bob.http.post(path, json={"options": QUICK, "members_only": False}).json()["id"]
    assert [each["table"]["id"] for each in stranger.look(club)["tables"]] == [open_one]
    assert stranger.http.post(f"/api/tables/{open_one}/do", json=sit).status_code == 204


def evening(anna: Clubber, club: str, name: str, winner: str) -> str:
    """Play an evening of two people by name; return its id."""
    options = {"name": name, "format": "round-robin", "entrants": "pair", "rounds": 1}
    body = {"options": options, "settings": {"venue": "room"}, "club": club}
    made: str = anna.http.post("/api/tournaments", json=body).json()["id"]
    for pair in (["Ann", "Bob"], ["Cyd", "Dan"]):
        anna.direct(made, "add", name=" & ".join(pair), members=pair)
    anna.direct(made, "pair")
    found = anna.http.get(f"/api/tournaments/{made}").json()
    names = {each["number"]: each["name"] for each in found["entry_list"]}
    (table,) = found["round_list"][0]["tables"]
    first = winner in names[table["sides"][0][0]]
    anna.direct(made, "correct", round=1, table=1, games=[[1000, 400] if first else [400, 1000]])
    return made


def test_season_of_two_evenings(come: Come) -> None:
    anna, bob = come(account=True), come()
    club = anna.found(admission="open")
    bob.http.patch("/api/me", json={"name": "Bob"})
    bob.join(club)
    problem(
        bob.http.post("/api/tournaments", json={"options": {"name": "X", "format": "swiss"}, "club": club}),
        403,
        "not-allowed",
    )
    one, two = evening(anna, club, "One", "Ann"), evening(anna, club, "=Two", "Cyd")
    season = {"name": "Spring", "starts_at": 0, "rules": {"places": [3, 1], "best": 1}}
    problem(bob.http.post(f"/api/clubs/{club}/seasons", json=season), 403, "not-allowed")
    id = anna.http.post(f"/api/clubs/{club}/seasons", json=season).json()["id"]
    path = f"/api/clubs/{club}/seasons/{id}"

    found = bob.http.get(path).json()
    assert [(each["id"], each["counts"]) for each in found["evenings"]] == [(two, True), (one, True)]
    assert {line["name"]: line["values"]["score"] for line in found["lines"]} == dict.fromkeys(
        ("Ann", "Bob", "Cyd", "Dan"), 3.0
    )
    players = {line["name"]: line["player"] for line in found["lines"]}
    assert players == {"Ann": None, "Bob": bob.id, "Cyd": None, "Dan": None}, "Bob is the member of that name"
    header, first, *_ = bob.http.get(f"{path}/table.csv").text.splitlines()
    assert header == "rank,name,score,firsts,direct,best,One,'=Two"
    assert first.startswith("1,Ann,3.0,1.0,0.0,3.0,")

    changed = {**season, "excluded": [two], "ends_at": 2.0**40}
    assert anna.http.put(path, json=changed).status_code == 204
    found = bob.http.get(path).json()
    assert [(line["rank"], line["name"]) for line in found["lines"]] == [
        (1, "Ann"),
        (1, "Bob"),
        (3, "Cyd"),
        (3, "Dan"),
    ]
    assert [each["counts"] for each in found["evenings"]] == [False, True]
    wrong = {**season, "rules": {"places": [1, 3]}}
    problem(anna.http.put(path, json=wrong), 409, "bad-season")
    problem(anna.http.put(path, json={**season, "ends_at": 0}), 422, "bad-season")
    assert bob.look(club)["seasons"][0]["name"] == "Spring" and len(bob.look(club)["past"]) == 2
    assert anna.http.delete(path).status_code == 204
    problem(bob.http.get(path), 404, "not-found")


def test_tournaments_for_members(come: Come) -> None:
    anna, bob = come(account=True), come()
    club = anna.found(admission="open")
    settings = {"members_only": True, "listed": False}
    body = {"options": {"name": "Cup", "format": "individual"}, "settings": settings, "club": club}
    cup = anna.http.post("/api/tournaments", json=body).json()["id"]
    register = {"do": {"type": "register"}}
    problem(bob.http.post(f"/api/tournaments/{cup}/do", json=register), 403, "members-only")
    assert bob.look(club)["tournaments"] == []
    bob.join(club)
    assert [each["id"] for each in bob.look(club)["tournaments"]] == [cup]
    bob.direct(cup, "register")
    assert bob.http.get(f"/api/tournaments/{cup}").json()["club_name"] == "Tuesday"
    anna.direct(cup, "club", club=None)
    assert bob.look(club)["tournaments"] == []
