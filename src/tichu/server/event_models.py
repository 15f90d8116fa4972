"""Models of the events in frames, derived from the events of the log. The TypeScript types come from them."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any, Final, Literal, Union, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model
from typing_extensions import TypeAliasType

from tichu.server import wire
from tichu.table import events
from tichu.table.options import TableOptions

SHOWN_FIELDS: Final[dict[type[events.Event], dict[str, Any]]] = {
    events.Created: {"host": (str, ...), "options": (wire.TableOptions, ...)},
    events.Arranged: {
        "tournament": (str, ...),
        "ends_at": (float | None, ...),
        "held": (bool, ...),
        "sealed": (bool, ...),
    },
    events.Dealt: {"round": (int, ...), "commitment": (str, ...)},
    events.Acted: {
        "seat": (int, ...),
        "place": (int, ...),
        "by": (events.DecidedBy, ...),
        "action": (dict[str, Any], ...),
    },
    events.Chatted: {
        "player": (str, ...),
        "name": (str, ...),
        "watching": (bool, ...),
        "text": (str, None),
        "phrase": (str, None),
        "reaction": (str, None),
    },
    events.Closed: {"reason": (events.CloseReason | None, None)},
}
"""The fields of events that do not show all they contain."""


def _model_of(event: type[events.Event]) -> type[BaseModel]:
    hints = get_type_hints(event)
    hints = {name: wire.TableOptions if hint is TableOptions else hint for name, hint in hints.items()}
    own = {field.name: (hints[field.name], ...) for field in fields(event)}  # type: ignore[arg-type]
    shown: dict[str, Any] = {"type": (Literal[event.kind], ...), **SHOWN_FIELDS.get(event, own)}
    return create_model(
        f"{event.__name__}Event",
        __config__=ConfigDict(extra="forbid"),
        __doc__=event.__doc__,
        __module__=__name__,
        **shown,
    )


EVENT_MODELS: Final = tuple(_model_of(event) for event in events.EVENTS.values())

TableEvent: Any = TypeAliasType("TableEvent", Annotated[Union[EVENT_MODELS], Field(discriminator="type")])  # noqa: UP007
"""An event as clients are shown it."""
