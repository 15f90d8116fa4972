"""Links of tables, as people pass them around."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from tichu.client.errors import BadLink


class TableLink(NamedTuple):
    """The address of a table on a server."""

    server: str
    """For example ``https://tichu.example``."""
    table: str
    """The table's id."""

    @classmethod
    def parse(cls, text: str) -> TableLink:
        """Read a link like ``https://tichu.example/t/77siDbOdphSP``; without a scheme it is ``http``."""
        parts = urlsplit(text if "://" in text else f"http://{text}")
        before, separator, table = parts.path.partition("/t/")
        table = table.strip("/")
        known_scheme = parts.scheme in ("http", "https")
        if not (known_scheme and parts.netloc and separator and table) or "/" in table:
            raise BadLink(
                "bad-link", f"the link of a table is like http://tichu.example/t/77siDbOd, not {text}"
            )
        return cls(f"{parts.scheme}://{parts.netloc}{before}", table)

    @property
    def socket(self) -> str:
        """The URL of the table's WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"
