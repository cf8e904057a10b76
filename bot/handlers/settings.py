"""`/settings` and `/privacy`: a user's settings, and the export and deletion of their data."""

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from bot.interactions import custom_ids
from bot.interactions.custom_ids import SetSetting, SettingsMenu
from bot.interactions.errors import UserError
from bot.interactions.registry import autocomplete, form, press
from bot.interactions.response import Interaction, Response
from bot.scheduler.reminders import next_morning
from bot.screens.tables import are_you_sure
from bot.services import Services
from bot.ui.blocks import (
    NEUTRAL_ACCENT,
    Attachment,
    Block,
    Button,
    Buttons,
    Form,
    Menu,
    Option,
    Screen,
    Text,
    TextField,
)
from bot.ui.limits import fit_label, fit_screen, fold_case, forget_labels, notice
from bot.ui.words import installed_languages, language_name, language_of, say, zone_city
from games.core.words import EMPTY, Markdown, Message, forget_what_was_said, in_language, lines
from storage import UserSettings, write_file
from storage.match.quiet_hours import (
    LONGEST_QUIET_MINUTES,
    QuietHours,
    QuietHoursTooLong,
    UnknownTimeZone,
    find_time_zone,
    time_zones,
)
from storage.services.user_settings import Reminders

REMINDER_CHANNELS: tuple[Reminders, ...] = ("ping", "dm", "off")
OWN_LANGUAGE = "discord"
"""The value that stands for the language of the user's Discord."""
LOOKS = ("colour_blind", "words", "dark")
"""The options of `/settings look`."""


def privacy_screen() -> Screen:
    """Return the message that tells what the bot stores about its users, with buttons to export and delete own data."""
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
        await response.update(_deletion_question(say.text("privacy-question")))
    elif press.what == "sure":
        await _delete_data(services, response)
    else:
        await response.update(notice(say.text("confirm-kept")))


def _deletion_question(text: Markdown) -> Screen:
    yes = Button(say.label("privacy-sure"), custom_ids.encode(custom_ids.Privacy("sure")))
    no = Button(say.label("privacy-keep"), custom_ids.encode(custom_ids.Privacy("keep")))
    return are_you_sure(text, no, yes)


async def _export_data(services: Services, response: Response) -> None:
    await response.defer("private")
    found = await services.store.privacy.export(response.user.id)
    file = Attachment("stoa-about-me.json", await write_file(found))
    text = notice(say.text("privacy-exported"))
    await response.send(Screen(text.blocks, text.accent_colour, files=(file,)))


async def _delete_data(services: Services, response: Response) -> None:
    """Delete all data of the user, from the database and from memory; the data of others stay ready in memory.

    Nothing is deleted yet if Discord fails to remove them from a private thread: nobody would know of that later. The
    texts in memory, which can contain the name anywhere, are all put into words again; that takes milliseconds.

    Raises:
        UserError: The user has asked for this less than a minute ago.
    """
    user = response.user.id
    if not services.deletions.take(user):
        raise UserError(say.text("privacy-often"))
    await response.defer("update")
    names = await services.store.privacy.stored_names(user)
    if names is not None:
        if not await services.team_threads.remove_from_all(user):
            await response.update(_deletion_question(say.text("privacy-not-yet")))
            return
        for match in await services.store.privacy.forget(user, say.label("privacy-former")):
            services.events.match_changed(match, previously_pending=match.active)
        services.settings.forget(user)
        forget_what_was_said()
        forget_labels()
        await services.images.forget(names | {response.user.display_name})
    services.forget_forms(user)
    await response.update(notice(say.text("privacy-deleted")))


@autocomplete("zone")
async def zone_completions(_services: Services, _interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return up to 25 time zones that contain what was typed, as (label, name) pairs for autocompletion.

    They are found by their names and by their cities in the user's language. Zones whose city begins with what was
    typed come first.
    """
    wanted = fold_case(typed[:60]).strip()
    cities = {zone: fold_case(zone_city(zone)) for zone in time_zones()}
    found = [zone for zone, city in cities.items() if wanted in city or wanted.replace(" ", "_") in zone.casefold()]
    found.sort(key=lambda zone: not cities[zone].startswith(wanted))
    return [(say.label("zone-choice", city=zone_city(zone), zone=zone), zone) for zone in found[:25]]


def read_zone(typed: str) -> str:
    """Return the name of the time zone that a user has typed, which may be that of its city in their language.

    Args:
        typed: The name of a zone or a city.

    Raises:
        UnknownTimeZone: No zone, or more than one, has this name.
    """
    try:
        return find_time_zone(typed)
    except UnknownTimeZone:
        wanted = fold_case(typed[:60]).strip()
        found = [zone for zone in time_zones() if fold_case(zone_city(zone)) == wanted]
        if len(found) != 1:
            raise
        return found[0]


_TIME = re.compile(r"(\d{1,2})(?::(\d{2}))?", re.ASCII)


def settings_screen(person: UserSettings, now: datetime) -> Screen:
    """Return the message of `/settings`, which lists a user's settings, with buttons and menus that change them.

    Args:
        person: The settings.
        now: The current time, timezone-aware; it is shown in the user's time zone.
    """
    quiet = person.quiet_hours
    found = [
        say.text("settings-title"),
        _language_line(person) if len(installed_languages()) > 1 else EMPTY,
        say.text("settings-reminders", how=say.message(f"settings-how-{person.reminders}")),
        say.text("settings-closed") if person.dms_closed else EMPTY,
        say.text("settings-next-up", choice=_on_off(person.next_up)),
        say.text("settings-digest", choice=_on_off(person.digest_due is not None)),
        say.text("settings-zone", zone=zone_city(person.zone), now=f"{now.astimezone(ZoneInfo(person.zone)):%H:%M}"),
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
    text = Text(lines(found))
    return fit_screen(Screen((text, *_settings_controls(person)), NEUTRAL_ACCENT))


def _settings_controls(person: UserSettings) -> list[Block]:
    """Return the buttons and menus that change a user's settings, with the present ones chosen or named."""
    ways = tuple(
        [
            Option(
                say.label(f"settings-how-{how}"),
                custom_ids.encode(SetSetting("reminders", how)),
                selected=how == person.reminders and not person.dms_closed,
            )
            for how in REMINDER_CHANNELS
        ]
    )
    menu = Menu(custom_ids.encode(SettingsMenu("reminders")), say.label("settings-menu"), ways)
    hours = Button(say.label("settings-hours"), custom_ids.encode(custom_ids.QuietHoursForm()))
    messages = [_switch("next_up", person.next_up), _switch("digest", person.digest_due is not None), hours]
    if person.quiet_hours is not None:
        messages.append(_switch("time_runs", person.clock_always_runs))
    look = ("colour_blind", person.colour_blind), ("words", person.text_only), ("dark", person.dark)
    controls: list[Block] = [menu, Buttons(tuple(messages)), Buttons(tuple([_switch(*each) for each in look]))]
    return [*controls, *_language_controls(person)]


def _language_controls(person: UserSettings) -> list[Block]:
    """Return the menu that changes a user's language; none if there is only one language."""
    languages = language_options(
        say.label("settings-language-discord"), lambda language: SetSetting("language", language), person.language
    )
    menu_id = custom_ids.encode(SettingsMenu("language"))
    return [Menu(menu_id, say.label("settings-language-menu"), languages)] if languages else []


def language_options(
    discords: str, option: Callable[[str], custom_ids.Press], chosen: str | None
) -> tuple[Option, ...]:
    """Return the options of a menu of languages; none if there is only one language.

    Args:
        discords: The label of the option `OWN_LANGUAGE`, which stands first.
        option: Returns the custom id of the option for a language or for `OWN_LANGUAGE`.
        chosen: The language that is chosen now; None for that of Discord.
    """
    if len(installed_languages()) == 1:
        return ()
    shown = chosen if chosen in installed_languages() else OWN_LANGUAGE
    return tuple(
        [
            Option(label, custom_ids.encode(option(value)), selected=value == shown)
            for value, label in [(OWN_LANGUAGE, discords), *language_choices()]
        ]
    )


def language_choices() -> list[tuple[str, str]]:
    """Return the installed languages with what each calls itself, in the order of these names."""
    return sorted([(language, language_name(language)) for language in installed_languages()], key=lambda each: each[1])


def _language_line(person: UserSettings) -> Markdown:
    name: str | Message = say.message("settings-language-discord")
    if person.language in installed_languages():
        name = language_name(person.language)
    return say.text("settings-language", language=name)


def _switch(name: str, is_on: bool) -> Button:
    """Return the button for a setting that is on or off: it turns the setting on if it is off, and off if it is on.

    Args:
        name: The setting.
        is_on: Whether it is on now.
    """
    label = say.label(f"settings-switch-{name}", state="on" if is_on else "off")
    return Button(label, custom_ids.encode(SetSetting(name, "off" if is_on else "on")))


@press(custom_ids.OpenSettings, defer="private")
async def open_settings(services: Services, response: Response, _press: custom_ids.OpenSettings) -> None:
    """Show the user their settings in a new private message."""
    await show_settings(services, response)


async def show_settings(services: Services, response: Response) -> None:
    """Show the user their own settings privately, with buttons and menus to change them."""
    person = await services.store.user_settings.get(response.user.id)
    await response.send(settings_screen(person, services.store.time.now()))


async def show_languages(services: Services, response: Response) -> None:
    """Show the user their language privately, with a menu to change it."""
    person = await services.store.user_settings.get(response.user.id)
    await response.send(Screen((Text(_language_line(person)), *_language_controls(person)), NEUTRAL_ACCENT))


async def save_settings(services: Services, response: Response, change: Callable[[UserSettings], UserSettings]) -> None:
    """Change and store the user's own settings, as a press or a command asks, and show all of them.

    Args:
        services: The bot's services.
        response: The response to the press or the command.
        change: Returns the changed settings.
    """
    before: list[str | None] = []

    def noting(person: UserSettings) -> UserSettings:
        before[:] = [person.clock_stops_in]
        return replace(change(person), discord_language=language_of(locale))

    locale = response.interaction.locale
    person = await services.settings.change(response.user.id, noting)
    with in_language(services.settings.language_of(response.user.id, locale)):
        screen = settings_screen(person, services.store.time.now())
        saved = replace(screen, blocks=(*notice(say.text("settings-saved")).blocks, *screen.blocks))
        await response.update(saved)
    if [person.clock_stops_in] != before:
        for match in await services.store.deadlines.set_quiet(response.user.id, person.clock_stops_in):
            services.events.match_changed(match, previously_pending=match.active)


@press(SetSetting, defer="update")
async def set_setting(services: Services, response: Response, press: SetSetting) -> None:
    """Change one of the user's settings, whose button or menu they have used in the message with all settings.

    Raises:
        UserError: There is no such setting or value; only a forged press names one.
    """
    now = services.store.time.now()
    is_on = press.value == "on"
    if press.name == "reminders" and press.value in REMINDER_CHANNELS:
        change = read_reminders(press.value, None, None, now)
    elif press.name == "language":
        change = read_language(press.value)
    elif press.name == "next_up":
        change = read_reminders(None, is_on, None, now)
    elif press.name == "digest":
        change = read_reminders(None, None, is_on, now)
    elif press.name == "time_runs":
        change = read_quiet_hours(None, None, None, is_on, False, now)
    elif press.name in LOOKS:
        change = read_look(**{press.name: is_on})
    else:
        raise UserError(say.text("error-unknown-id"))
    await save_settings(services, response, change)


@press(custom_ids.QuietHoursForm, defer=None)
async def ask_quiet_hours(services: Services, response: Response, press: custom_ids.QuietHoursForm) -> None:
    """Open the form in which users type their time zone and quiet hours, with what is set now."""
    person = services.settings.get(response.user.id)
    quiet = person.quiet_hours
    times = ("", "") if quiet is None else (_time_text(quiet.start), _time_text(quiet.end))
    start, end = [
        TextField(name, say.label(f"settings-field-{name}"), value=time, maximum=5, required=False)
        for name, time in zip(("start", "end"), times, strict=True)
    ]
    about = say.label("settings-field-zone-about")
    zone = TextField("zone", say.label("settings-field-zone"), about, value=zone_city(person.zone), maximum=60)
    await response.open_form(Form(custom_ids.encode(press), say.label("settings-hours-title"), (zone, start, end)))


@form(custom_ids.QuietHoursForm)
async def type_quiet_hours(
    services: Services, response: Response, _press: custom_ids.QuietHoursForm, typed: Mapping[str, str]
) -> None:
    """Set the user's time zone and quiet hours to what they typed; two empty times mean no quiet hours.

    Raises:
        UserError: A value is not understood, or only one of the two times was typed.
    """
    zone, start, end = (typed.get(name, "").strip() or None for name in ("zone", "start", "end"))
    none = start is None and end is None
    await save_settings(services, response, read_quiet_hours(zone, start, end, None, none, services.store.time.now()))


def read_reminders(
    how: str | None, next_up: bool | None, digest: bool | None, now: datetime
) -> Callable[[UserSettings], UserSettings]:
    """Return a function that applies the options of `/settings reminders` to a user's settings.

    Args:
        how: How to be reminded, one of `REMINDER_CHANNELS`; None to leave it.
        next_up: Whether to be told when it will soon be the user's turn; None to leave it.
        digest: Whether to get the daily digest; None to leave it.
        now: The current time, from which the next digest is scheduled.
    """

    def change(person: UserSettings) -> UserSettings:
        if how is not None or digest:
            person = replace(person, dms_closed=False)
        for known in REMINDER_CHANNELS:
            if how == known:
                person = replace(person, reminders=known)
        if next_up is not None:
            person = replace(person, next_up=next_up)
        if digest is not None:
            person = replace(person, digest_due=next_morning(person.zone, now) if digest else None)
        return person

    return change


def read_language(value: str) -> Callable[[UserSettings], UserSettings]:
    """Return a function that applies the option of `/settings language` to a user's settings.

    Args:
        value: An installed language, or `OWN_LANGUAGE`.

    Raises:
        UserError: There are no words in that language; only a forged press or an outdated command names one.
    """
    if value != OWN_LANGUAGE and value not in installed_languages():
        raise UserError(say.text("error-unknown-id"))
    return lambda person: replace(person, language=None if value == OWN_LANGUAGE else value)


def read_look(
    colour_blind: bool | None = None, words: bool | None = None, dark: bool | None = None
) -> Callable[[UserSettings], UserSettings]:
    """Return a function that applies the options of `/settings look` to a user's settings.

    Args:
        colour_blind: Whether colours are safe for colour-blind people; None to leave it.
        words: Whether text replaces pictures; None to leave it.
        dark: Whether pictures have a dark background; None to leave it.
    """

    def change(person: UserSettings) -> UserSettings:
        return replace(
            person,
            colour_blind=person.colour_blind if colour_blind is None else colour_blind,
            text_only=person.text_only if words is None else words,
            dark=person.dark if dark is None else dark,
        )

    return change


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
        new_zone = None if zone is None else read_zone(zone)
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
