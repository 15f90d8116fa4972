"""People who have played together: invitations, and blocks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.http_api.support import QUICK, problem
from tests.server.running import RunningServer


class Person(NamedTuple):
    """A visitor and their id."""

    http: httpx.Client
    id: str

    def table(self, **more: Any) -> str:
        table: str = self.http.post("/api/tables", json={"options": QUICK, **more}).json()["id"]
        return table

    def do(self, table: str, kind: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/do", json={"do": {"type": kind, **more}})

    def invite(self, table: str, other: Person) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/invitations", json={"player": other.id})

    def invited_to(self) -> list[str]:
        return [each["table"]["id"] for each in self.http.get("/api/me/invitations").json()]

    def met(self) -> list[str]:
        return [each["person"]["id"] for each in self.http.get("/api/me/people").json()["met"]]

    def block(self, other: Person) -> None:
        assert self.http.put(f"/api/me/blocked/{other.id}").status_code == 204


@pytest.fixture
def people(server: RunningServer) -> Iterator[list[Person]]:
    """Anna and Bob, who have played together, and a stranger."""
    with ExitStack() as opened:
        clients = [
            opened.enter_context(httpx.Client(base_url=server.url, timeout=30, verify=False))
            for _ in range(3)
        ]
        found = [Person(client, client.get("/api/me").json()["id"]) for client in clients]
        anna, bob, _ = found
        table = anna.table()
        bob.do(table, "sit")
        assert anna.do(table, "start", fill="random").status_code == 204
        yield found


def test_people_who_have_played_together_can_be_invited(people: list[Person]) -> None:
    anna, bob, stranger = people
    assert (anna.met(), bob.met(), stranger.met()) == ([bob.id], [anna.id], [])

    table = anna.table()
    assert anna.invite(table, bob).status_code == 204
    assert anna.invite(table, bob).status_code == 204
    problem(anna.invite(table, stranger), 404, "not-found")
    problem(anna.invite(table, anna), 404, "not-found")
    problem(anna.invite("nowhere", bob), 404, "not-found")
    problem(bob.invite(table, anna), 403, "not-allowed")

    (invitation,) = bob.http.get("/api/me/invitations").json()
    assert invitation["table"]["id"] == table and invitation["inviter"]["id"] == anna.id
    assert bob.http.get("/api/me/export").json()["invitations"][0]["table"]["id"] == table
    assert bob.do(table, "sit").status_code == 204
    assert bob.invited_to() == [], "Bob sits there"


def test_invitations_are_declined_and_end_with_the_table(people: list[Person]) -> None:
    anna, bob, _ = people
    one, two = anna.table(), anna.table()
    anna.invite(one, bob)
    anna.invite(two, bob)
    assert bob.invited_to() == [two, one]
    assert bob.http.delete(f"/api/me/invitations/{two}").status_code == 204
    problem(bob.http.delete(f"/api/me/invitations/{two}"), 404, "not-found")
    anna.do(one, "close")
    assert bob.invited_to() == []


def test_blocked_people_reach_nobody(people: list[Person]) -> None:
    anna, bob, _ = people
    invited = bob.table()
    bob.invite(invited, anna)
    anna.block(bob)
    anna.block(bob)

    assert anna.met() == [] and anna.invited_to() == []
    assert [each["person"]["id"] for each in anna.http.get("/api/me/people").json()["blocked"]] == [bob.id]
    assert bob.invite(invited, anna).status_code == 204, "it does not show that Bob is blocked"
    assert bob.met() == [anna.id] and anna.invited_to() == []
    table = anna.table()
    problem(anna.invite(table, bob), 404, "not-found")
    problem(bob.do(table, "sit"), 403, "blocked")
    assert anna.http.get("/api/me/export").json()["blocked"][0]["person"]["id"] == bob.id

    assert anna.http.delete(f"/api/me/blocked/{bob.id}").status_code == 204
    problem(anna.http.delete(f"/api/me/blocked/{bob.id}"), 404, "not-found")
    assert bob.do(table, "sit").status_code == 204


def test_tables_of_people_in_a_block_are_not_in_the_lobby(people: list[Person]) -> None:
    anna, bob, stranger = people
    public = {"options": {**QUICK, "public": True}}
    tables = {person.http.post("/api/tables", json=public).json()["id"]: person for person in (anna, bob)}
    anna.block(bob)

    def listed(person: Person) -> set[str]:
        return {row["id"] for row in person.http.get("/api/tables").json()} & set(tables)

    assert listed(stranger) == set(tables)
    assert {tables[each] for each in listed(anna)} == {anna}
    assert {tables[each] for each in listed(bob)} == {bob}


def test_a_block_needs_somebody_else(people: list[Person]) -> None:
    anna = people[0]
    problem(anna.http.put(f"/api/me/blocked/{anna.id}"), 409, "not-yourself")
    problem(anna.http.put("/api/me/blocked/nobody"), 404, "not-found")


def test_a_deleted_person_is_no_longer_listed(people: list[Person]) -> None:
    anna, bob, stranger = people
    stranger.block(bob)
    anna.invite(anna.table(), bob)
    assert bob.http.post("/api/me/delete", json={}).status_code == 204
    assert anna.met() == []
    assert stranger.http.get("/api/me/people").json()["blocked"] == []
