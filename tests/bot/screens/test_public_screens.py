"""Boards, lobbies and lists: their texts, and names in them that must not format, ping or reverse text."""

import re
from dataclasses import replace

import orjson
import pytest

from bot.interactions.custom_ids import (
    Cancel,
    Clocks,
    Computers,
    Join,
    Leave,
    Log,
    MySeat,
    Options,
    Panel,
    Rematch,
    RemoveComputer,
    Rules,
    Spectators,
    Start,
    parse,
)
from bot.screens.board import board_screen, latest_events
from bot.screens.history import log_screen, replay_screen
from bot.screens.lobby import lobby_screen
from bot.screens.public import player_label, player_names, public_of, turn_text
from bot.screens.tables import jump_url, tables_screen, which_screen
from bot.ui.blocks import Button, Buttons, Menu, Picture, Screen, Text
from bot.ui.limits import check_screen
from bot.ui.words import mention, say
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.core.words import AllOf, Markdown, escape
from games.core.words import say as core_words
from games.gorgias.events import RoundBegan
from storage.history.replay import Position
from storage.match.model import LogEntry, Match, Status
from tests.bot.screens.agora.game import AGORA, PLAIN
from tests.bot.screens.agora.state import Dealt, Moved
from tests.bot.screens.matches import MOMENT, NASTY, match_of, random_play, with_state
from tests.messages import message_names, says

NAMES = ("Malia", "Themis", "Solon", "Aspasia", *NASTY[4:])
USER = 100_000_000_000_000_000


def begun(seats: int = 3, names: tuple[str, ...] = NAMES, computers: tuple[int, ...] = ()) -> Match:
    state = AGORA.start(seats, AGORA.Options(), Chance(Seeded(1).below))
    return match_of(AGORA, state, seats, names=names, computers=computers)


def voting(seats: int = 3) -> Match:
    for match, _, _ in random_play(AGORA, seats, seed=2):
        if match.state.votes is not None:
            return replace(begun(seats), state=match.state, turn=match.turn)
    raise AssertionError("nobody votes")


def text_of(screen: Screen) -> str:
    return "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))


def buttons_of(screen: Screen) -> dict[object, bool]:
    """Return what each button asks for, and whether it is enabled."""
    return {
        parse(button.id): not button.disabled
        for block in screen.blocks
        if isinstance(block, Buttons)
        for button in block.buttons
        if isinstance(button, Button)
    }


def test_a_board_says_whose_decision_it_is_and_since_when() -> None:
    screen = board_screen(begun(), [])
    said = text_of(screen)
    assert say.text("board-one", player="● Malia", since=Markdown(f"<t:{int(MOMENT.timestamp())}:R>")) in said
    assert "■ Themis: 1 points" in said
    assert "▲ Solon: 2 points" in said
    assert said.startswith("### Agora\nTurn 0 of the *assembly*")
    assert buttons_of(screen) == {MySeat(77): True, Rules(77): True, Log(77): True}
    assert any(isinstance(block, Picture) for block in screen.blocks)


def test_several_who_decide_at_once_are_named_together_and_only_counted() -> None:
    """All who were asked are named, whoever has chosen: that tells nothing, and the pings name them too."""
    match = voting()
    names = AllOf([player_label(seat, name) for seat, name in enumerate(player_names(match))])
    screen = board_screen(match, [])
    assert say.text("board-all", names=names) in text_of(screen)
    assert "<t:" not in text_of(screen)
    for missing in (1, 2):
        said = turn_text(replace(public_of(match), missing=missing))
        assert said == say.text("board-many", count=missing, names=names)


def test_only_where_the_options_show_who_has_chosen_it_is_not_called_a_secret() -> None:
    """In Ostrakon that is an option."""
    game = find_game("ostrakon")
    for key, options in ("board-many", game.Options()), ("board-many-open", game.Options(show_voters=True)):
        state = game.start(5, options, Chance(Seeded(1).below))
        match = replace(match_of(game, state, 5), options=options.model_dump(mode="json"))
        asked = AllOf([player_label(seat, name) for seat, name in enumerate(player_names(match))])
        public = replace(public_of(match), missing=2)
        assert turn_text(public) == say.text(key, count=2, names=asked)


def test_without_a_picture_the_board_is_text() -> None:
    said = text_of(board_screen(begun(), [], text_only=True))
    assert "- turn: 0" in said
    bare = replace(begun(), rulebook=PLAIN)
    assert not any(isinstance(block, Picture) for block in board_screen(bare, []).blocks)


def test_only_a_board_that_is_posted_anew_pings_and_only_who_must_act() -> None:
    assert "<@" not in text_of(board_screen(begun(), []))
    one = board_screen(begun(), [], posted_new=True)
    assert say.text("board-ping", who=mention(USER), task=core_words.message("task")) in text_of(one)
    several = board_screen(voting(), [], posted_new=True)
    assert all(f"<@{USER + seat}>" in text_of(several) for seat in range(3))
    assert "<@" not in text_of(board_screen(begun(computers=(0,)), [], posted_new=True))


def test_twelve_seats_have_twelve_shapes_and_computers_are_called_so() -> None:
    said = text_of(board_screen(begun(12, computers=(11,)), []))
    for shape in "●■▲◆⬟⬢○□△◇⬠⬡":
        assert f"{shape} " in said
    assert said.count(f"(computer, {say.label('level-middle')})") == 1


def test_the_last_lines_of_the_log_stand_on_the_board() -> None:
    log = [LogEntry(n, 0, MOMENT, None, (Moved(0, f"step{n}"),)) for n in range(90)]
    said = text_of(board_screen(begun(), log[::-1]))
    lines = re.findall(r"what step(\d+)", said)
    assert lines == [str(step) for step in range(90 - len(lines), 90)] and 5 < len(lines) < 90
    assert say.text("since-more", count=90 - len(lines)) in said


def test_the_picture_marks_what_the_last_seat_has_done_in_public() -> None:
    def entry(seq: int, seat: int, *events: Moved | Dealt, to: tuple[int | None, ...] = ()) -> LogEntry:
        return LogEntry(seq, seat, MOMENT, None, events, to)

    earlier = [entry(1, 0, Moved(0, "old")), entry(2, 1, Moved(1, "first")), entry(3, 1, Moved(1, "second"))]
    assert latest_events(earlier[::-1]) == [Moved(1, "first"), Moved(1, "second")]
    secret = [entry(4, 0), entry(5, 2, Dealt(7), to=(2,))]
    assert latest_events([*earlier, *secret]) == [Moved(1, "first"), Moved(1, "second")], "no trace of a secret choice"
    undone = LogEntry(6, 1, MOMENT, None, (), steps_undone=1)
    assert latest_events([*earlier, undone]) == [] == latest_events([])
    (picture,) = [block for block in board_screen(begun(), earlier).blocks if isinstance(block, Picture)]
    assert [orjson.loads(each)["what"] for each in picture.drawing.events] == ["first", "second"]


def test_what_players_have_stands_beside_their_names_unless_the_text_says_it() -> None:
    assert "2 points" in text_of(board_screen(begun(), []))
    assert "2 points" not in text_of(board_screen(begun(), [], text_only=True))


def test_what_a_picture_leaves_out_stands_below_it_unless_the_text_says_it() -> None:
    caption, blocks = "The *water clock* runs.", board_screen(begun(), []).blocks
    (picture,) = [i for i, block in enumerate(blocks) if isinstance(block, Picture)]
    assert blocks[picture + 1] == Text(Markdown(caption))
    assert caption not in text_of(board_screen(begun(), [], text_only=True))


def test_a_replay_says_what_its_picture_leaves_out() -> None:
    match = begun()
    view = match.rules.view(match.state, None)
    at = Position(match, step=0, steps=4, seat=None, view=view, doer=None, events=())
    said = text_of(replay_screen(at))
    assert "The *water clock* runs." in said and "▲ Solon: 2 points" in said
    said = text_of(replay_screen(at, text_only=True))
    assert "The *water clock* runs." not in said and "points" not in said


def test_what_was_said_to_one_seat_does_not_stand_on_a_board_when_the_match_is_over() -> None:
    """Everything may be read then, but "you" on a board would address nobody."""
    log = [LogEntry(1, 0, MOMENT, None, (Moved(0, "early"), Dealt(7)), (None, 0))]
    said = text_of(board_screen(replace(begun(), status=Status.OVER), log))
    assert "early" in said and "Dealt" not in said and "card" not in said


@pytest.mark.slow
def test_a_finished_match_shows_its_result_and_no_seat() -> None:
    match, log, _ = list(random_play(AGORA, 3, seed=1))[-1]
    screen = board_screen(replace(match, chairs=begun().chairs), log, posted_new=True)
    assert says(text_of(screen), "board-over")
    assert buttons_of(screen) == {Rematch(77): True, Log(77): True, Rules(77): True}
    assert "<@" not in text_of(screen)


@pytest.mark.parametrize(
    ("kind", "name", "wanted"),
    [
        ("resigned", "Solon", say.text("board-resigned", name="Solon")),
        ("ended", "Mod**erator**", say.text("board-ended-by", name="Mod**erator**")),
        ("empty", "", say.text("board-ended")),
    ],
)
def test_a_match_that_was_ended_says_by_whom_and_why(kind: str, name: str, wanted: str) -> None:
    ended = orjson.dumps({"kind": kind, "by": 1, "by_name": name, "text": "@everyone has _left_"}).decode()
    screen = board_screen(replace(begun(), status=Status.ENDED, ending_json=ended), [])
    assert wanted in text_of(screen)
    assert says(text_of(screen), "board-reason")
    assert "@everyone" not in text_of(screen)
    assert MySeat(77) not in buttons_of(screen)


@pytest.mark.parametrize("name", NASTY)
def test_names_are_shown_as_they_are_and_do_nothing(name: str) -> None:
    names = (name,) * 12
    match = begun(12, names)
    log = [LogEntry(1, 0, MOMENT, None, (Moved(0, name),))]
    lobby = replace(match, status=Status.LOBBY, state=None)
    screens = [board_screen(match, log), board_screen(match, log, text_only=True), lobby_screen(lobby)]
    screens += [log_screen(match, log, 0, more=False), tables_screen([match, lobby], USER)]
    for screen in screens:
        check_screen(screen)
        said = text_of(screen)
        assert "@everyone" not in said
        assert not re.search(r"(?<!\\)<(@|#|/|:)", said)
        assert not re.search(r"[\u202a-\u202e\u2066-\u2069\u200e\u200f]", said)
        assert "https://example.com" not in said
        # Nothing but our own marks is left once what is escaped is taken away.
        bare = re.sub(r"\\.", "", said)
        for mark in ("||", "~~", "`", "__"):
            assert mark not in bare.replace("`/play`", ""), mark


def test_a_nameless_player_is_called_by_the_seat() -> None:
    said = text_of(board_screen(begun(3, (" \u200b", "b", "c")), []))
    seat = say.label("seat-vacant", number=1)
    assert says(said, "board-one", player=player_label(0, seat))


def test_a_lobby_says_who_is_there_what_is_missing_and_what_is_set() -> None:
    match = match_of(AGORA, None, 2, names=NAMES, computers=(1,))
    screen = lobby_screen(match)
    said = text_of(screen)
    assert say.text("lobby-host", player=player_label(0, "Malia")) in said
    assert say.text("seat-computer", player=player_label(1, "Themis"), level=say.message("level-middle")) in said
    assert says(said, "lobby-title", players=say.message("lobby-between", least=1, most=12), length="1 minute")
    assert say.text("lobby-options") in said
    set_up = (("Variant", "short"), ("Fouling", "No"), ("Rounds", "3"), ("Coins", "100"))
    assert all(f"- {say.text('lobby-option', title=title, value=value)}" in said.split("\n") for title, value in set_up)
    assert say.text("lobby-ready", host="Malia", count=10) in said
    wanted = (Join, Leave, Computers, RemoveComputer, Options, Start, Clocks, Cancel)
    assert buttons_of(screen) == {kind(77): True for kind in wanted} | {Spectators(77, 0): True}


@pytest.mark.parametrize("name", ["epireia", "philosophia"])
def test_a_lobby_tells_a_host_who_is_alone_what_start_means(name: str) -> None:
    game = find_game(name)
    alone = text_of(lobby_screen(match_of(game, None, 1)))
    rival = say.text("lobby-rival", name=game.rival)
    assert game.alone and game.alone in alone and rival in alone
    for seats, computers in ((2, ()), (2, (1,)), (1, (0,))):
        said = text_of(lobby_screen(match_of(game, None, seats, computers=computers)))
        assert game.alone not in said and rival not in said


def test_a_lobby_of_a_game_that_nobody_plays_alone_says_nothing_of_it() -> None:
    gorgias = find_game("gorgias")
    assert (gorgias.alone, gorgias.rival) == ("", "")


def test_a_lobby_offers_no_spectators_only_where_they_can_be_kept_out() -> None:
    match = match_of(AGORA, None, 2)
    public = lobby_screen(match, can_be_private=False)
    assert not any(isinstance(press, Spectators) for press in buttons_of(public))
    private = lobby_screen(replace(match, is_private=True), can_be_private=False)
    assert buttons_of(private)[Spectators(77, 1)] is True, "a rematch lets them in again"


def test_a_full_lobby_takes_nobody_and_an_empty_one_does_not_start() -> None:
    full = lobby_screen(match_of(AGORA, None, 12))
    assert buttons_of(full)[Join(77)] is False
    assert buttons_of(full)[Computers(77)] is False
    assert buttons_of(full)[Start(77)] is True
    assert RemoveComputer(77) not in buttons_of(full)
    assert says(text_of(full), "lobby-full")
    empty = lobby_screen(match_of(AGORA, None, 0))
    assert buttons_of(empty)[Start(77)] is False
    assert buttons_of(empty)[Leave(77)] is False
    assert say.text("lobby-needed", count=1) in text_of(empty)


def test_a_closed_lobby_has_no_buttons() -> None:
    closed = lobby_screen(replace(match_of(AGORA, None, 2), status=Status.CANCELLED))
    assert not buttons_of(closed)
    assert say.text("board-cancelled") in text_of(closed)


def test_the_log_is_oldest_first_and_marks_what_only_its_reader_knows() -> None:
    entries = [
        LogEntry(3, 1, MOMENT, None, (Moved(1, "late"),)),
        LogEntry(2, 1, MOMENT, None, ()),
        LogEntry(1, 0, MOMENT, None, (Moved(0, "early"), Dealt(7)), (None, 0)),
    ]
    said = text_of(log_screen(begun(), entries, 0, more=True))
    lines = [line for line in said.split("\n") if line.startswith("- ")]
    assert [("late" in line, says(line, "log-private"), "early" in line) for line in lines] == [
        (False, False, True),
        (False, True, False),
        (True, False, False),
    ]
    over = text_of(log_screen(replace(begun(), status=Status.OVER), entries, 0, more=True))
    assert not says(over, "log-private") and says(over, "log-told")


def test_a_page_of_the_log_without_a_line_says_so() -> None:
    unseen = [LogEntry(2, 1, MOMENT, None, ()), LogEntry(3, 1, MOMENT, None, ())]
    assert says(text_of(log_screen(begun(), [], 0, more=False)), "log-empty")
    for page, entries in ((0, unseen), (1, unseen), (1, [])):
        screen = log_screen(begun(), entries, page, more=True)
        check_screen(screen)
        assert says(text_of(screen), "log-empty-page")


def test_the_log_is_grouped_by_chapter() -> None:
    game = find_game("gorgias")
    first = game.view(game.start(2, game.Options(), Chance(Seeded(1).below)), None)
    second = replace(first, round=first.round + 1)
    match = match_of(game, game.start(2, game.Options(), Chance(Seeded(1).below)), 2, names=NAMES)
    entries = [LogEntry(seq, 0, MOMENT, None, (RoundBegan(seq + 1, 0),)) for seq in range(4)]
    with message_names():
        said = text_of(log_screen(match, entries, 0, more=True, chapters=[first, first, second]))
    assert re.findall("log-chapter|log-round", said) == [
        "log-chapter",
        *["log-round"] * 2,
        "log-chapter",
        *["log-round"] * 2,  # a record newer than the chapters counts to the last one
    ]


def test_a_page_of_the_log_that_is_too_long_keeps_its_newest_line() -> None:
    entries = [LogEntry(seq, 0, MOMENT, None, (Moved(0, f"place {seq} " + "x" * 900),)) for seq in range(10)]
    said = text_of(log_screen(begun(), entries, 0, more=True))
    assert all(f"place {seq} " in said for seq in range(10))


def test_my_tables_begin_with_those_that_wait_for_me_and_link_to_them() -> None:
    asked, other, lobby = begun(), with_state(begun(), None), match_of(AGORA, None, 3, names=NAMES)
    moved = AGORA.apply(asked.state, 0, AGORA.legal_actions(asked.state, 0)[0], Chance(Seeded(1).below)).state
    other = replace(match_of(AGORA, moved, 3, names=NAMES), id=78)
    lobby = replace(lobby, id=79)
    screen = tables_screen([lobby, other, asked], USER)
    lines = [line for line in text_of(screen).split("\n") if line.startswith("- ")]
    assert [number for line in lines for number in re.findall(r"table (\d+)", line)] == ["77", "79", "78"]
    assert says(lines[0], "games-asked", task=core_words.message("task"))
    assert says(lines[1], "games-lobby", taken=3, seats=12)
    assert says(lines[2], "board-one", player=player_label(1, "Themis"))
    assert jump_url(asked) == "https://discord.com/channels/5/7/8"
    assert jump_url(asked) in lines[0]
    assert say.text("games-none-mine") in text_of(tables_screen([], USER))
    assert say.text("games-none-server") in text_of(tables_screen([], USER, of="server"))


def test_long_lists_of_tables_have_pages() -> None:
    matches = [replace(begun(), id=n) for n in range(1, 60)]
    seen: set[str] = set()
    for page in range(6):
        screen = tables_screen(matches, USER, page=page)
        check_screen(screen)
        seen |= set(re.findall(r"table (\d+)\]", text_of(screen)))
    assert len(seen) == 59
    menu = next(block for block in which_screen(matches, USER).blocks if isinstance(block, Menu))
    assert len(menu.options) == 25
    assert parse(menu.options[0].value) == Panel(59)
    assert menu.options[0].description == say.label("games-with", names=AllOf(["Themis", "Solon"]))


def test_plain_is_what_the_names_pass_through() -> None:
    assert escape("<@1>") == "\\<@\u200b1\\>"
