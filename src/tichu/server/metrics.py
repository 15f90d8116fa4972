"""Metrics for Prometheus."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


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
        self.handled = Histogram(
            "tichu_frame_seconds",
            "Time from the arrival of a frame at its table until it is handled",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )

    def page(self) -> bytes:
        """Return the metrics in the format of Prometheus."""
        return generate_latest(self.registry)
