"""Metrics for the bot's operator, in the text format of Prometheus.

Every metric is declared here. Other parts of the bot keep plain counters, which are read when somebody asks, or call a
plain function with a duration. No label has an id, a name or anything else that players determine.

What is polled shows moments, and at a quiet table the moment of a press is that of a sealed choice. So the metrics are
not public (`bot.app.http_server`), and they change only once in `SNAPSHOT_SECONDS`.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector, disable_created_metrics
from prometheus_client.core import CounterMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

from bot.app.client import StoaClient
from bot.app.http_server import Reply

SNAPSHOT_SECONDS = 10.0
"""Seconds for which the same text is returned: nobody can count single presses faster than this, and requests cost
nothing meanwhile."""

PRESS_BUCKETS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0)
COMMIT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SUBMISSION_BUCKETS = (1, 2, 5, 10, 20, 50, 100, 200, 500)

Labels = tuple[str, ...]
COUNTERS: Final[dict[str, tuple[str, Labels]]] = {
    "stoa_presses_total": ("Interactions of users, by kind and by what became of them.", ("kind", "outcome")),
    "stoa_sheds_total": ("Interactions that were not handled, by reason: too_old, too_many, too_late.", ("reason",)),
    "stoa_discord_errors_total": ("Failed requests to Discord, by status and family of routes.", ("status", "route")),
    "stoa_worker_restarts_total": ("Worker processes replaced because they died or took too long.", ("pool",)),
}


class Metrics:
    """The metrics of one bot, such as how long presses take, in the text format of Prometheus."""

    def __init__(
        self,
        client: StoaClient,
        *,
        monotonic: Callable[[], float] = time.monotonic,
        snapshot_seconds: float = SNAPSHOT_SECONDS,
    ) -> None:
        """Create the metrics and begin to measure.

        Args:
            client: The bot.
            monotonic: A clock in seconds.
            snapshot_seconds: Seconds for which the same text is returned.
        """
        disable_created_metrics()  # type: ignore[no-untyped-call]  # the moments at which something first happened
        self._monotonic = monotonic
        self._snapshot_seconds = snapshot_seconds
        self._snapshot = b""
        self._snapshot_until = float("-inf")
        self._registry = CollectorRegistry()
        self._declare_durations(client)
        self._declare_states(client)
        self._registry.register(_Counters(client))
        ProcessCollector(registry=self._registry)  # process_resident_memory_bytes and the like, on Linux

    def reply(self) -> Reply:
        """Return the metrics as a reply to an HTTP request; for `snapshot_seconds` the same text is returned again."""
        if (now := self._monotonic()) >= self._snapshot_until:
            self._snapshot = generate_latest(self._registry)
            self._snapshot_until = now + self._snapshot_seconds
        return Reply(HTTPStatus.OK, self._snapshot, CONTENT_TYPE_PLAIN_0_0_4)

    def _declare_durations(self, client: StoaClient) -> None:
        acknowledged = Histogram(
            "stoa_acknowledge_seconds",
            "From the arrival of a command, component or form to its first response.",
            buckets=PRESS_BUCKETS,
            registry=self._registry,
        )
        client.services.dispatcher.on_acknowledged = acknowledged.observe
        seconds = Histogram(
            "stoa_commit_seconds", "Duration of a commit.", buckets=COMMIT_BUCKETS, registry=self._registry
        )
        submissions = Histogram(
            "stoa_commit_submissions", "Changes in one commit.", buckets=SUBMISSION_BUCKETS, registry=self._registry
        )

        def committed(count: int, duration: float) -> None:
            submissions.observe(count)
            seconds.observe(duration)

        client.services.store.observe_commits(committed)

    def _declare_states(self, client: StoaClient) -> None:
        services = client.services
        dispatcher, deadlines = services.dispatcher, services.events.deadlines
        boards, votes = services.boards, services.votes.updater
        self._declare("stoa_interactions_running", "Handlers that run.", lambda: dispatcher.running)
        self._declare(
            "stoa_interactions_waiting",
            "Interactions that wait for a handler.",
            lambda: max(0, dispatcher.pending - dispatcher.running),
        )
        self._declare("stoa_writes_waiting", "Changes that wait for a commit.", lambda: services.store.waiting)
        self._declare("stoa_pictures_waiting", "Pictures to be drawn.", lambda: services.images.pending)
        self._declare(
            "stoa_boards_behind", "Boards and votes that wait for an update.", lambda: boards.waiting + votes.waiting
        )
        self._declare(
            "stoa_boards_left_alone",
            "Boards and votes that cannot be shown in their channels.",
            lambda: boards.unshown + votes.unshown,
        )
        self._declare(
            "stoa_deadline_late_seconds", "Lateness of the oldest due deadline.", lambda: deadlines.seconds_late
        )
        self._declare("stoa_deadlines_failed", "Deadlines that have failed and wait.", lambda: deadlines.failed)
        self._declare("stoa_tasks", "Tasks of the event loop, most of which wait.", lambda: len(asyncio.all_tasks()))
        self._declare("stoa_gateway_connected", "1 while the bot serves interactions, else 0.", lambda: client.healthy)
        self._declare(
            "stoa_gateway_latency_seconds",
            "Duration of the last acknowledged heartbeat; NaN before the first.",
            lambda: client.latency if math.isfinite(client.latency) else math.nan,
        )

    def _declare(self, name: str, text: str, read: Callable[[], float]) -> None:
        Gauge(name, text, registry=self._registry).set_function(read)


class _Counters(Collector):
    """Reads the counters that other parts of the bot keep, for Prometheus."""

    def __init__(self, client: StoaClient) -> None:
        services = client.services
        self._read: dict[str, Callable[[], Iterable[tuple[Labels, int]]]] = {
            "stoa_presses_total": lambda: services.dispatcher.outcomes.items(),
            "stoa_sheds_total": lambda: [((reason,), count) for reason, count in services.dispatcher.sheds.items()],
            "stoa_discord_errors_total": lambda: client.api_monitor.errors.items(),
            "stoa_worker_restarts_total": lambda: [
                (("pictures",), services.images.pool.restarts),
                (("times",), services.times.restarts),
                (("computer players",), services.events.computer_turns.restarts),
                (("option files",), services.uploads.restarts),
            ],
        }

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the counters with their present values; prometheus_client calls this whenever it writes the metrics."""
        for name, (text, labels) in COUNTERS.items():
            family = CounterMetricFamily(name, text, labels=labels)
            for values, count in self._read[name]():
                family.add_metric(values, count)
            yield family
