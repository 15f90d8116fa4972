"""Notifications: switched on in the settings or at the table, sent to a push service, shown by the worker."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.push.push_service import Browser, PushService, push_service
from tests.web.conftest import AT_ONCE, PHONE, Visit
from tests.web.gestures import becomes
from tests.web.test_pages import complaints

Come = Callable[..., Visit]

# A browser without windows allows no notifications and has no push service here: these are replaced.
REPLACED = """{
    const subscription = %s;
    const found = { ...subscription, toJSON: () => subscription, unsubscribe: async () => { now = null; } };
    let now = null;
    PushManager.prototype.subscribe = async () => (now = found);
    PushManager.prototype.getSubscription = async () => now;
    let answer = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => answer });
    Notification.requestPermission = async () => (answer = 'granted');
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    window.hide = (on) => { hidden = on; document.dispatchEvent(new Event('visibilitychange')); };
}"""
# A browser without windows shows no notifications: what the worker wants to show, and what it opens, is kept.
KEEP = """() => {
    self.kept = [];
    self.opened = [];
    self.registration.showNotification = async (title, options) => self.kept.push({ title, ...options });
    self.clients.openWindow = async (path) => self.opened.push(path);
}"""
CLICK = """async () => {
    const event = new ExtendableEvent('notificationclick');
    const work = [];
    event.waitUntil = (each) => work.push(each);
    event.notification = { data: self.kept[0].data, close: () => self.opened.push('closed') };
    self.dispatchEvent(event);
    await Promise.all(work);
    return self.opened;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


def subscriber(visit: Come, service: PushService, browser: Browser) -> Visit:
    """A visitor on the front page whose browser subscribes at the push service of the test."""
    found = visit(viewport=PHONE, service_workers="allow")
    subscription = {"endpoint": f"{service.url}/{id(browser)}", "keys": browser.keys}
    found.context.add_init_script(REPLACED % json.dumps(subscription))
    found.go("/").evaluate("navigator.serviceWorker.ready.then(() => true)")
    return found


def test_notifications_are_switched_on_in_the_settings_and_arrive(visit: Come, service: PushService) -> None:
    browser = Browser()
    anna = subscriber(visit, service, browser)
    page = anna.page
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Notifications")
    box.click()
    expect(box).to_be_checked()
    expect(box).to_be_enabled()

    table = anna.make_table(options=AT_ONCE, fill="greedy", start=True)
    message = browser.read(service.next().body)
    assert message == {"title": "Tichu", "body": "It’s your turn.", "url": f"/t/{table}", "tag": table}

    worker = anna.context.service_workers[0]
    worker.evaluate(KEEP)
    deliver(anna, json.dumps(message))
    becomes(lambda: worker.evaluate("() => self.kept.length"), 1)
    (shown,) = worker.evaluate("() => self.kept")
    assert (shown["title"], shown["body"], shown["tag"]) == ("Tichu", "It’s your turn.", table)
    assert shown["data"] == f"/t/{table}"
    assert worker.evaluate(CLICK) == ["closed", f"/t/{table}"]


def deliver(visit: Visit, message: str) -> None:
    """Let the browser hand a message of its push service to the worker."""
    found: list[str] = []
    session = visit.context.new_cdp_session(visit.page)
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda update: found.extend(each["registrationId"] for each in update["registrations"]),
    )
    session.send("ServiceWorker.enable")
    becomes(lambda: visit.page.title() and bool(found), True)
    wanted = {"origin": visit.url, "registrationId": found[-1], "data": message}
    session.send("ServiceWorker.deliverPushMessage", wanted)


def test_notifications_are_offered_once_after_a_missed_turn(visit: Come, service: PushService) -> None:
    anna = subscriber(visit, service, Browser())
    table = anna.make_table(options=AT_ONCE)
    page = anna.go(f"/t/{table}")
    page.get_by_role("button", name="Start with bots").wait_for()
    offer = page.get_by_role("button", name="Yes, notify me")

    miss_a_turn(anna, page, table)
    expect(offer).to_be_visible()
    assert not complaints(page)
    page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)

    other = anna.make_table(options=AT_ONCE)
    anna.go(f"/t/{other}").get_by_role("button", name="Start with bots").wait_for()
    miss_a_turn(anna, page, other)
    expect(offer).to_have_count(0)


def miss_a_turn(anna: Visit, page: Page, table: str) -> None:
    """Let the match begin while the page is hidden, then come back to it."""
    page.evaluate("hide(true)")
    do = {"do": {"type": "start", "fill": "greedy"}}
    assert anna.context.request.post(f"{anna.url}/api/tables/{table}/do", data=do).status == 204
    page.get_by_role("button", name="No, show me the rest").wait_for()
    page.evaluate("hide(false)")
