"""`/settings` and `/privacy`: a user's settings, and the export and deletion of their data."""

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import orjson

from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import autocomplete, press
from bot.interactions.response import Interaction, Response
from bot.scheduler.reminders import next_morning
from bot.screens.tables import are_you_sure
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Button, Buttons, Screen, Text
from bot.ui.limits import fit_label, fit_screen, forget_labels, notice
from bot.ui.words import say
from games.core.words import EMPTY, Message, forget_what_was_said, lines
from storage import UserSettings
from storage.match.quiet_hours import (
    LONGEST_QUIET_MINUTES,
    QuietHours,
    QuietHoursTooLong,
    UnknownTimeZone,
    find_time_zone,
    time_zones,
)


def privacy_screen() -> Screen:
    """Return a screen that tells what the bot stores about its users, with buttons to export and delete own data."""
    buttons = (
        Button(say.label("privacy-export"), custom_ids.encode(custom_ids.Privacy("export"))),
        Button(say.label("privacy-delete"), custom_ids.encode(custom_ids.Privacy("delete"))),
    )
    return fit_screen(Screen((Text(say.text("privacy-text")), Buttons(buttons)), NEUTRAL_ACCENT))


async def show_privacy(response: Response) -> None:
    """Tell the user what the bot stores about its users, with buttons to export and to delete their own data."""
    await response.send(privacy_screen())


@press(custom_ids.Privacy, defer="update")
async def press_privacy(services: Services, response: Response, press: custom_ids.Privacy) -> None:
    """Export the data of the user who pressed, or delete it after asking them to confirm.

    The custom id names no user, so a forged one reaches nobody else's data.
    """
    if press.what == "export":
        await _export_data(services, response)
    elif press.what == "delete":
        yes = Button(say.label("privacy-sure"), custom_ids.encode(custom_ids.Privacy("sure")))
        no = Button(say.label("privacy-keep"), custom_ids.encode(custom_ids.Privacy("keep")))
        await response.update(are_you_sure(say.text("privacy-question"), no, yes))
    elif press.what == "sure":
        await _delete_data(services, response)
    else:
        await response.update(notice(say.text("confirm-kept")))


async def _export_data(services: Services, response: Response) -> None:
    await response.defer("private")
    found = await services.store.privacy.export(response.user.id)
    file = Attachment("stoa-about-me.json", orjson.dumps(found, option=orjson.OPT_INDENT_2))
    text = notice(say.text("privacy-exported"))
    await response.send(Screen(text.blocks, text.accent_colour, files=(file,)))


async def _delete_data(services: Services, response: Response) -> None:
    await response.defer("update")
    user = response.user.id
    for match in await services.store.privacy.forget(user, say.label("privacy-former")):
        services.events.match_changed(match, previously_pending=match.active)
    services.settings.forget(user)
    forget_what_was_said()
    forget_labels()
    await services.images.forget()
    await response.update(notice(say.text("privacy-deleted")))


@autocomplete("zone")
async def zone_completions(_services: Services, _interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 names of time zones that contain what was typed, as (name, name) pairs for autocompletion.

    Zones whose city begins with it come first.
    """
    wanted = typed.strip().replace(" ", "_").casefold()
    found = [zone for zone in time_zones() if wanted in zone.casefold()]
    found.sort(key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted))
    return [(zone, zone) for zone in found[:25]]


_TIME = re.compile(r"(\d{1,2})(?::(\d{2}))?", re.ASCII)


def settings_screen(person: UserSettings, now: datetime) -> Screen:
    """Return the message that lists a user's settings: reminders, quiet hours and how boards are drawn.

    Args:
        person: The settings.
        now: The current time, timezone-aware; it is shown in the user's time zone.
    """
    quiet = person.quiet_hours
    found = [
        say.text("settings-title"),
        say.text("settings-reminders", how=say.message(f"settings-how-{person.reminders}")),
        say.text("settings-closed") if person.dms_closed else EMPTY,
        say.text("settings-next-up", choice=_on_off(person.next_up)),
        say.text("settings-digest", choice=_on_off(person.digest_due is not None)),
        say.text("settings-zone", zone=person.zone, now=f"{now.astimezone(ZoneInfo(person.zone)):%H:%M}"),
        say.text("settings-no-quiet")
        if quiet is None
        else say.text(
            "settings-quiet-runs" if person.clock_always_runs else "settings-quiet",
            start=_time_text(quiet.start),
            end=_time_text(quiet.end),
        ),
        say.text(
            "settings-look",
            palette="safe" if person.colour_blind else "usual",
            picture="text" if person.text_only else "picture",
            background="dark" if person.dark else "light",
        ),
    ]
    return notice(lines(found))


async def save_settings(
    services: Services, response: Response, given: bool, change: Callable[[UserSettings], UserSettings]
) -> None:
    """Change and store the settings of the user who gave a command, and show all of them.

    Args:
        services: The bot's services.
        response: The response to the command.
        given: Whether the command had any option.
        change: Returns the settings as changed by the options.

    Raises:
        UserError: No option was given.
    """
    if not given:
        raise UserError(say.text("settings-nothing"))
    person = await services.settings.change(response.user.id, change)
    screen = settings_screen(person, services.store.time.now())
    await response.send(replace(screen, blocks=(*notice(say.text("settings-saved")).blocks, *screen.blocks)))


def read_quiet_hours(
    zone: str | None, start: str | None, end: str | None, runs: bool | None, none: bool, now: datetime
) -> Callable[[UserSettings], UserSettings]:
    """Return a function that applies the options of `/settings hours` to a user's settings.

    Args:
        zone: A time zone, as typed; None to leave it.
        start: Start of the quiet hours, as typed; given together with `end`.
        end: End of the quiet hours, as typed.
        runs: Whether the user's time to move runs on during quiet hours; None to leave it.
        none: Remove the quiet hours.
        now: The current time, from which the next daily digest is scheduled if the zone changes.

    Raises:
        UserError: A value is not understood or the options contradict each other.
    """
    try:
        new_zone = None if zone is None else find_time_zone(zone)
    except UnknownTimeZone:
        raise UserError(say.text("settings-bad-zone", typed=fit_label(zone or "", 60))) from None
    if (start is None) != (end is None) or (none and start is not None):
        raise UserError(say.text("settings-half-quiet"))
    from_, to = _read_time(start), _read_time(end)
    if from_ is not None and to is not None:
        try:
            QuietHours(from_, to, "UTC")
        except QuietHoursTooLong:
            raise UserError(say.text("settings-bad-quiet", hours=LONGEST_QUIET_MINUTES // 60)) from None

    def change(person: UserSettings) -> UserSettings:
        if new_zone is not None:
            due = person.digest_due and next_morning(new_zone, now)
            person = replace(person, zone=new_zone, digest_due=due)
        if none or from_ is not None:
            person = replace(person, quiet_from=from_, quiet_to=to)
        return person if runs is None else replace(person, clock_always_runs=runs)

    return change


def _read_time(typed: str | None) -> int | None:
    """Return a typed time of day ("7", "22:30") in minutes after midnight; None for None.

    Raises:
        UserError: It is not a time of day.
    """
    if typed is None:
        return None
    found = _TIME.fullmatch(typed.strip())
    hour, minute = (int(found[1]), int(found[2] or 0)) if found else (99, 99)
    if hour > 24 or minute > 59 or (hour == 24 and minute):
        raise UserError(say.text("settings-bad-hour", typed=fit_label(typed, 20)))
    return (hour % 24) * 60 + minute


def _time_text(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _on_off(value: bool) -> Message:
    return say.message("settings-choice-on" if value else "settings-choice-off")
