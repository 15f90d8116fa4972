from __future__ import annotations

import pytest

from tichu.client import BadLink, Client, TableLink


@pytest.mark.parametrize(
    ("text", "socket"),
    [
        ("https://tichu.example/t/abc", "wss://tichu.example/api/tables/abc/socket"),
        ("127.0.0.1:8000/t/abc/", "ws://127.0.0.1:8000/api/tables/abc/socket"),
        ("http://host/games/t/abc", "ws://host/games/api/tables/abc/socket"),
    ],
)
def test_link_leads_to_the_socket_of_its_table(text: str, socket: str) -> None:
    assert TableLink.parse(text).socket == socket


@pytest.mark.parametrize("text", ["nanjing", "ftp://host/t/abc", "http://host/t/", "http:///t/abc"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadLink):
        TableLink.parse(text)


@pytest.mark.parametrize("table", ["abc", "http://host/t/abc", TableLink("http://host", "abc")])
def test_client_takes_a_link_or_the_id_of_a_table(table: TableLink | str) -> None:
    assert Client("http://host/").link(table) == TableLink("http://host", "abc")
