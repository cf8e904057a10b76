"""Documents: a match that is over as plain JSON data, opening, records and all, so that anybody can fold it again."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from games.core.event import Told
from games.core.game import Game
from games.core.registry import find_game
from games.core.replay import Played, Record, Rewound

FORMAT = "stoa-match"
VERSION = 1


def read(
    document: Mapping[str, Any], find: Callable[[str, int | None], Game[Any, Any]] = find_game
) -> tuple[Game[Any, Any], Any, list[Record]]:
    """The game, the opening and the records of an exported match that is over, for `games.core.replay`.

    Raises:
        ValueError: it is not such a document. UnknownGame: its game or its edition is not installed.
    """
    if document.get("format") != FORMAT or document.get("version") != VERSION or "opening" not in document:
        raise ValueError("not an export of a match that is over")
    try:
        game = find(document["game"], document["edition"])
        opening = game.state_codec.validate_json(json.dumps(document["opening"]))
        return game, opening, [_record(game, part) for part in document["records"]]
    except (KeyError, TypeError, AttributeError):
        raise ValueError("not an export of a match that is over") from None


def _record(game: Game[Any, Any], part: Mapping[str, Any]) -> Record:
    if "action" not in part:
        return Rewound(part["to"])
    hear = game.event_codec.validate_json
    return Played(
        part["seat"],
        game.action_codec.validate_json(json.dumps(part["action"])),
        tuple(part["draws"]),
        tuple([Told(told["to"], hear(json.dumps(told["event"]))) for told in part["events"]]),
        part["digest"],
    )
