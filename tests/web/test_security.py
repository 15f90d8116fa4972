"""The content security policy stops foreign scripts; other browser tests fail if it stops our own."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.conftest import Visit

INSERT_SCRIPT = """() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
}"""


def test_inline_scripts_do_not_run(visit: Callable[..., Visit]) -> None:
    guest = visit("/")
    with guest.page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        guest.page.evaluate(INSERT_SCRIPT)
    assert guest.page.evaluate("'ran' in window") is False
    assert len(guest.trouble) == 1
    guest.trouble.clear()


def test_the_documentation_of_the_api_is_styled_and_needs_no_script(visit: Callable[..., Visit]) -> None:
    page = visit("/docs").page
    assert page.evaluate("getComputedStyle(document.body).maxWidth") != "none"
    assert page.locator("section").count() > 20
