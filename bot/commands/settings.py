"""`/settings …`: what somebody has set for themselves, at all tables."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.commands.wording import choices_of, described
from bot.hours.daily import next_morning
from bot.house import House
from bot.records.privacy import add_privacy
from bot.screen import Screen
from bot.screens import notice
from bot.shorten import fit_label
from games.core.presentation import plain
from storage import Person
from storage.quiet import LONGEST_NIGHT, Quiet, TooLong, UnknownZone, zone_named, zones

_HOUR = re.compile(r"(\d{1,2})(?::(\d{2}))?", re.ASCII)
HOW = ("ping", "dm", "off")


def settings_commands(house: House) -> app_commands.Group:
    """The group of all settings."""
    group = app_commands.Group(name=locale_str("settings"), description=described("settings"))
    for make in (_show, _reminders, _hours, _look, add_privacy):
        make(group, house)
    return group


def settings_screen(person: Person, now: datetime) -> Screen:
    """Everything that somebody has set."""
    quiet = person.quiet
    lines = [
        say("settings.title"),
        say("settings.reminders", how=say(f"settings.how.{person.reminders}")),
        say("settings.closed") if person.closed_dms else "",
        say("settings.next_up", choice=_yes(person.next_up)),
        say("settings.digest", choice=_yes(person.digest_due is not None)),
        say("settings.zone", zone=plain(person.zone), now=f"{now.astimezone(ZoneInfo(person.zone)):%H:%M}"),
        say("settings.no_quiet")
        if quiet is None
        else say(
            "settings.quiet",
            start=_clock(quiet.start),
            end=_clock(quiet.end),
            runs=say("settings.runs" if person.runs_on else "settings.stands"),
        ),
        say(
            "settings.look",
            palette=say("settings.palette.safe" if person.colour_blind else "settings.palette.usual"),
            picture=say("settings.picture.text" if person.text_only else "settings.picture.picture"),
            ground=say("settings.ground.dark" if person.dark else "settings.ground.light"),
        ),
    ]
    return notice("\n".join(line for line in lines if line))


def _show(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("show"), description=described("settings_show"))
    async def show(interaction: Interaction) -> None:
        async def handler(answer: Answer) -> None:
            person = await house.store.people.one(answer.user.id)
            await answer.show(settings_screen(person, house.store.hours.now()))

        await house.answer(interaction, handler, waiting="private")


def _reminders(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("reminders"), description=described("settings_reminders"))
    @app_commands.describe(
        how=described("settings_how"), next_up=described("settings_next"), digest=described("settings_digest")
    )
    @app_commands.choices(how=[Choice(name=say(f"settings.how.{how}"), value=how) for how in HOW])
    async def reminders(
        interaction: Interaction, how: str | None = None, next_up: bool | None = None, digest: bool | None = None
    ) -> None:
        def change(person: Person) -> Person:
            if how is not None or digest:
                person = replace(person, closed_dms=False)
            for known in HOW:
                if how == known:
                    person = replace(person, reminders=known)  # type: ignore[arg-type]
            if next_up is not None:
                person = replace(person, next_up=next_up)
            if digest is not None:
                due = next_morning(person.zone, house.store.hours.now()) if digest else None
                person = replace(person, digest_due=due)
            return person

        given = (how, next_up, digest) != (None, None, None)
        await house.answer(interaction, lambda answer: _save(house, answer, given, change), waiting="private")


def _hours(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("hours"), description=described("settings_hours"))
    @app_commands.describe(
        zone=described("settings_zone"),
        start=described("settings_start"),
        end=described("settings_end"),
        time_runs=described("settings_runs"),
        no_quiet=described("settings_no_quiet"),
    )
    async def hours(
        interaction: Interaction,
        zone: str | None = None,
        start: str | None = None,
        end: str | None = None,
        time_runs: bool | None = None,
        no_quiet: bool = False,
    ) -> None:
        given = (zone, start, end, time_runs, no_quiet) != (None, None, None, None, False)

        async def handler(answer: Answer) -> None:
            change = _new_hours(zone, start, end, time_runs, no_quiet, house.store.hours.now())
            before: list[str | None] = []

            def noting(person: Person) -> Person:
                before[:] = [person.standing_still]
                return change(person)

            await _save(house, answer, given, noting)
            still = house.persons.of(answer.user.id).standing_still
            if [still] != before:
                for match in await house.store.timetable.set_quiet(answer.user.id, still):
                    house.hosting.changed(match, before=match.active)

        await house.answer(interaction, handler, waiting="private")

    async def completed(interaction: Interaction, typed: str) -> list[Choice[str]]:
        async def find() -> list[tuple[str, str]]:
            wanted = typed.strip().replace(" ", "_").casefold()
            found = [zone for zone in zones() if wanted in zone.casefold()]
            found.sort(key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted))
            return [(zone, zone) for zone in found[:25]]

        return choices_of(await house.complete(interaction, find))

    hours.autocomplete("zone")(completed)


def _look(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("look"), description=described("settings_look"))
    @app_commands.describe(
        colour_blind=described("settings_palette"), words=described("settings_words"), dark=described("settings_dark")
    )
    async def look(
        interaction: Interaction, colour_blind: bool | None = None, words: bool | None = None, dark: bool | None = None
    ) -> None:
        def change(person: Person) -> Person:
            return replace(
                person,
                colour_blind=person.colour_blind if colour_blind is None else colour_blind,
                text_only=person.text_only if words is None else words,
                dark=person.dark if dark is None else dark,
            )

        given = (colour_blind, words, dark) != (None, None, None)
        await house.answer(interaction, lambda answer: _save(house, answer, given, change), waiting="private")


async def _save(house: House, answer: Answer, given: bool, change: Callable[[Person], Person]) -> None:
    if not given:
        raise Complaint(say("settings.nothing"))
    person = await house.persons.change(answer.user.id, change)
    screen = settings_screen(person, house.store.hours.now())
    await answer.show(replace(screen, blocks=(*notice(say("settings.saved")).blocks, *screen.blocks)))


def _new_hours(
    zone: str | None, start: str | None, end: str | None, runs: bool | None, none: bool, now: datetime
) -> Callable[[Person], Person]:
    """What changes somebody's hours so. Raises Complaint for what cannot be understood."""
    try:
        named = None if zone is None else zone_named(zone)
    except UnknownZone:
        raise Complaint(say("settings.bad_zone", typed=plain(fit_label(zone or "", 60)))) from None
    if (start is None) != (end is None) or (none and start is not None):
        raise Complaint(say("settings.half_quiet"))
    from_, to = _minute(start), _minute(end)
    if from_ is not None and to is not None:
        try:
            Quiet(from_, to, "UTC")
        except TooLong:
            raise Complaint(say("settings.bad_quiet", hours=LONGEST_NIGHT // 60)) from None

    def change(person: Person) -> Person:
        if named is not None:
            due = person.digest_due and next_morning(named, now)
            person = replace(person, zone=named, digest_due=due)
        if none or from_ is not None:
            person = replace(person, quiet_from=from_, quiet_to=to)
        return person if runs is None else replace(person, runs_on=runs)

    return change


def _minute(typed: str | None) -> int | None:
    """A time of day in minutes after midnight. Raises Complaint."""
    if typed is None:
        return None
    found = _HOUR.fullmatch(typed.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (99, 99)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise Complaint(say("settings.bad_hour", typed=plain(fit_label(typed, 20))))
    return (hour % 24) * 60 + minute


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _yes(value: bool) -> str:
    return say("settings.choice.on" if value else "settings.choice.off")
