"""The five games. Each file holds only what is different in its game."""

from __future__ import annotations

from typing import Final

from tichu.variants.base import Deal, Setup, Variant
from tichu.variants.grandseigneur import Grandseigneur
from tichu.variants.hierarchie import Hierarchie
from tichu.variants.nanjing import Nanjing
from tichu.variants.tientsin import Tientsin
from tichu.variants.trichu import Trichu

VARIANTS: Final[dict[str, Variant]] = {
    variant.key: variant for variant in (Nanjing(), Trichu(), Tientsin(), Grandseigneur(), Hierarchie())
}

__all__ = ["VARIANTS", "Deal", "Setup", "Variant"]
