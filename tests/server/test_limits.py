"""Rate limits: buckets of one process, buckets that processes share, and what counts as one address."""

from __future__ import annotations

import asyncio

import pytest

from tichu.server.broker import BrokerDown
from tichu.server.errors import Refused
from tichu.server.limits import Limiter, Rate, forwarded_network, network_of

TWO = Rate(2, 0.001)


class FakeBuckets:
    """Shared buckets that allow what they are told."""

    def __init__(self, answer: bool | Exception) -> None:
        self.answer = answer
        self.asked: list[tuple[str, Rate, float]] = []

    async def take(self, key: str, rate: Rate, cost: float) -> bool:
        self.asked.append((key, rate, cost))
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def allowed(limiter: Limiter, count: int, cost: float = 1.0) -> int:
    """How many of these attempts are allowed."""

    async def attempt() -> int:
        found = 0
        for _ in range(count):
            try:
                await limiter.check_shared(TWO, "here", cost=cost)
                found += 1
            except Refused:
                pass
        return found

    return asyncio.run(attempt())


def test_cheap_requests_cost_less() -> None:
    assert allowed(Limiter(), 5) == 2
    assert allowed(Limiter(), 50, cost=0.1) in (19, 20)  # sums of 0.1 are not exact


def test_the_shared_bucket_can_refuse_what_the_local_one_allows() -> None:
    assert allowed(Limiter(shared=FakeBuckets(False)), 5) == 0


def test_a_flood_that_the_local_bucket_refuses_does_not_reach_the_shared_one() -> None:
    shared = FakeBuckets(True)
    assert allowed(Limiter(2.0, shared), 50) == 4
    assert [(rate, cost) for _, rate, cost in shared.asked] == [(Rate(4, 0.002), 1.0)] * 4


def test_local_limits_hold_when_the_shared_ones_are_gone() -> None:
    shared = FakeBuckets(BrokerDown())
    assert allowed(Limiter(shared=shared), 5) == 2
    assert len(shared.asked) == 1, "it is not asked again at once"


def test_no_limits_ask_nobody() -> None:
    shared = FakeBuckets(False)
    assert allowed(Limiter(0.0, shared), 5) == 5 and not shared.asked


def test_full_buckets_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tichu.server.limits.time.monotonic", lambda: now)
    limiter = Limiter()
    quick, slow = Rate(1, 1), Rate(1, 0.001)
    assert limiter.allows(quick, "a") and limiter.allows(slow, "a")
    now += 61
    assert limiter.allows(quick, "b")
    assert set(limiter._buckets) == {(slow, ("a",)), (quick, ("b",))}


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("[2001:db8:1:3::1]", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_ipv6_network_counts_as_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


@pytest.mark.parametrize(
    ("headers", "network"),
    [
        (["192.0.2.1"], "192.0.2.1"),
        (["198.51.100.7, 192.0.2.1"], "192.0.2.1"),
        (["198.51.100.7", "192.0.2.1"], "192.0.2.1"),
        (["192.0.2.1:4711"], "192.0.2.1"),
        (["[2001:db8:1:2::3]:4711"], "2001:db8:1:2::/64"),
        (["198.51.100.7, "], None),
        ([], None),
    ],
)
def test_what_a_visitor_says_before_the_proxy_does_not_count(headers: list[str], network: str | None) -> None:
    assert forwarded_network(headers) == network
