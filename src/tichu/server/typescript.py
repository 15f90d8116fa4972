"""The wire's vocabulary as TypeScript, for the web client: ``python -m tichu.server.typescript``."""

from __future__ import annotations

import sys
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from tichu.server import frames, wire
from tichu.server.http import answers, people, reviews, statistics, tables

HEAD = "// Made by `make web-types` from the server's models. Do not edit.\n"

MODELS = (
    frames.Welcome, frames.Snapshot, frames.Delta, frames.Empty, frames.LiveFrame, frames.Ack, frames.Held,
    frames.Error, frames.Answer, frames.Pong,
    wire.ActFrame, wire.DoFrame, wire.AskFrame, wire.ResumeFrame, wire.PingFrame,
    answers.Problem, answers.MeAnswer, answers.PlayerAnswer, answers.TokenAnswer, answers.NewTokenAnswer,
    answers.TableAnswer, answers.NewTableAnswer, answers.MatchAnswer, answers.ReplayAnswer,
    answers.CatalogueAnswer, statistics.StatisticsAnswer, reviews.ReviewAnswer,
    answers.HealthAnswer, tables.NewTable, people.Credentials, people.NewName,
)  # fmt: skip
UNIONS = {
    "ServerFrame": (
        "Welcome", "Snapshot", "Delta", "Empty", "LiveFrame", "Ack", "Held", "Error", "Answer", "Pong"
    ),
    "ClientFrame": ("ActFrame", "DoFrame", "AskFrame", "ResumeFrame", "PingFrame"),
}  # fmt: skip


def types() -> str:
    """All types, as one module."""
    _, schema = models_json_schema([(model, "serialization") for model in MODELS], ref_template="{model}")
    parts = [HEAD]
    for name, definition in sorted(schema["$defs"].items()):
        parts.append(_declaration(name, definition))
    for name, members in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(members)};\n")
    command = TypeAdapter(wire.AnyCommand).json_schema(ref_template="{model}")
    names = sorted(option["$ref"] for option in command["oneOf"])
    parts.append(f"export type Command = {' | '.join(names)};\n")
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};\n")
    phrases = ", ".join(f'"{phrase}"' for phrase in wire.PHRASES)
    parts.append(f"export const PHRASES = [{phrases}] as const;\n")
    return "\n".join(parts)


def _declaration(name: str, definition: dict[str, Any]) -> str:
    if definition.get("type") != "object" or ("properties" not in definition and name != "Nothing"):
        return f"export type {name} = {_type(definition)};\n"
    comment = definition.get("description", "").splitlines()[0] if definition.get("description") else ""
    required = set(definition.get("required", ()))
    lines = [f"/** {comment} */", f"export interface {name} {{"]
    for key, entry in definition.get("properties", {}).items():
        optional = "" if key in required else "?"
        lines.append(f"  {key}{optional}: {_type(entry)};")
    if definition.get("additionalProperties") is True:
        lines.append("  [key: string]: unknown;")
    return "\n".join([*lines, "}\n"])


def _type(entry: dict[str, Any]) -> str:
    if "$ref" in entry:
        return str(entry["$ref"])
    if "const" in entry:
        return _literal(entry["const"])
    if "enum" in entry:
        return " | ".join(_literal(value) for value in entry["enum"])
    for key in ("anyOf", "oneOf", "allOf"):
        if key in entry:
            return " | ".join(dict.fromkeys(_type(option) for option in entry[key]))
    kind = entry.get("type")
    if kind == "array":
        inner = _type(entry.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        extra = entry.get("additionalProperties")
        return f"Record<string, {_type(extra) if isinstance(extra, dict) else 'unknown'}>"
    return {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
    }.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else "null" if value is None else str(value).lower()


if __name__ == "__main__":
    sys.stdout.write(types())
