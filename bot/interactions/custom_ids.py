"""What the bot's buttons, menus and forms ask for: one class for each kind of custom id, with its values as fields.

A custom id names things and asks for them. It never says who presses and never grants anything, so a forged id can ask
only for what its sender may have anyway. `bot.interactions.custom_id_codec` says how an id is written, and
`bot.interactions.registry` connects each with its handler. This module has all that other modules need of the codec.
"""

from bot.interactions.custom_id_codec import Fingerprint, Name
from bot.interactions.custom_id_codec import Path as Path
from bot.interactions.custom_id_codec import Press as Press
from bot.interactions.custom_id_codec import custom_id as custom_id
from bot.interactions.custom_id_codec import encode as encode
from bot.interactions.custom_id_codec import parse as parse

# -- the lobby ---------------------------------------------------------------------------------------------------------


@custom_id("join")
class Join(Press):
    """A request to take a free seat of a match that has not begun."""

    match: int


@custom_id("leave")
class Leave(Press):
    """A request to give up the user's seat in a match that has not begun."""

    match: int


@custom_id("computers")
class Computers(Press):
    """A request by the host to see the levels of computer players, before adding one."""

    match: int


@custom_id("addcomputer")
class AddComputer(Press):
    """A request by the host of a match that has not begun to add a computer player of this level."""

    match: int
    level: Name


@custom_id("fillseats")
class FillSeats(Press):
    """A request to add computer players of this level until `seats` seats of a match are taken."""

    match: int
    seats: int
    level: Name


@custom_id("versus")
class PlayComputer(Press):
    """A request by a host who is alone to start the match at once, against computer players."""

    match: int


@custom_id("playgame")
class PlayGame(Press):
    """A request to open a match of a game and start it at once, against computer players."""

    game: Name


@custom_id("removecomputer")
class RemoveComputer(Press):
    """A request by the host of a match that has not begun to remove the computer player that was added last."""

    match: int


@custom_id("options")
class Options(Press):
    """A request to show the host of a match the options of its game in a new private message."""

    match: int


@custom_id("optionspage")
class OptionsPage(Press):
    """A request to show another page of the game's options, in the private message that holds the button."""

    match: int
    page: int


@custom_id("aslast")
class AsLastTime(Press):
    """A request by a match's host to set it up like an earlier one of theirs."""

    match: int
    former: int
    """The earlier table."""


@custom_id("setoption")
class SetOption(Press):
    """A menu option that sets one of the options of a match's game to a value.

    Both are given by their indices, as in `bot.screens.lobby`.
    """

    match: int
    option: int
    choice: int


@custom_id("optionmenu", options=(SetOption,))
class OptionMenu(Press):
    """The menu with the values of one of the options of a match's game, which is given by its index."""

    match: int
    option: int


@custom_id("typeoption")
class TypeOption(Press):
    """As a button, a request for the form in which the host types a game option's value; as a form, the typed value."""

    match: int
    option: int


@custom_id("setclock")
class SetClock(Press):
    """A menu option that sets the players' time limits in a match, given by its index among those offered."""

    match: int
    preset: int


@custom_id("clocks", options=(SetClock,))
class Clocks(Press):
    """As a button, a request to show the host of a match the time limits to choose from; also the menu of them."""

    match: int


@custom_id("spectators")
class Spectators(Press):
    """A request to allow spectators (`on` 1) or to play in a private thread (`on` 0)."""

    match: int
    on: int


@custom_id("start")
class Start(Press):
    """The button in a lobby with which the host asks to start the match."""

    match: int


@custom_id("cancel")
class Cancel(Press):
    """A request by the host to cancel a match that has not begun; the host is asked to confirm it."""

    match: int


@custom_id("again")
class Rematch(Press):
    """A request to open another match of the same game, after the end of this one, and to invite its players."""

    match: int


@custom_id("challenge")
class Challenge(Press):
    """A request to open a match of a game and to invite another user to it."""

    user: int
    game: Name


@custom_id("challengemenu", options=(Challenge,))
class ChallengeMenu(Press):
    """The menu in which a user chooses the game to which they challenge another user."""

    user: int


# -- playing -----------------------------------------------------------------------------------------------------------


@custom_id("myseat")
class MySeat(Press):
    """The button "My seat" of a match's public message: a request for the private panel of the user who presses it.

    A panel is a private message with the user's hand and choices.
    """

    match: int


@custom_id("panel")
class Panel(Press):
    """A request to show the user's private panel as it is now, in the message that holds the button."""

    match: int


@custom_id("details")
class Details(Press):
    """A request to show the rest of the user's private panel: all news, standing orders and the position."""

    match: int


@custom_id("play")
class Play(Press):
    """A request to play one of the actions that a match offers the user, given by its index.

    Turn and fingerprint say which offer it was (`games.core.game.Offer`), so that an outdated button plays nothing.
    """

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("fill")
class OpenForm(Press):
    """As a button or menu option, a request for the form of an action that needs typed text; as a form, that text.

    The action is one of those that a match offers the user, given by its index.
    """

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("mend")
class CorrectForm(Press):
    """A request for the form of an `OpenForm` with the same fields, filled in as it was when it was refused."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("into")
class OpenPath(Press):
    """A request to show one of the nested menus of the user's private panel, given by the choices that lead to it.

    A shorter path leads back.
    """

    match: int
    turn: int
    fingerprint: Fingerprint
    page: int
    path: Path


@custom_id("pick")
class Pick(Press):
    """A menu of the private panel in which several things are chosen for one action, such as the dice to roll again.

    `verb` is the index of the type of action. The values of the menu are the numbers of the things.
    """

    match: int
    turn: int
    fingerprint: Fingerprint
    verb: int


@custom_id("side")
class PlayShared(Press):
    """A button of a match's public message that plays an action which all players who must choose are offered.

    The action is given by its index; for the fingerprint, see `bot.screens.public.Shared`.
    """

    match: int
    fingerprint: Fingerprint
    index: int


@custom_id("choose", options=(Play, OpenForm, OpenPath))
class Choose(Press):
    """A menu of the private panel, each of whose options plays an action or opens a form or another menu.

    `menu` only makes the ids of several menus in a message different.
    """

    match: int
    menu: int


@custom_id("which", options=(Panel,))
class ChooseTable(Press):
    """The menu in which a user who plays several matches chooses the one whose private panel to show."""

    page: int


@custom_id("takeback")
class TakeBack(Press):
    """The button of the private panel that undoes the user's last action, where nobody else has to agree."""

    match: int


# -- the table ---------------------------------------------------------------------------------------------------------


@custom_id("vote")
class Vote(Press):
    """A button that answers a question which all players of a match are asked, such as whether to pause.

    `question` is the question's number; `choice` is a value of `storage.match.model.Answer`.
    """

    match: int
    question: int
    choice: Name


@custom_id("sit")
class Sit(Press):
    """A request to take back the user's own seat in a running match, or to take a vacant one."""

    match: int


@custom_id("ask")
class AskConfirm(Press):
    """A request for the question "Are you sure?" about an action on a match.

    `what` is "resign", "end", "leave" or "cancel".
    """

    match: int
    what: Name


@custom_id("confirm")
class Confirm(Press):
    """The answer "yes" to the question "Are you sure?" about an action on a match.

    `what` is "resign", "end", "leave" or "cancel".
    """

    match: int
    what: Name


@custom_id("keep")
class KeepAsIs(Press):
    """The answer "no" to the question "Are you sure?" about an action on a match."""

    match: int


@custom_id("tables")
class Tables(Press):
    """A request for a page of the list of the user's own matches (`of` is "mine") or of this server's ("server")."""

    of: Name
    page: int


# -- looking back and learning -----------------------------------------------------------------------------------------


@custom_id("log")
class Log(Press):
    """The button "Log" of a match's public message: a request for the log as this user may see it."""

    match: int


@custom_id("logpage")
class LogPage(Press):
    """A request to show another page of a match's log, in the private message that holds the button."""

    match: int
    page: int


@custom_id("logjump")
class LogJump(Press):
    """As a button, a request for the form that asks for a page of a match's log; as a form, the typed page number."""

    match: int
    page: int


@custom_id("replay")
class Replay(Press):
    """A request to show the position of a match after this number of steps.

    `viewer` is 0 for what everybody saw, else one more than the seat whose view is shown. If `text_only` is 1, text is
    shown instead of the picture. `button` only makes the ids in a message different.
    """

    match: int
    step: int
    viewer: int
    text_only: int
    button: int


@custom_id("replayseat", options=(Replay,))
class ReplaySeat(Press):
    """The menu in which a user chooses the seat through whose eyes a match is replayed."""

    match: int


@custom_id("replayjump")
class ReplayJump(Press):
    """As a button, a request for the form that asks for a step of a replayed match; as a form, the typed number."""

    match: int
    step: int
    viewer: int
    text_only: int


@custom_id("rules")
class Rules(Press):
    """The button "Rules" of a match's public message: a request for the rules of its game, in a private message."""

    match: int


@custom_id("topic")
class Topic(Press):
    """A request to show one topic of a game's rules, given by its index."""

    game: Name
    topic: int


@custom_id("topics", options=(Topic,))
class Topics(Press):
    """As a button, a request for a page of the menu of topics of a game's rules; also that menu."""

    game: Name
    page: int


@custom_id("learn")
class Learn(Press):
    """A button of a game's lesson: with `choice` 0, a request for this page; from 1, the user's answer on this page."""

    game: Name
    page: int
    choice: int


# -- people and servers ------------------------------------------------------------------------------------------------


@custom_id("lesson")
class BeginLesson(Press):
    """A request for the first page of a game's lesson in a new private message."""

    game: Name


@custom_id("gamerules")
class GameRules(Press):
    """A request for a game's rules, in a new private message."""

    game: Name


@custom_id("gamerulesmenu", options=(GameRules,))
class GameRulesMenu(Press):
    """The menu to choose the game whose rules are shown."""


@custom_id("opentables")
class OpenTables(Press):
    """A request for the list of this server's matches that are open, in a new private message."""


@custom_id("opensettings")
class OpenSettings(Press):
    """A request for the user's own settings, in a new private message."""


@custom_id("stats")
class Stats(Press):
    """A request for a player's results in a game; `game` is "all" for all games together."""

    user: int
    game: Name


@custom_id("statsmenu", options=(Stats,))
class StatsMenu(Press):
    """The menu in which a user chooses the game for which a player's results are shown."""

    user: int


@custom_id("leaders")
class Leaders(Press):
    """A request for the list of this server's best players of a game."""

    game: Name


@custom_id("count")
class Count(Press):
    """A button about counting the user's results: 1 starts it, 0 asks whether to stop and delete them, 2 does so."""

    on: int


@custom_id("setting")
class SetSetting(Press):
    """A request to change one of the user's own settings, given by its name, to a value."""

    name: Name
    value: Name


@custom_id("settings", options=(SetSetting,))
class SettingsMenu(Press):
    """The menu with the values of one of the user's own settings, given by its name."""

    name: Name


@custom_id("hours")
class QuietHoursForm(Press):
    """As a button, a request for the form in which users type their time zone and quiet hours; also that form."""


@custom_id("privacy")
class Privacy(Press):
    """A button about the user's stored data.

    `what` is "export", "delete" (which asks for confirmation), "sure" (delete now) or "keep" (do not delete).
    """

    what: Name


@custom_id("setserver")
class SetServer(Press):
    """A menu of `/admin setup` in which a manager chooses channels or roles for one of the server's rules.

    `what` is "channels" (where matches may be opened), "openers" (who may open them) or "voters" (who runs votes).
    """

    what: Name


@custom_id("setlimits")
class SetLimits(Press):
    """As a button, a request for the form of the server's limits on open matches; as a form, the typed limits."""


@custom_id("setlanguage")
class SetServerLanguage(Press):
    """A menu option that sets the language of what all members of the server read.

    `language` is "discord" for that of the server's preferred locale.
    """

    language: Name


@custom_id("serverlanguages", options=(SetServerLanguage,))
class ServerLanguageMenu(Press):
    """The menu in which a manager chooses the language of what all members of the server read."""


@custom_id("setnaming")
class SetNaming(Press):
    """The button that allows (`allowed` is 1) or forbids (0) votes in this server in which members are written down."""

    allowed: int
