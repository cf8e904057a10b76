"""`replay FILE`: an exported match folded again and checked, record by record."""

import argparse
import json
from pathlib import Path
from typing import Any

from games.cli.arguments import Complaint
from games.core.document import read
from games.core.game import Game
from games.core.registry import UnknownGame
from games.core.replay import BrokenRecord, fold, standing, verify


def run(arguments: argparse.Namespace) -> int:
    """Fold it and compare every digest and the outcome; with `--words` tell it as well. Status 1 where it is broken."""
    document = _document(Path(arguments.file))
    try:
        game, opening, records = read(document)
    except UnknownGame as unknown:
        raise Complaint(f"This match is of a game that is not installed: {unknown}.") from None
    except ValueError:
        raise Complaint(f"{arguments.file} is no export of a match that is over.") from None
    try:
        verify(game, opening, records)
    except BrokenRecord as error:
        print(f"BROKEN: {error}")
        return 1
    *_, last = fold(game, opening, records)
    names = [str(seat.get("name", "")) or f"Seat {seat['seat'] + 1}" for seat in document.get("seats", ())]
    if arguments.words:
        _tell(game, names, [records[seq] for seq in standing(records)])
    outcome = game.outcome(last)
    written = document.get("outcome") if document.get("status") == "over" else None
    if written is not None and (outcome is None or [*outcome.winners] != written["winners"]):
        print("BROKEN: the records fold, but to another outcome than the one that is written down")
        return 1
    taken = len(records) - len(standing(records))
    back = f", {taken} of them taken back or taking back" if taken else ""
    print(f"kept: {game.title}, edition {game.edition}, {len(names)} seats, {len(records)} records{back}")
    if outcome is not None:
        print(game.presentation(names).result(game.view(last, None), outcome))
    return 0


def _document(file: Path) -> dict[str, Any]:
    try:
        document = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}.") from None
    except ValueError:
        raise Complaint(f"{file} is not JSON.") from None
    if not isinstance(document, dict):
        raise Complaint(f"{file} is no export of a match that is over.")
    return document


def _tell(game: Game[Any, Any], names: list[str], records: list[Any]) -> None:
    words = game.presentation(names)
    for record in records:
        for told in record.events:
            if line := words.tell(told.event).strip():
                print(line)
