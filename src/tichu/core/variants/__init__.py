"""The five games. Each file holds only what is different in its game."""

from __future__ import annotations

from typing import Final

from tichu.core.variants.base import Deal, Setup, Variant
from tichu.core.variants.grandseigneur import Grandseigneur
from tichu.core.variants.hierarchie import Hierarchie
from tichu.core.variants.nanjing import Nanjing
from tichu.core.variants.tientsin import Tientsin
from tichu.core.variants.trichu import Trichu

VARIANTS: Final[dict[str, Variant]] = {
    variant.key: variant for variant in (Nanjing(), Trichu(), Tientsin(), Grandseigneur(), Hierarchie())
}

__all__ = ["VARIANTS", "Deal", "Setup", "Variant"]
