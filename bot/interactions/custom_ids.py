"""Custom ids: the requests of all buttons, menus and forms, each encoded in an id that Discord sends back.

An id names things and asks for them. It never says who presses and never grants anything, so a forged id can ask only
for what its sender may have anyway. `bot.interactions.custom_id_codec` says how an id is written, and
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
    """A request to add a computer player of this level."""

    match: int
    level: Name


@custom_id("fillseats")
class FillSeats(Press):
    """A request to seat computer players of this level until so many seats are taken."""

    match: int
    seats: int
    level: Name


@custom_id("versus")
class PlayComputer(Press):
    """A request by a host who is alone to play against computer players at once."""

    match: int


@custom_id("playgame")
class PlayGame(Press):
    """A request to open a table of a game and play it against computer players at once."""

    game: Name


@custom_id("removecomputer")
class RemoveComputer(Press):
    """A request to remove the computer player that was added last."""

    match: int


@custom_id("options")
class Options(Press):
    """A request to show the game's options to the host in a new private message."""

    match: int


@custom_id("optionspage")
class OptionsPage(Press):
    """A request to show a page of the game's options in the private message that holds the button."""

    match: int
    page: int


@custom_id("aslast")
class AsLastTime(Press):
    """A request by a host to set a table up like an earlier one of theirs."""

    match: int
    former: int
    """The earlier table."""


@custom_id("setoption")
class SetOption(Press):
    """A request to set an option of the game to a value, given by the indices of both (see `bot.screens.lobby`)."""

    match: int
    option: int
    choice: int


@custom_id("optionmenu", options=(SetOption,))
class OptionMenu(Press):
    """The menu of the values of one option of the game, given by its index."""

    match: int
    option: int


@custom_id("typeoption")
class TypeOption(Press):
    """As a button, a request for the form of an option that is typed; as a form, the submitted value."""

    match: int
    option: int


@custom_id("setclock")
class SetClock(Press):
    """A request to set one of the time limits that a match offers before it begins, given by its index."""

    match: int
    preset: int


@custom_id("clocks", options=(SetClock,))
class Clocks(Press):
    """As a button, a request to show the host the time limits to choose from, privately; also the menu of them."""

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
    """A request to cancel a match that has not begun; the user is asked to confirm it."""

    match: int


@custom_id("again")
class Rematch(Press):
    """A request for a rematch of a finished match."""

    match: int


@custom_id("challenge")
class Challenge(Press):
    """A request to open a table of a game and invite a user to it."""

    user: int
    game: Name


@custom_id("challengemenu", options=(Challenge,))
class ChallengeMenu(Press):
    """The menu to choose the game to which a user is challenged."""

    user: int


# -- playing -----------------------------------------------------------------------------------------------------------


@custom_id("myseat")
class MySeat(Press):
    """The board's button "My seat": a request for the private panel of the user who presses, in a new message."""

    match: int


@custom_id("panel")
class Panel(Press):
    """A request to show the panel again, in the private message that holds the button."""

    match: int


@custom_id("details")
class Details(Press):
    """A request to show the rest of the panel (news in full, standing orders, the position), in the same message."""

    match: int


@custom_id("play")
class Play(Press):
    """A request to play the offered action with this index. For turn and fingerprint, see `games.core.game.Offer`."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("fill")
class OpenForm(Press):
    """As a button or menu option, a request for the form of an offered action; as a form, the submitted text."""

    match: int
    turn: int
    fingerprint: Fingerprint
    index: int


@custom_id("into")
class OpenPath(Press):
    """A request to show the panel at this point of its drill-down menus; a shorter path leads back."""

    match: int
    turn: int
    fingerprint: Fingerprint
    page: int
    path: Path


@custom_id("pick")
class Pick(Press):
    """A menu of the panel from which several things are picked together; `verb` is the number of the type of action.

    Its values are the numbers of the things.
    """

    match: int
    turn: int
    fingerprint: Fingerprint
    verb: int


@custom_id("side")
class PlayShared(Press):
    """A request, from the public board, to play an action that all who decide are offered alike, given by its index.

    For the fingerprint, see `bot.screens.public.Shared`.
    """

    match: int
    fingerprint: Fingerprint
    index: int


@custom_id("choose", options=(Play, OpenForm, OpenPath))
class Choose(Press):
    """A menu of the panel, each of whose options is a custom id; `menu` only tells several menus of a message apart."""

    match: int
    menu: int


@custom_id("which", options=(Panel,))
class ChooseTable(Press):
    """The menu to choose one of several tables."""

    page: int


@custom_id("takeback")
class TakeBack(Press):
    """A request from the panel to undo the user's last step, where this needs no consent."""

    match: int


# -- the table ---------------------------------------------------------------------------------------------------------


@custom_id("vote")
class Vote(Press):
    """An answer to a question to the table: one that all players of a match answer, such as whether to pause.

    `question` is its number; `choice` is a value of `storage.match.model.Answer`.
    """

    match: int
    question: int
    choice: Name


@custom_id("sit")
class Sit(Press):
    """A request to take back the user's own seat, or to take a vacant one."""

    match: int


@custom_id("ask")
class AskConfirm(Press):
    """A request for the question "Are you sure?"; `what` is resign, end, leave or cancel."""

    match: int
    what: Name


@custom_id("confirm")
class Confirm(Press):
    """The answer "yes" to the question "Are you sure?"; `what` is resign, end, leave or cancel."""

    match: int
    what: Name


@custom_id("keep")
class KeepAsIs(Press):
    """The answer "no" to the question "Are you sure?"."""

    match: int


@custom_id("tables")
class Tables(Press):
    """A request for a page of the user's own tables (`of` mine) or of this server's (`of` server)."""

    of: Name
    page: int


# -- looking back and learning -----------------------------------------------------------------------------------------


@custom_id("log")
class Log(Press):
    """The board's button "Log": a request for the log as this user may see it, in a new private message."""

    match: int


@custom_id("logpage")
class LogPage(Press):
    """A request to show a page of the log in the private message that holds the button."""

    match: int
    page: int


@custom_id("logjump")
class LogJump(Press):
    """As a button, a request for the form that asks for a page of the log; as a form, the submitted page number."""

    match: int
    page: int


@custom_id("replay")
class Replay(Press):
    """A request to show the match after this number of steps.

    `viewer` is 0 for what everybody saw, else one more than the seat whose view is shown; `text_only` 1 shows text
    instead of the picture; `button` only makes ids in a message unique.
    """

    match: int
    step: int
    viewer: int
    text_only: int
    button: int


@custom_id("replayseat", options=(Replay,))
class ReplaySeat(Press):
    """The menu to choose the seat whose view the replay shows."""

    match: int


@custom_id("replayjump")
class ReplayJump(Press):
    """As a button, a request for the form that asks for a step; as a form, the submitted step number."""

    match: int
    step: int
    viewer: int
    text_only: int


@custom_id("rules")
class Rules(Press):
    """The board's button "Rules": a request for the rules of this match's game, in a new private message."""

    match: int


@custom_id("topic")
class Topic(Press):
    """A request for a topic of a game's rules, given by its index."""

    game: Name
    topic: int


@custom_id("topics", options=(Topic,))
class Topics(Press):
    """A request for a page of the menu of topics of a game's rules; also that menu."""

    game: Name
    page: int


@custom_id("learn")
class Learn(Press):
    """A press in a game's lesson: `choice` 0 asks for this page; from 1, it is the choice made on this page."""

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
    """A request for the list of this server's open tables, in a new private message."""


@custom_id("opensettings")
class OpenSettings(Press):
    """A request for the user's own settings, in a new private message."""


@custom_id("stats")
class Stats(Press):
    """A request for the statistics of a user in a game; `all` stands for all games together."""

    user: int
    game: Name


@custom_id("statsmenu", options=(Stats,))
class StatsMenu(Press):
    """The menu to choose the game of the statistics."""

    user: int


@custom_id("leaders")
class Leaders(Press):
    """A request for the leaderboard of a game in this server."""

    game: Name


@custom_id("count")
class Count(Press):
    """A request to count the user's results from now on (`on` 1), or to stop and delete what was counted.

    The user is asked whether they are sure (`on` 0), and says so (`on` 2).
    """

    on: int


@custom_id("setting")
class SetSetting(Press):
    """A request to change one of the user's own settings: `value` is how to be reminded, a language, or on or off."""

    name: Name
    value: Name


@custom_id("settings", options=(SetSetting,))
class SettingsMenu(Press):
    """A menu of values for one of the user's own settings."""

    name: Name


@custom_id("hours")
class QuietHoursForm(Press):
    """A request for the form in which users type their time zone and quiet hours, and that form."""


@custom_id("privacy")
class Privacy(Press):
    """A request about the user's stored data.

    `what` is export, delete (which asks for confirmation), sure (delete now) or keep (do not delete).
    """

    what: Name


@custom_id("setserver")
class SetServer(Press):
    """A menu of a server's rules; `what` is channels, openers or voters. Its values are Discord's ids."""

    what: Name


@custom_id("setlimits")
class SetLimits(Press):
    """As a button, a request for the form of a server's limits on open tables; as a form, the submitted limits."""


@custom_id("setlanguage")
class SetServerLanguage(Press):
    """A choice in the menu of a server's languages; `language` is "discord" for that of its preferred locale."""

    language: Name


@custom_id("serverlanguages", options=(SetServerLanguage,))
class ServerLanguageMenu(Press):
    """The menu of languages for what all members of a server read."""


@custom_id("setnaming")
class SetNaming(Press):
    """The button that lets ostracisms in a server name any member (`allowed` is 1), or no longer (0)."""

    allowed: int


# -- public votes ------------------------------------------------------------------------------------------------------


@custom_id("cast")
class CastAnswer(Press):
    """The button or menu option that casts a vote for one answer of a public vote, given by its number from 0."""

    vote: int
    answer: int


@custom_id("castone", options=(CastAnswer,))
class AnswerMenu(Press):
    """The menu of a public vote with many answers, of which one can be chosen; its options are `CastAnswer`."""

    vote: int


@custom_id("castmany")
class CastSeveral(Press):
    """The menu of a public vote in which several answers or a member can be chosen.

    Its values are the numbers of answers from 0, or the id of a user.
    """

    vote: int


@custom_id("unname")
class SetUnnamed(Press):
    """A request that nobody may write the user's name in an ostracism (`off` is 1), or that they may again (0)."""

    off: int


@custom_id("rank")
class OpenRanking(Press):
    """A request for the private panel on which a voter ranks the answers of a public vote."""

    vote: int


@custom_id("ranked")
class Ranking(Press):
    """A request to show on that panel that the answers with these numbers are ranked, the most wanted first."""

    vote: int
    ranked: Path


@custom_id("rankmenu", options=(Ranking,))
class RankMenu(Press):
    """The menu of the answers that can be ranked next; its options are `Ranking`."""

    vote: int


@custom_id("castrank")
class CastRanking(Press):
    """The button that casts a vote with the answers ranked as given, the most wanted first."""

    vote: int
    ranked: Path


@custom_id("voteform")
class VoteForm(Press):
    """As a form, the submitted terms of a new public vote; as a button, a request for that form again.

    `kind` is a key of `bot.handlers.vote_opening.VOTE_FORMS`; `most` is how many answers a voter may choose, or how
    many are elected. `role` 0 stands for everyone. `flags` is a sum of `VOTE_CHANGES`, `VOTE_TURNOUT` and
    `VOTE_THRESHOLD` times the place of the threshold in `storage.ballots.questions.THRESHOLDS`.
    """

    kind: Name
    most: int
    role: int
    days: int
    flags: int


VOTE_CHANGES, VOTE_TURNOUT, VOTE_THRESHOLD = 1, 2, 4
"""The first two are set in `VoteForm.flags` if voters may change their vote, and if the number of voters is shown."""
