"""Games on a device, in a real browser without a network: equality with the server, whole matches, and times.

1. The same seeds and answers give the same log in CPython and in the browser, for every game and book.
2. A match of each game is played to its end offline, with a reload in the middle, then added to the
   history on the server; its record replays equal in the library.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from offline_match import OfflineMatch, go_offline

from tests.local.player import LocalPlayer
from tests.local.test_table import PAIRS, options_of
from tests.server.running import RunningServer
from tests.web.conftest import ARGUMENTS, DESKTOP
from tests.web.get_browser import installed
from tichu.core.variants import VARIANTS

SEED = 7
MAX_DECISION = 100.0
"""Maximum 95th percentile of the bots' decisions in the browser, in milliseconds."""
MAX_START = 6.0
"""Maximum seconds until a table is open, with everything on the device."""

# A page without the client, on the same server: Python without a worker, so that its seeds can be chosen.
PAGE = """<!doctype html><script type="module">
import { loadPyodide } from "FOLDERpyodide.mjs";
window.python = await loadPyodide({ indexURL: "FOLDER", stdLibURL: "ARCHIVE", lockFileContents: LOCK });
</script>"""
PROGRAM = """
import json, time
from random import Random
from tichu.local import LocalTable, bots
from tichu.local.providers import local_providers
from tichu.table.commands import Person
from tichu.table.options import TableOptions

times = []
decide = bots.decide
def timed(*arguments):
    began = time.perf_counter()
    try:
        return decide(*arguments)
    finally:
        times.append(1000 * (time.perf_counter() - began))
bots.decide = timed

def played(text):
    wanted = json.loads(text)
    providers = local_providers(Random(wanted["seed"]), lambda: 1_700_000_000.0)
    options = TableOptions.from_json(wanted["options"])
    table, output = LocalTable.create(Person("me", "Me"), options, providers, 10.0, "club", "t")
    log = output.entries + table.connect(10.0).entries
    for at, frame in wanted["script"]:
        output = table.wake(at) if frame is None else table.receive(frame, at)
        log += output.entries
    return json.dumps({"log": log, "times": times})
played
"""


def python_files(page: Path) -> tuple[str, str, str]:
    """Return the folder of Pyodide, the archive, and a list of packages without any."""
    (folder,) = (page / "assets").glob("pyodide-*")
    (archive,) = (page / "assets").glob("python-*.zip.gz")
    lock = Path(__file__).parents[1] / "web" / "node_modules" / "pyodide" / "pyodide-lock.json"
    info = json.loads(lock.read_text("utf-8"))["info"]
    packages = json.dumps(json.dumps({"info": info, "packages": {}}))
    return f"/assets/{folder.name}/", f"/assets/{archive.name.removesuffix('.gz')}", packages


def open_python(context: BrowserContext, url: str) -> Page:
    """Return a page in which Python runs."""
    import tichu.server.http.page as served

    folder, archive, lock = python_files(served.PAGE)
    html = PAGE.replace("FOLDER", folder).replace("ARCHIVE", archive).replace("LOCK", lock)
    page = context.new_page()
    page.route("**/bench", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto(f"{url}/bench")
    page.wait_for_function("() => window.python", timeout=120_000)
    page.evaluate("program => { window.played = window.python.runPython(program) }", PROGRAM)
    return page


def compare(page: Page, pairs: list[tuple[str, str]]) -> tuple[list[str], list[float]]:
    """Play the same match in both Pythons; return the pairs whose logs differ, and times of decisions."""
    differ, times = [], []
    for variant, edition in pairs:
        options = options_of(variant, edition, bot_pace=0.5)
        player = LocalPlayer(options, SEED)
        player.play()
        wanted = {"seed": SEED, "options": options.to_json(), "script": player.sent}
        found: dict[str, Any] = json.loads(page.evaluate("text => window.played(text)", json.dumps(wanted)))
        same = found["log"] == player.log
        differ += [] if same else [f"{variant} {edition}"]
        times = found["times"]
        print(
            f"  {variant} {edition}: {len(player.log)} events, {'equal' if same else 'DIFFERENT'}", flush=True
        )
    return differ, times


def percentile(times: list[float], share: float) -> float:
    """Return the time that this share of all times does not exceed."""
    return sorted(times)[int(share * (len(times) - 1))]


def check_equality(browser: Browser, url: str) -> bool:
    """Compare all games and books; print what was found."""
    context = browser.new_context(viewport=DESKTOP)
    differ, times = compare(open_python(context, url), list(PAIRS))
    context.close()
    slow = percentile(times, 0.95)
    print(f"{len(PAIRS)} games and books, {len(differ)} logs differ; {len(times)} decisions of bots,")
    print(
        f"  median {percentile(times, 0.5):.1f} ms, 95 % within {slow:.1f} ms; at most {MAX_DECISION:.0f} ms"
    )
    return not differ and slow <= MAX_DECISION


def check_matches(browser: Browser, server: RunningServer, variants: list[str]) -> bool:
    """Play a match of each game offline; print what was found."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", service_workers="allow")
    page = context.new_page()
    start = go_offline(page, server.url)
    print(f"a table is open {start:.1f} s after a reload without a network; at most {MAX_START:.0f} s")
    good = start <= MAX_START
    for variant in variants:
        began = time.monotonic()
        match = OfflineMatch(page, server.url, variant)
        match.play()
        problem = match.upload()
        good = good and problem is None
        print(
            f"  {variant}: {match.events} events, {time.monotonic() - began:.0f} s, {problem or 'equal'}",
            flush=True,
        )
    context.close()
    return good


def main() -> int:
    """Do both; fail if a log differs, a match does not end, or something takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS), help="games to play to their end")
    parser.add_argument("--matches-only", action="store_true", help="do not compare the logs")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        RunningServer(f"{scratch}/tichu.db", Path(scratch) / "log") as server,
    ):
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        equal = options.matches_only or check_equality(browser, server.url)
        played = check_matches(browser, server, options.variants)
        browser.close()
    return 0 if equal and played else 1


if __name__ == "__main__":
    sys.exit(main())
