"""The registry of handlers: which handler answers a button, a menu, a form or an autocompletion.

A handler is declared by a decorator on its definition:

    @press(Play, defer="update")
    async def play(services: Services, response: Response, press: Play) -> None: ...

`find_handler` looks it up by the custom id, so that no press is lost in a restart. An id that is unknown, forged or
of an older release gets a friendly response.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.interactions.custom_id_codec import PREFIX, P, Press, heads_of, parse, parse_press
from bot.interactions.dispatcher import Handler
from bot.interactions.errors import UserError
from bot.interactions.response import DeferMode, Interaction, Response
from bot.ui.limits import FIELD_TEXT, OPTIONS, notice
from bot.ui.words import say

S = TypeVar("S")
"""The services that a handler is given; this layer does not know them."""
PressHandler = Callable[[S, Response, P], Awaitable[None]]
SelectHandler = Callable[[S, Response, P, Sequence[str]], Awaitable[None]]
FormHandler = Callable[[S, Response, P, Mapping[str, str]], Awaitable[None]]
Completion = Callable[[S, Interaction, str], Awaitable[list[tuple[str, str]]]]


@dataclass(frozen=True, slots=True)
class Route:
    """A declared handler of a button, menu or form, and how its response is deferred if it is slow."""

    handler: Callable[..., Awaitable[None]]
    defer: DeferMode


PRESSES: dict[type[Press], Route] = {}
SELECTS: dict[type[Press], Route] = {}
FORMS: dict[type[Press], Route] = {}
COMPLETIONS: dict[Completion[Any], str] = {}
"""The option that each declared autocompletion belongs to."""


QUICK: set[str] = set()
"""The beginnings of the custom ids whose presses come by thousands and cost little; see `Dispatcher.admit`."""


def is_quick(custom_id: str) -> bool:
    """Return True if presses with a custom id come by thousands and cost little: those that cast votes."""
    return custom_id[: custom_id.find(":", len(PREFIX) + 1) + 1] in QUICK


def press(
    kind: type[P], *, defer: DeferMode, quick: bool = False
) -> Callable[[PressHandler[S, P]], PressHandler[S, P]]:
    """Return a decorator that declares a function as the handler of a button, or of a menu's option.

    Args:
        kind: The custom id that it answers.
        defer: "update" if the handler changes the pressed message; "private" or "public" if it answers with a new
            message; None if it may open a form, which can only be the first response.
        quick: True if the presses come by thousands and cost little, so that far more of them can wait.
    """

    def declare(handler: PressHandler[S, P]) -> PressHandler[S, P]:
        _add(PRESSES, kind, Route(handler, defer))
        QUICK.update(heads_of(kind) if quick else ())
        return handler

    return declare


def select(
    kind: type[P], *, defer: DeferMode, quick: bool = False
) -> Callable[[SelectHandler[S, P]], SelectHandler[S, P]]:
    """Return a decorator that declares the handler of a menu in which several options can be chosen.

    The handler receives the values of the chosen options.

    Args:
        kind: The custom id of the menu.
        defer: As for `press`.
        quick: As for `press`.
    """

    def declare(handler: SelectHandler[S, P]) -> SelectHandler[S, P]:
        _add(SELECTS, kind, Route(handler, defer))
        QUICK.update(heads_of(kind) if quick else ())
        return handler

    return declare


def form(kind: type[P], *, defer: DeferMode = "update") -> Callable[[FormHandler[S, P]], FormHandler[S, P]]:
    """Return a decorator that declares the handler of a submitted form.

    The handler receives the text entered for each field, by field id.

    Args:
        kind: The custom id of the form.
        defer: As for `press`, but not None: a form cannot open a form.
    """

    def declare(handler: FormHandler[S, P]) -> FormHandler[S, P]:
        _add(FORMS, kind, Route(handler, defer))
        return handler

    return declare


def autocomplete(option: str) -> Callable[[Completion[S]], Completion[S]]:
    """Return a decorator that declares the function that autocompletes an option of commands.

    The function receives what the user has typed so far and returns the suggestions as (label, value) pairs.

    Args:
        option: The name of the option; `bot.commands.common.add_completions` connects it with a command.
    """

    def declare(completion: Completion[S]) -> Completion[S]:
        COMPLETIONS[completion] = option
        return completion

    return declare


def find_handler(services: object, interaction: Interaction) -> tuple[Handler, DeferMode]:
    """Return the handler of a button, menu or form, and how its response is deferred if it is slow.

    For an unknown custom id, for values of a shape that Discord never sends, and for a form with a text that is too
    long, the handler tells the user so.

    Args:
        services: The bot's services, which the handler receives.
        interaction: A press, a choice in a menu, or a submitted form.
    """
    data: Any = interaction.data
    custom_id = data.get("custom_id") if isinstance(data, Mapping) else None
    asked = parse(custom_id) if isinstance(custom_id, str) else None
    arguments: tuple[object, ...] = ()
    if interaction.type is discord.InteractionType.modal_submit:
        typed = form_values(data) if asked is not None else None
        route = _UNKNOWN_FORM if asked is None or typed is None else FORMS.get(type(asked), _UNKNOWN_FORM)
        if typed is not None and any(len(text) > FIELD_TEXT for text in typed.values()):
            route = _TOO_LONG
        arguments = (typed,)
    else:
        values = menu_values(data) if asked is not None else None
        if asked is None or values is None:
            route = _UNKNOWN_PRESS
        elif (found := SELECTS.get(type(asked))) is not None:
            route, arguments = found, (values,)
        else:
            asked = parse_press(str(custom_id), values)
            route = PRESSES.get(type(asked), _UNKNOWN_PRESS) if asked is not None else _UNKNOWN_PRESS
    return lambda response: route.handler(services, response, asked, *arguments), route.defer


def menu_values(data: Mapping[str, Any]) -> list[str] | None:
    """Return the values that a user chose in a menu; none for a button, and None if Discord cannot have sent them.

    Args:
        data: The data of the interaction, as Discord sent it.
    """
    values = data.get("values") or []
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return None
    return values[:OPTIONS]


MOST_ID = 2**63 - 1
"""The largest id that Discord can give, and that the database can hold."""


def chosen_ids(values: Sequence[str]) -> tuple[int, ...]:
    """Return the ids of users, roles or channels that were chosen in a menu, each once, in the order of the choice.

    Args:
        values: The values of the menu.

    Raises:
        UserError: One is no id, as in a forged choice.
    """
    if not all(each.isascii() and each.isdigit() and len(each) <= 19 and 0 < int(each) <= MOST_ID for each in values):
        raise UserError(say.text("error-unknown-id"))
    return tuple(dict.fromkeys(map(int, values)))


def form_values(data: Mapping[str, Any]) -> dict[str, str] | None:
    """Return what a user entered in each field of a form, by field id; for a menu the chosen values, with commas.

    Args:
        data: The data of the interaction, as Discord sent it.

    Returns:
        The texts; None if the data have another shape than those that Discord sends.
    """
    typed: dict[str, str] = {}
    try:
        for part in data["components"]:
            for field in [part["component"]] if part["type"] == _LABEL else part.get("components", ()):
                chosen = field.get("values")
                value = ",".join(map(str, chosen)) if isinstance(chosen, list) else str(field.get("value", ""))
                typed[str(field.get("custom_id", ""))] = value
    except (AttributeError, KeyError, TypeError):
        return None
    return typed


_LABEL = 18
"""Discord's type of a component that holds one field with its label."""


def _add(routes: dict[type[Press], Route], kind: type[Press], route: Route) -> None:
    if kind in routes:
        raise ValueError(f"{kind.__name__} has two handlers")
    routes[kind] = route


async def _answer_unknown(_services: object, response: Response, *_: object) -> None:
    await response.send(notice(say.text("error-unknown-id")))


async def _answer_too_long(_services: object, response: Response, *_: object) -> None:
    await response.send(notice(say.text("error-too-long", most=FIELD_TEXT)))


_TOO_LONG = Route(_answer_too_long, "private")
_UNKNOWN_PRESS, _UNKNOWN_FORM = Route(_answer_unknown, "private"), Route(_answer_unknown, "update")
