"""The documentation of the HTTP API as one page, rendered from the OpenAPI schema. It needs no script."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

Schema = dict[str, Any]

STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
h2 { margin-top: 3rem; text-transform: capitalize; }
section { border-top: 1px solid #8886; padding: .5rem 0 1rem; }
code, .method { font-family: ui-monospace, monospace; }
.method { display: inline-block; font-weight: bold; min-width: 4.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #8884; padding: .2rem .8rem .2rem 0; text-align: left; }
:root { color-scheme: light dark; }
"""


def render(schema: Schema) -> str:
    """Return the page for an OpenAPI schema."""
    info = schema["info"]
    title = escape(f"{info['title']} {info['version']}")
    parts = [
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{title}</title>',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>",
        f"<p>{_prose(info.get('description', ''))}</p>",
        '<p>The same for programs: <a href="/openapi.json">openapi.json</a>.</p>',
        *operations(schema),
        '<h2 id="models">Models</h2>',
        *models(schema["components"]["schemas"]),
        "</body>\n</html>\n",
    ]
    return "\n".join(parts)


def operations(schema: Schema) -> Iterator[str]:
    """Yield the lines of all operations, with a heading for each tag."""
    by_tag: dict[str, list[str]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or ["other"])[0]
            by_tag.setdefault(tag, []).append(_operation(method, path, operation))
    for tag, sections in by_tag.items():
        yield f'<h2 id="{escape(tag)}">{escape(tag)}</h2>'
        yield from sections


def _operation(method: str, path: str, operation: Schema) -> str:
    lines = [
        "<section>",
        f'<h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code></h3>',
        f"<p>{_prose(operation.get('description') or operation.get('summary', ''))}</p>",
    ]
    for scheme in operation.get("security", ()):
        scopes = ", ".join(_code(name) for name in scheme)
        lines.append(f"<p>Needs a token of the scope {scopes}.</p>")
    if parameters := operation.get("parameters"):
        lines += _table(
            ("parameter", "in", "type"),
            [(_code(each["name"]), escape(each["in"]), _type(each["schema"])) for each in parameters],
        )
    for media_type, body in operation.get("requestBody", {}).get("content", {}).items():
        lines.append(f"<p>Body, <code>{escape(media_type)}</code>: {_type(body['schema'])}</p>")
    answers = [
        (_code(status), _content(answer))
        for status, answer in operation["responses"].items()
        if status.startswith("2")
    ]
    return "\n".join([*lines, *_table(("status", "answer"), answers), "</section>"])


def _content(answer: Schema) -> str:
    kinds = [_type(content.get("schema", {})) for content in answer.get("content", {}).values()]
    return ", ".join(kinds) or escape(answer.get("description", ""))


def models(models: dict[str, Schema]) -> Iterator[str]:
    """Yield the lines of all models."""
    for name, model in sorted(models.items()):
        yield f'<section id="{escape(name)}">\n<h3><code>{escape(name)}</code></h3>'
        yield f"<p>{_prose(model.get('description', ''))}</p>"
        required = set(model.get("required", ()))
        rows = [
            (
                _code(field),
                _type(each),
                "yes" if field in required else "",
                _prose(each.get("description", "")),
            )
            for field, each in model.get("properties", {}).items()
        ]
        if rows:
            yield from _table(("field", "type", "required", ""), rows)
        elif "enum" in model or "oneOf" in model or "anyOf" in model:
            yield f"<p>{_type(model)}</p>"
        yield "</section>"


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Return the lines of a table; the cells are HTML already."""
    return [
        "<table>",
        f"<tr>{''.join(f'<th>{cell}</th>' for cell in head)}</tr>",
        *(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows),
        "</table>",
    ]


def _type(schema: Schema) -> str:
    """Return the type of a value in words, with links to models."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "const" in schema:
        return _code(repr(schema["const"]))
    if "enum" in schema:
        return " | ".join(_code(repr(value)) for value in schema["enum"])
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " | ".join(dict.fromkeys(map(_type, schema[choice])))
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _prose(text: str) -> str:
    """Return a description, with ``names`` in code type."""
    return re.sub(r"``?([^`]+)``?", r"<code>\1</code>", escape(text))
