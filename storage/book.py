"""The book: matches as they were last seen, each decoded once a version."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace

from games.core.replay import BrokenRecord
from storage.fetching import Fetched
from storage.refused import Refused
from storage.rows import FindGame, match_of
from storage.snapshot import Match
from storage.vault import Vault

Found = Match | Refused | BrokenRecord
"""A match, or why it cannot be had: one that is damaged must not keep anybody from the others."""


class Book:
    """At most `size` matches are kept. What is here may be old (other processes write too), so it only ever spares
    the reading of what the database says has not changed."""

    def __init__(self, vault: Vault, find_game: FindGame, size: int) -> None:
        self.vault = vault
        self.find_game = find_game
        self._size = size
        self._pages: OrderedDict[int, Match] = OrderedDict()

    def known(self, ids: Iterable[int]) -> dict[int, Match]:
        """Those of these matches that are here."""
        return {id: self._pages[id] for id in ids if id in self._pages}

    def all_known(self) -> dict[int, Match]:
        """All that are here."""
        return dict(self._pages)

    def remember(self, match: Match) -> None:
        """Keep a match as it was committed."""
        known = self._pages.get(match.id)
        if known is not None and known.version > match.version:
            return  # a slow reader comes after a quick writer
        self._pages[match.id] = match
        self._pages.move_to_end(match.id)
        if len(self._pages) > self._size:
            self._pages.popitem(last=False)

    def forget(self) -> None:
        """Keep nothing of what was."""
        self._pages.clear()

    def decode(self, fetched: Fetched, known: dict[int, Match]) -> dict[int, Found]:
        """What was fetched, with what was known when it was asked for, as matches by id."""
        found: dict[int, Found] = {}
        for head in fetched.heads:
            row = fetched.rows.get(head.id)
            if row is None and head.id in known:
                match = known[head.id]
                if (match.shown, match.channel, match.thread, match.message) != head[2:]:
                    match = replace(
                        match, shown=head.shown, channel=head.channel, thread=head.thread, message=head.message
                    )
            elif row is not None:
                try:
                    match = match_of(row, fetched.seats[head.id], self.vault, self.find_game)
                except (Refused, BrokenRecord) as error:
                    found[head.id] = error
                    continue
            else:
                continue  # deleted while it was read
            self.remember(match)
            found[head.id] = match
        return found
