"""Pages of the documentation site that are generated, and links that leave the docs folder."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[2]
COPIED = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md", "SECURITY.md": "reporting.md"}
"""Pages of the project's folder, and their names on the site."""
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<target>[^)#\s:]+)(?P<anchor>#[^)\s]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the copied and the generated pages."""
    pages = {new: _from_root(old) for old, new in COPIED.items()}
    pages |= {"reference/http.md": http_page(), "reference/socket.md": socket_page()}
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Replace links to files that are not on the site by the names of the files."""
    here = posixpath.dirname(page.file.src_uri)

    def link(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(here, found["target"]))
        outside = target.removeprefix("../")
        if outside in COPIED:
            return (
                f"[{found['text']}]({posixpath.relpath(COPIED[outside], here or '.')}{found['anchor'] or ''})"
            )
        return found["text"] if target.startswith("../") else found[0]

    return LINK.sub(link, markdown)


def _from_root(name: str) -> str:
    """Return a page of the project's folder with its links as they are from the docs folder."""
    text = (ROOT / name).read_text(encoding="utf-8")

    def link(found: re.Match[str]) -> str:
        target = found["target"]
        moved = target.removeprefix("docs/") if target.startswith("docs/") else f"../{target}"
        return f"[{found['text']}]({moved}{found['anchor'] or ''})"

    return LINK.sub(link, text)


def on_post_build(config: MkDocsConfig) -> None:
    """Stop if a page would load something from elsewhere."""
    elsewhere = re.compile(
        r'<(?:script|img|iframe)[^>]* src="https?:|<link[^>]* rel="stylesheet"[^>]* href="https?:'
    )
    for file in Path(config.site_dir).rglob("*.html"):
        if found := elsewhere.search(file.read_text(encoding="utf-8")):
            raise PluginError(f"{file.name} loads something from elsewhere: {found[0]}")


# -- pages from the schema -----------------------------------------------------------------------------------


def http_page() -> str:
    """Return the page of the HTTP API, made from the server's OpenAPI schema."""
    from tichu.server.app import create_app
    from tichu.server.config import ServerConfig
    from tichu.server.http import api_docs

    schema = create_app(ServerConfig()).openapi()
    intro = (
        "# HTTP API\n\nGenerated from the server's schema, which a running server has at `/openapi.json`. "
        "[The server for programmers](../server.md) explains how the parts work together; the game itself is "
        "played over [the socket](socket.md).\n\n"
    )
    return intro + _as_markdown([*api_docs.operations(schema)]) + _models(schema["components"]["schemas"])


def socket_page() -> str:
    """Return the page of the socket's frames, made from the models of server and clients."""
    from pydantic.json_schema import models_json_schema

    from tichu.server import frames, wire
    from tichu.server.typescript import MODELS, UNIONS

    names = {name for members in UNIONS.values() for name in members}
    chosen = [model for model in MODELS if model.__name__ in names]
    _, schema = models_json_schema([(model, "serialization") for model in chosen])
    parts = [
        f"# Socket API\n\nFrames of the protocol {wire.PROTOCOL} over `/api/tables/{{table}}/socket`, "
        f"generated from the models in `{frames.__name__}` and `{wire.__name__}`. "
        "[The server for programmers](../server.md#the-socket) explains when they are sent. "
        "Every frame is a JSON object with a type `t`, a version `v` and data `d`.\n"
    ]
    for title, union in (("From you", "ClientFrame"), ("From the server", "ServerFrame")):
        parts.append(f"\n## {title}\n\n| frame | meaning |\n|---|---|")
        for name in UNIONS[union]:
            about = schema["$defs"][name].get("description", "").partition("\n")[0]
            parts.append(f"| [`{name}`](#{name}) | {_code(about)} |")
    return "\n".join(parts) + "\n" + _models(schema["$defs"])


def _models(models: dict[str, Any]) -> str:
    from tichu.server.http import api_docs

    return "\n\n## Models\n\n" + _as_markdown([*api_docs.models(models)])


def _as_markdown(lines: list[str]) -> str:
    """Turn headings into Markdown, so that they are in the table of contents; the rest stays HTML."""
    html = "\n".join(lines)
    html = re.sub(r'<h2 id="[^"]*">(.*?)</h2>', lambda h: f"\n\n## {h[1].capitalize()}\n\n", html)
    html = re.sub(r'<section id="([^"]*)">\n<h3>(.*?)</h3>', r"\n\n### \2 { #\1 }\n\n", html)
    html = re.sub(r"<section>\n<h3>(.*?)</h3>", r"\n\n### \1\n\n", html)
    return html.replace("</section>", "\n")


def _code(text: str) -> str:
    return re.sub(r"``([^`]+)``", r"`\1`", text).replace("|", "\\|")
