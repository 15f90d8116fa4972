"""Reviews in the store: stored once, added up by player, deleted with a player."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.store.support import event, match_row, table_row, with_store
from tichu.server.store import NewEvents, Store
from tichu.server.store import reviews as module
from tichu.server.store.reviews import ReviewedRound


def lost(points: float) -> dict[str, Any]:
    return {"play": {"decisions": 3, "lost": points}}


def test_reviews_stay_and_are_added_up_by_player(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        row = table_row("t")
        await store.append(NewEvents("t", (event(1),), row, match_row("t", 1, "anna", "ben")))
        for number in (1, 2, 2):  # again: another process may have computed it too
            await store.add_review(ReviewedRound("t", 1, number), b"body", {0: lost(number), 3: lost(0)})

        assert await store.review("t", 1, 2) == b"body"
        assert await store.review("t", 1, 3) is None
        assert await store.reviewed_rounds("t", 1) == {1, 2}
        assert await store.losses_of("anna") == [lost(2), lost(1)]
        assert await store.losses_of("anna", rated=True) == []
        monkeypatch.setattr(module, "REVIEW_FORMAT", 2)
        assert await store.review("t", 1, 2) is None
        monkeypatch.undo()

        await store.erase("anna")
        assert await store.review("t", 1, 2) is None
        assert await store.losses_of("anna") == []

    with_store(store_url, test)
