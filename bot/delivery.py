"""From screens to what discord.py sends: components, files, and the pictures that are drawn already."""

import asyncio
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.painter import Painter
from bot.render import render
from bot.screen import Drawing, Picture, Screen


@dataclass(frozen=True, slots=True)
class Parts:
    """What a screen is made of. Files are read once, so each request makes its own."""

    screen: Screen
    pictures: dict[Drawing, bytes]
    missing: bool
    """Whether a picture of it is not drawn yet."""

    def sent(self) -> dict[str, Any]:
        """Arguments for a new message."""
        made = render(self.screen, self.pictures)
        return {"view": made.view, "files": made.files} if made.files else {"view": made.view}

    def edited(self) -> dict[str, Any]:
        """Arguments for a change of a message: files that it had and that are not among these are dropped."""
        made = render(self.screen, self.pictures)
        return {"view": made.view, "attachments": made.files}


def pictures_in(screen: Screen) -> list[Drawing]:
    """The drawings of a screen."""
    return [block.drawing for block in screen.blocks if isinstance(block, Picture)]


def parts_of(screen: Screen, painter: Painter) -> Parts:
    """A screen with the pictures that are at hand; those that are still to be drawn are left out of it."""
    drawings = pictures_in(screen)
    found = {drawing: picture for drawing in drawings if (picture := painter.finished(drawing)) is not None}
    awaited = [drawing for drawing in drawings if not painter.knows(drawing)]
    if awaited:
        blocks = [block for block in screen.blocks if not (isinstance(block, Picture) and block.drawing in awaited)]
        screen = replace(screen, blocks=tuple(blocks))
    return Parts(screen, found, bool(awaited))


async def painted_parts(screen: Screen, painter: Painter, patience: float | None = None) -> Parts:
    """A screen with all of its pictures that can be drawn, or with those that are drawn after so many seconds."""
    paintings = [asyncio.ensure_future(painter.paint(drawing)) for drawing in pictures_in(screen)]
    if paintings:
        _, late = await asyncio.wait(paintings, timeout=patience)
        if late:
            return parts_of(screen, painter)
    drawn = {drawing: done.result() for drawing, done in zip(pictures_in(screen), paintings, strict=True)}
    return Parts(screen, {drawing: picture for drawing, picture in drawn.items() if picture is not None}, False)


def only(users: tuple[int, ...]) -> discord.AllowedMentions:
    """Mentions that notify these users and nobody else."""
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user) for user in users])
