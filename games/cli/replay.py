"""The commands `replay` and `verify`: check an exported match, its course and its random draws."""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.cli.arguments import UsageError
from games.cli.play import log_lines
from games.core.game import Game
from games.core.registry import UnknownGame
from games.core.replay import BrokenRecord, Record, active_indices, fold, read_document, verify
from games.core.verifiable import ChanceSecret, KeyedDraws, NotProven, verify_chance
from games.core.words import say


def run_replay(arguments: argparse.Namespace) -> int:
    """Replay a finished match from an exported JSON file, and compare its states and outcome with the recorded ones.

    Args:
        arguments: The path `file`; with `words`, the match's log is printed as well.

    Returns:
        The exit status: 0 if the replay agrees with the file, 1 if not.

    Raises:
        UsageError: The file cannot be read or is no export, or its game is not installed.
    """
    document = _load_document(Path(arguments.file))
    game, opening, records = _read_match(document, arguments.file)
    try:
        verify(game, opening, records)
    except BrokenRecord as error:
        print(say.label("broken", problem=error.message))
        return 1
    *_, last = fold(game, opening, records)
    names = [
        str(seat.get("name", "")) or say.label("player", number=seat["seat"] + 1) for seat in document.get("seats", ())
    ]
    if arguments.words:
        active = [records[seq] for seq in active_indices(records)]
        events = [told for each in active for told in getattr(each, "events", ())]
        print(*log_lines(game.presentation(names), events), sep="\n")
    outcome = game.outcome(last)
    recorded = document.get("outcome") if document.get("status") == "over" else None
    if recorded is not None and (outcome is None or [*outcome.winners] != recorded["winners"]):
        print(say.label("broken", problem=say.message("broken-outcome")))
        return 1
    undone = len(records) - len(active_indices(records))
    counts = {"seats": len(names), "records": len(records), "undone": undone}
    print(say.label("replayed", game=game.title, edition=str(game.edition), **counts))
    if outcome is not None:
        print(game.presentation(names).result(game.view(last, None), outcome))
    return 0


def run_verify(arguments: argparse.Namespace) -> int:
    """Check that every draw of an exported match follows from the match's secret, and the secret from its commitment.

    Args:
        arguments: The path `file`; `commitment` is the one that the table showed, if known; with `draws`, every draw is
            printed.

    Returns:
        The exit status: 0 if everything agrees, 1 if not.

    Raises:
        UsageError: The file cannot be read or is no export of a finished match, or its game is not installed.
    """
    document = _load_document(Path(arguments.file))
    game, opening, records = _read_match(document, arguments.file)
    try:
        chance, seats, options = document["chance"], len(document["seats"]), document["options"]
        secret, commitment = ChanceSecret.read(chance), chance["commitment"]
    except (KeyError, TypeError, ValueError):
        raise UsageError(say.label("no-secret", file=arguments.file)) from None
    shown = commitment if arguments.commitment is None else arguments.commitment.strip().lower()
    try:
        if commitment != shown:
            raise NotProven(say.message("commitment-differs", commitment=commitment, shown=shown))
        if secret.commitment != commitment:
            raise NotProven(say.message("secret-differs", found=secret.commitment, commitment=commitment))
        proof = verify_chance(game, opening, records, secret, seats=seats, options=options)
    except (NotProven, BrokenRecord) as error:
        print(say.label("broken", problem=error.message))
        return 1
    if arguments.draws:
        print("\n".join(line for each in proof.drawn for line in _draw_lines(each)))
    print(say.label("proven", game=game.title, edition=str(game.edition), count=proof.count))
    causes = Counter(each.caused_by for each in proof.drawn for _ in each.draws)
    for cause, count in sorted(causes.items()):
        print(say.label("draws-by", cause=cause, count=count))
    if arguments.commitment is None:
        print(say.label("commitment", commitment=commitment))
    return 0


def _draw_lines(drawn: KeyedDraws) -> Iterator[str]:
    for n, draw in zip(drawn.bounds, drawn.draws, strict=True):
        values = {"key": drawn.key, "draw": str(draw), "most": str(n - 1)}
        yield (
            say.label("draw-of-opening", **values)
            if drawn.seq is None
            else say.label("draw-of-record", record=str(drawn.seq), **values)
        )


def _read_match(document: dict[str, Any], file: str) -> tuple[Game[Any, Any], Any, list[Record]]:
    try:
        return read_document(document)
    except UnknownGame as unknown:
        raise UsageError(say.label("game-not-installed", game=str(unknown))) from None
    except ValueError:
        raise UsageError(say.label("not-an-export", file=file)) from None


def _load_document(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise UsageError(say.label("file-unreadable", file=str(file), problem=str(error.strerror))) from None
    except ValueError:
        raise UsageError(say.label("not-json", file=str(file))) from None
    if not isinstance(document, dict):
        raise UsageError(say.label("not-an-export", file=str(file)))
    return document
