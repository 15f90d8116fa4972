"""Start ``tichu serve`` of this environment on a free port, open its page, and stop it."""

from __future__ import annotations

import subprocess
import sys
import urllib.request

SERVE = [sys.executable, "-m", "tichu", "serve", "--port", "0", "--store", "games.db"]

with subprocess.Popen(SERVE, stdout=subprocess.PIPE, text=True) as server:
    assert server.stdout is not None
    address = server.stdout.readline().split()[3]
    with urllib.request.urlopen(address + "/") as page:
        assert b"<html" in page.read(), "the page is missing"
    with urllib.request.urlopen(address + "/api/catalogue") as catalogue:
        assert catalogue.status == 200
    server.terminate()
