"""The addresses of people, as far as they are remembered."""

from __future__ import annotations

import pytest

from tichu.server.address_book import AddressBook


def test_the_last_address_of_a_person_counts() -> None:
    book = AddressBook()
    book.note("anna", "192.0.2.1")
    book.note("anna", "192.0.2.2")

    assert book.address_of("anna") == "192.0.2.2"
    assert book.address_of("bob") == "bob", "nobody shares the place of somebody who is not known"


def test_people_who_were_not_seen_for_long_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tichu.server.address_book.MAX_PEOPLE", 2)
    book = AddressBook()
    for person in ("anna", "bob", "anna", "cyd"):
        book.note(person, "192.0.2.1")

    assert [book.address_of(person) for person in ("anna", "bob", "cyd")] == ["192.0.2.1", "bob", "192.0.2.1"]
