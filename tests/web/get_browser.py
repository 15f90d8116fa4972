"""Make sure that there is a Chromium for the browser tests, and print where it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Chromium without a window system: the same pages for about half the processor time."""

NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def installed() -> str | None:
    """A Chromium of the system, or the one Playwright has fetched before."""
    named = os.environ.get("TICHU_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install_package() -> None:
    """Install the shell, or otherwise Chromium, from the packages of a Debian system."""
    print("Installing Chromium from the system's packages ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
    for package in (SHELL, "chromium"):
        command = ["apt-get", "install", "-y", "-qq", package]
        done = subprocess.run(command, env=quiet, check=False, stdout=subprocess.DEVNULL)
        if done.returncode == 0 or installed():
            return


def main() -> int:
    """Find one, or install one: the system's package as root on Debian, otherwise Playwright's own."""
    if (
        os.geteuid() == 0
        and shutil.which("apt-get")
        and not (shutil.which(SHELL) or os.environ.get("TICHU_CHROMIUM"))
    ):
        install_package()
    found = installed()
    if found is None:
        print("Fetching Chromium with Playwright ...")
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        found = installed()
    if found is None:
        print(
            "there is no Chromium, and none could be installed: the browser tests need one", file=sys.stderr
        )
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
