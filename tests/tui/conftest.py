"""Nobody watches the terminal table: a screen is painted when it is laid out, not after every change."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual._compositor import ChopsUpdate, Compositor

from tests.support import THOROUGH


@pytest.fixture(scope="package", autouse=True)
def paint_whole_screens_only() -> Iterator[None]:
    """Leave out painting parts of a screen; tests read what widgets show from the widgets themselves."""

    def nothing(compositor: Compositor) -> ChopsUpdate | None:
        compositor._dirty_regions.clear()
        return None

    with pytest.MonkeyPatch.context() as patch:
        if not THOROUGH:
            patch.setattr(Compositor, "render_partial_update", nothing)
        yield
