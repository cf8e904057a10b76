"""Draw the measured shares of the five games as charts: `python -m benchmarks.charts`, with the extra `bench`.

Each chart shows shares with their 95 % intervals, and the range that we aim for as a band. They are drawn from the
results in `benchmarks/measured`, and stand in `docs/design-notes/charts`.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.ways import share
from games.epireia.content import SOLO_CARDS

MEASURED = Path(__file__).parent / "measured"
CHARTS = Path(__file__).parents[1] / "docs" / "design-notes" / "charts"
_SHARE = re.compile(r"(\d+) of (\d+) \(([\d.]+) %, ([\d.]+) to ([\d.]+)\)")
COLOURS = ("#1f4e79", "#b3541e", "#3c7a3c")
"""Dark enough on white to be told apart when printed in grey, too; each series also has a marker of its own."""
MARKERS = ("o", "s", "^")


@dataclass(frozen=True)
class Chart:
    """A chart of shares in percent.

    `series` has, by name, the rows of one series: label, share, and the ends of its interval. `band` is the range that
    we aim for, in percent.
    """

    name: str
    title: str
    band: tuple[float, float]
    series: dict[str, list[tuple[str, float, float, float]]] = field(default_factory=dict)


def read_share(text: str) -> tuple[float, float, float]:
    """Return a share and the ends of its interval, in percent, as `benchmarks.ways.share` writes them.

    Raises:
        ValueError: It is no such text.
    """
    found = _SHARE.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no share with an interval")
    return float(found[3]), float(found[4]), float(found[5])


def results(name: str) -> list[dict[str, Any]]:
    """Return the results of one file in `benchmarks/measured`."""
    read = json.loads((MEASURED / f"{name}.json").read_text(encoding="utf-8"))
    return read if isinstance(read, list) else [read]


def rows(shares: Iterable[tuple[str, str]]) -> list[tuple[str, float, float, float]]:
    """Return shares with their labels as the rows of a series."""
    return [(label, *read_share(text)) for label, text in shares]


def wins(name: str, level: int = 0) -> str:
    """Return the share of the games of a match between levels that one of them has won, as text.

    Args:
        name: A file that `benchmarks.strength` has written.
        level: The index of the level.
    """
    won = results(name)[0]["won_by"]
    return share(won.count(str(level)), len(won))


def charts() -> Iterator[Chart]:
    """Yield all charts."""
    ways = {f"{seats} players": f"philosophia-ways-middle-{seats}" for seats in (2, 4)}
    yield Chart(
        "philosophia-ways",
        "Philosophia, middle computers: ways to claim Labyrinth Tokens (% of claims)",
        (5, 40),
        {label: rows(results(name)[0]["ways"].items()) for label, name in ways.items()},
    )
    moirai = ("logos", "nous", "sophia")
    yield Chart(
        "philosophia-solo",
        "Philosophia solo, middle level: games won against the Moirai (%)",
        (30, 70),
        {"middle": rows((each, results(f"philosophia-ways-middle-moirai-{each}")[0]["won"]) for each in moirai)},
    )
    councils = [each for each in results("ostrakon-councils-easy") if not each["person"]]
    yield Chart(
        "ostrakon-speakers",
        "Ostrakon, easy computers: speakers who fail (%), by number of players",
        (20, 45),
        {"easy": rows((str(each["seats"]), each["failed"]) for each in councils)},
    )
    yield Chart(
        "ostrakon-temple",
        "Ostrakon, easy computers: games that end in the Temple (%), by number of players",
        (0, 15),
        {"easy": rows((str(each["seats"]), each["at the Temple"]) for each in councils)},
    )
    balance = {seats: results(f"epireia-balance-quick-{seats}")[0] for seats in (2, 3, 4)}
    yield Chart(
        "epireia-acts",
        "Epireia, quick players: acts completed (% of showings)",
        (50, 100),
        {
            f"{seats} players": rows((act, shares["completed"]) for act, shares in result["acts"].items())
            for seats, result in balance.items()
        },
    )
    levels, solo = ("easy", "middle", "hard"), [card.name for card in SOLO_CARDS]
    yield Chart(
        "epireia-solo",
        "Epireia solo: games won by each level (%), by scenario",
        (20, 90),
        {level: rows((name, wins(f"epireia-{level}-{i}")) for i, name in enumerate(solo)) for level in levels},
    )
    games = {
        "Philosophia": "philosophia-middle-easy",
        "Epireia": "epireia-middle-easy",
        "Grudgematch": "grudgematch-middle-easy",
        "Gorgias": "gorgias-middle-easy",
    }
    yield Chart(
        "levels",
        "Two players, middle level against easy level: games won by the middle level (%)",
        (60, 100),
        {"middle": rows((game, wins(name)) for game, name in games.items())},
    )


def draw(chart: Chart, path: Path) -> None:
    """Draw a chart into a PNG file.

    Args:
        chart: The chart.
        path: The file.
    """
    from matplotlib.figure import Figure  # only the extra `bench` has it

    labels = [label for label, *_ in next(iter(chart.series.values()))]
    figure = Figure(figsize=(7, 0.9 + 0.32 * len(labels) * max(1, len(chart.series) * 0.6)), dpi=110, layout="tight")
    axes = figure.subplots()
    axes.axvspan(*chart.band, color="#e8e4d4", label=f"aim: {chart.band[0]:g} to {chart.band[1]:g} %")
    for number, (name, found) in enumerate(chart.series.items()):
        middle = [share for _, share, _, _ in found]
        errors = [[m - low for m, (_, _, low, _) in zip(middle, found, strict=True)]]
        errors.append([high - m for m, (_, _, _, high) in zip(middle, found, strict=True)])
        places = [place + (number - (len(chart.series) - 1) / 2) * 0.22 for place in range(len(found))]
        axes.errorbar(middle, places, xerr=errors, fmt=MARKERS[number], color=COLOURS[number], label=name, capsize=2)
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.set_xlim(-2, 102)
    axes.set_title(chart.title, fontsize=9, loc="left")
    axes.tick_params(labelsize=8)
    axes.legend(fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5), frameon=False)
    path.parent.mkdir(exist_ok=True)
    figure.savefig(path, metadata={"Software": None})


def main() -> int:
    """Draw all charts; return the exit status, 2 if matplotlib is not installed."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        print("Install the extra `bench` first: pip install '.[bench]'", file=sys.stderr)
        return 2
    for chart in charts():
        draw(chart, path := CHARTS / f"{chart.name}.png")
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
