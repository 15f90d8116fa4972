"""Sends notifications to the browsers of a person, and forgets those that are gone."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from typing import Final, NamedTuple

from tichu.core.errors import TichuError
from tichu.server.cancellation import cancel_and_wait
from tichu.server.limits import PUSHES, Limiter
from tichu.server.push import base64url
from tichu.server.push.encryption import BrowserKeys, encrypt
from tichu.server.push.transport import PushTransport
from tichu.server.push.vapid import VapidKey, new_secret
from tichu.server.store import PushSubscription, Store
from tichu.words import SOURCE, Words, languages

log = logging.getLogger("tichu.server")

VAPID_SECRET: Final = "vapid"
"""The name of the server's key among its secrets."""
LIFETIME: Final = 600
"""Seconds for which a push service keeps a message for a device that is offline."""
GONE: Final = (404, 410)
"""Answers that say that a subscription has ended."""
MAX_WAITING: Final = 200
"""Maximum notifications that are being sent; more are dropped."""
GUEST_NAME: Final = re.compile(r"Guest (\d+)")


class Notice(NamedTuple):
    """A notification: a text of the catalogue, the table or tournament it is about, and a name in it."""

    text: str
    table: str
    name: str = ""
    tournament: str = ""

    def message(self, language: str) -> bytes:
        """Return what is sent to a browser. It holds no card."""
        words = Words(language if language in languages() else SOURCE)
        guest = GUEST_NAME.fullmatch(self.name)
        name = words.text("common.guest", n=guest[1]) if guest else self.name
        body = words.text(self.text, name=name)
        url = f"/tournaments/{self.tournament}" if self.tournament else f"/t/{self.table}"
        message = {"title": "Tichu", "body": body, "url": url, "tag": self.tournament or self.table}
        return json.dumps(message).encode()


class Notifier:
    """Notifies people who have asked for it."""

    def __init__(self, store: Store, limiter: Limiter, key: VapidKey, transport: PushTransport) -> None:
        self._store, self._limiter, self._transport = store, limiter, transport
        self._key = key
        self.public_key = key.public
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, store: Store, limiter: Limiter, contact: str | None, *, local: bool) -> Notifier:
        """Return a notifier with the key of this server, which is made the first time."""
        secret = await store.secret(VAPID_SECRET, new_secret())
        return cls(store, limiter, VapidKey(secret, contact), PushTransport(local=local))

    def notify(self, player: str, notice: Notice) -> None:
        """Notify a person in the background, within the limits."""
        if len(self._tasks) >= MAX_WAITING:
            return
        task = asyncio.create_task(self.send(player, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def send(self, player: str, notice: Notice) -> None:
        """Notify a person in all browsers that have subscribed."""
        try:
            found = await self._store.subscriptions(player)
            if found and self._limiter.allows(PUSHES, player):
                await asyncio.gather(*(self._send_to(each, notice) for each in found))
        except TichuError as trouble:
            log.warning("a notification was not sent: %s", trouble.code)

    async def _send_to(self, subscription: PushSubscription, notice: Notice) -> None:
        keys = BrowserKeys.of(base64url.decode(subscription.p256dh), base64url.decode(subscription.auth))
        headers = {
            "Authorization": self._key.authorization(subscription.endpoint, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIFETIME),
            "Urgency": "high",
        }
        body = encrypt(notice.message(subscription.language), keys)
        try:
            status = await self._transport.post(subscription.endpoint, headers, body)
        except Exception as trouble:  # of the network, or the host is not public
            log.info("a push service cannot be reached: %s", type(trouble).__name__)
            return
        if status in GONE:
            await self._store.unsubscribe(subscription.endpoint)

    async def close(self) -> None:
        """Stop; what is being sent is given up."""
        await cancel_and_wait(self._tasks)
        await self._transport.close()
