"""Metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString


class Traffic(Collector):
    """Counts what happens with every action. Plain numbers are counted far faster than Prometheus's own."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.events: Tally[str] = Tally()
        """Events written to the log, by kind."""
        self.received = 0
        """Frames from clients."""
        self.sent = 0
        """Frames to clients."""
        registry.register(self)

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Return the numbers for Prometheus."""
        events = CounterMetricFamily("tichu_events", "Events written to the log", labels=["kind"])
        for kind, count in self.events.items():
            events.add_metric([kind], count)
        yield events
        yield CounterMetricFamily("tichu_frames_received", "Frames from clients", self.received)
        yield CounterMetricFamily("tichu_frames_sent", "Frames to clients", self.sent)


class HandlingTimes(Collector):
    """A histogram of the seconds from the arrival of a frame at its table until it is handled."""

    BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

    def __init__(self, registry: CollectorRegistry) -> None:
        self._counts = [0] * (len(self.BOUNDS) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count a frame."""
        self._counts[bisect_left(self.BOUNDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Return the histogram for Prometheus."""
        bounds = (*map(floatToGoString, self.BOUNDS), "+Inf")
        yield HistogramMetricFamily(
            "tichu_frame_seconds",
            "Time from the arrival of a frame at its table until it is handled",
            buckets=list(zip(bounds, accumulate(self._counts), strict=True)),
            sum_value=self._sum,
        )


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.traffic = Traffic(self.registry)
        self.refused = Counter("tichu_refused", "Frames that were refused", ["code"], registry=self.registry)
        self.connections = Gauge("tichu_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("tichu_tables", "Tables running in this process", registry=self.registry)
        self.thinking = Gauge("tichu_bots_thinking", "Bots that are deciding", registry=self.registry)
        self.queued = Gauge("tichu_bots_waiting", "Decisions that wait for a worker", registry=self.registry)
        self.handled = HandlingTimes(self.registry)

    def page(self) -> bytes:
        """Return the metrics in the format of Prometheus."""
        return generate_latest(self.registry)
