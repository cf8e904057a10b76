"""The newest snapshot of the tables that are being looked at, in memory: for completions and panels without a query.

Every commit of this process passes `keep`. Where the database is this process's alone, what is here is what is true;
where it is shared, another may have gone on, so the database is asked each time (which costs it a row of numbers).
"""

from collections import OrderedDict

from storage import Match, Store


class Tables:
    """At most `room` matches, those used last."""

    def __init__(self, store: Store, *, room: int = 1024) -> None:
        self._store = store
        self._room = room
        self._kept: OrderedDict[int, Match] = OrderedDict()
        self._places: OrderedDict[int, set[int]] = OrderedDict()

    def keep(self, match: Match) -> Match:
        """Remember a snapshot, unless a newer one is known; the newer of the two."""
        known = self._kept.get(match.id)
        if known is not None and known.version > match.version:
            return known
        self._kept[match.id] = match
        self._kept.move_to_end(match.id)
        if len(self._kept) > self._room:
            self._kept.popitem(last=False)
        for place in (match.channel, match.thread):
            if place is not None and place in self._places:
                self._places[place].add(match.id)
        return match

    async def match(self, match_id: int) -> Match:
        """A match.

        Raises:
            Refused: there is none of this number.
        """
        if match_id in self._kept and not self._store.shared:
            self._kept.move_to_end(match_id)
            return self._kept[match_id]
        return self.keep(await self._store.match(match_id))

    async def at(self, place: int) -> list[Match]:
        """The open matches of a channel or thread, the newest first."""
        if place not in self._places or self._store.shared:
            found = await self._store.match_in(place)
            self._places[place] = {self.keep(match).id for match in found}
            if len(self._places) > 4 * self._room:
                self._places.popitem(last=False)
        self._places.move_to_end(place)
        matches = [await self.match(match_id) for match_id in sorted(self._places[place], reverse=True)]
        there = [match for match in matches if match.open and place in (match.channel, match.thread)]
        self._places[place] = {match.id for match in there}
        return there

    async def of(self, user: int) -> list[Match]:
        """The open matches of a user."""
        return [self.keep(match) for match in await self._store.matches_of(user)]
