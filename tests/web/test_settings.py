"""The settings of a device: they apply at once, and the theme follows the device unless somebody chooses."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Visit

Come = Callable[..., Visit]


def test_settings_apply_at_once_and_stay(visit: Come) -> None:
    guest = visit(color_scheme="light")
    page = guest.open("/learn")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")

    page.get_by_role("button", name="Settings").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_label("Language")).to_be_focused()
    dialog.get_by_text("Light", exact=True).click()
    dialog.get_by_text("Large", exact=True).click()
    dialog.get_by_text("None", exact=True).click()
    dialog.get_by_label("Sound").fill("0.8")
    dialog.get_by_label("Vibrate on your turn").uncheck()
    expect(root).to_have_attribute("data-theme", "light")
    expect(dialog.get_by_label("Sound")).to_have_attribute("aria-valuetext", "80 %")

    guest.open("/learn")
    kept = page.evaluate("JSON.parse(localStorage.getItem('tichu.prefs'))")
    wanted = {"theme": "light", "size": "large", "speed": 0, "volume": 0.8, "vibration": False}
    assert {key: kept[key] for key in wanted} == wanted
