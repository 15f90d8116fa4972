"""Subscriptions for notifications."""

from __future__ import annotations

import time
from typing import Annotated, Final

from fastapi import APIRouter
from pydantic import BaseModel, Field, StringConstraints

from tichu.server.errors import Refused, not_found
from tichu.server.http.context import Context, KnownPerson
from tichu.server.limits import PUSH_SUBSCRIPTIONS
from tichu.server.push import base64url
from tichu.server.push.encryption import BrowserKeys
from tichu.server.push.transport import MAX_ENDPOINT, check_endpoint
from tichu.server.store import PushSubscription
from tichu.server.wire import Model

MAX_SUBSCRIPTIONS: Final = 10
"""Maximum browsers of a person that are sent notifications, the latest."""

push = APIRouter(prefix="/api", tags=["people"])

Endpoint = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ENDPOINT)]


class PushKeys(Model):
    """The keys of a subscription as the browser gives them, in base64url."""

    p256dh: Annotated[str, StringConstraints(max_length=100)]
    auth: Annotated[str, StringConstraints(max_length=40)]


class NewSubscription(Model):
    """The subscription of a browser, and the language of its notifications."""

    endpoint: Endpoint
    keys: PushKeys
    language: Annotated[str, StringConstraints(max_length=20)] = "en"


class PushKeyAnswer(BaseModel):
    """The key with which this server sends notifications; null if it sends none."""

    key: Annotated[str | None, Field(description="the VAPID key, for `pushManager.subscribe`")]


@push.get("/push")
async def push_key(context: Context) -> PushKeyAnswer:
    """Return the key that browsers want when they subscribe."""
    return PushKeyAnswer(key=None if context.notifier is None else context.notifier.public_key)


@push.put("/me/push", status_code=204)
async def subscribe(body: NewSubscription, identity: KnownPerson, context: Context) -> None:
    """Notify the visitor in this browser when it is their turn and they do not look at the table."""
    await context.limiter.check_shared(PUSH_SUBSCRIPTIONS, identity.player.id)
    if context.notifier is None:
        raise Refused("no-push", "this server sends no notifications")
    try:
        check_endpoint(body.endpoint, local=context.config.push == "local")
        BrowserKeys.of(base64url.decode(body.keys.p256dh), base64url.decode(body.keys.auth))
    except ValueError:
        raise Refused("bad-subscription", "that is not a subscription of a push service", 422) from None
    subscription = PushSubscription(
        endpoint=body.endpoint,
        player=identity.player.id,
        key=identity.key.id,
        p256dh=body.keys.p256dh,
        auth=body.keys.auth,
        language=body.language,
        created_at=time.time(),
    )
    await context.store.subscribe(subscription, MAX_SUBSCRIPTIONS)


@push.delete("/me/push", status_code=204)
async def unsubscribe(endpoint: Endpoint, identity: KnownPerson, context: Context) -> None:
    """End a subscription."""
    if not await context.store.unsubscribe(endpoint, identity.player.id):
        raise not_found("subscription")
