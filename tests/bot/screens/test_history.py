"""What happened since a player's last move: results first, a line for each who acted, nothing left out unsaid."""

import pytest

from bot.screens.history import LINE, News, news_of, news_text
from bot.screens.panel import panel_screen
from bot.screens.public import player_names
from bot.ui.blocks import Text
from bot.ui.limits import utf16_length
from bot.ui.words import say
from games.core.chance import Chance, Seeded
from games.core.presentation import Presentation
from games.core.registry import all_games
from games.core.values import Event, event
from games.core.words import EMPTY, Markdown, bullets, lines
from games.gorgias.events import Rolled
from storage.match.model import LogEntry
from tests.bot.screens.agora.game import AGORA
from tests.bot.screens.agora.state import Dealt, Moved
from tests.bot.screens.matches import MOMENT, match_of

TITLE = Markdown("**News**")


@event
class Won(Event):
    seat: int


class Tale(Presentation[object]):  # type: ignore[type-var]
    """Tells events in a word or two."""

    result_events = (Won,)
    luck_events = (Dealt,)

    def tell(self, event: Event) -> Markdown:
        match event:
            case Won(seat):
                return Markdown(f"{self.names[seat]} won.")
            case Moved(seat, what):
                return Markdown(f"{self.names[seat]} {what}.")
            case _:
                return Markdown("You got a card.")


WORDS = Tale(AGORA, ("Malia", "Theo", "Ione"))


def entry(
    seq: int, seat: int, *events: Event, actor: int | None = -1, known: bool = False, to: int | None = None
) -> LogEntry:
    """Return an entry of the log in which a seat acts openly, unless another actor is given."""
    return LogEntry(
        seq, seat, MOMENT, None, events, (to,) * len(events), actor=seat if actor == -1 else actor, is_known=known
    )


def told(*entries: LogEntry, viewer: int | None = 0, most: int = 4000) -> str:
    return news_text(TITLE, news_of(WORDS, entries, viewer), most)


def test_each_who_acted_has_a_line() -> None:
    said = told(entry(1, 1, Moved(1, "rolled")), entry(2, 1, Moved(1, "built")), entry(3, 2, Moved(2, "passed")))
    assert said == lines([TITLE, bullets([Markdown("Theo rolled. Theo built."), Markdown("Ione passed.")])])


def test_results_come_first_and_in_bold() -> None:
    said = told(entry(1, 1, Moved(1, "attacked"), Won(1)), entry(2, 2, Moved(2, "passed"), Won(2)))
    won = [Markdown("**Theo won.**"), Markdown("**Ione won.**")]
    assert said == lines([TITLE, bullets([*won, Markdown("Theo attacked."), Markdown("Ione passed.")])])


def test_of_ones_own_action_only_the_results_are_news() -> None:
    assert told(entry(1, 0, Moved(0, "attacked"), Won(0), known=True)) == lines([TITLE, Markdown("- **Malia won.**")])
    assert told(entry(1, 0, Moved(0, "attacked"), known=True)) == EMPTY


def test_what_ones_own_action_brought_by_chance_comes_first() -> None:
    own = entry(1, 0, Moved(0, "drew"), Dealt(3), known=True, to=0)
    said = told(own, entry(2, 1, Moved(1, "passed"), Won(1)))
    drawn = Markdown("You got a card.")
    assert said == lines([TITLE, bullets([drawn, Markdown("**Theo won.**"), Markdown("Theo passed.")])])
    assert told(own) == lines([TITLE, bullets([drawn])])
    assert drawn not in told(own, viewer=None), "only its own player is told"


def test_ones_own_roll_stays_in_the_panel_while_others_act() -> None:
    game = next(game for game in all_games() if game.name == "gorgias")
    chance = Chance(Seeded("own roll").below)
    state = game.start(2, game.Options(), chance)
    (seat,) = game.active_seats(state)
    step = game.apply(state, seat, game.legal_actions(state, seat)[0], chance)
    rolled = tuple([each.event for each in step.events])
    assert any(isinstance(each, Rolled) for each in rolled)
    match = match_of(game, step.state, 2, names=("Malia", "Theo"))
    words = game.presentation(player_names(match))
    since = [entry(1, seat, *rolled, known=True), entry(2, 1 - seat, Rolled(1 - seat, 1, (1, 2, 3, 4, 5), ()))]
    (news,) = [
        block.markdown
        for block in panel_screen(match, seat, since=since, made_at=MOMENT).blocks
        if isinstance(block, Text) and say.text("panel-since") in block.markdown
    ]
    first, second = [words.tell(each) for each in (*rolled[:1], *since[1].events)]
    assert 0 < news.index(first) < news.index(second)


def test_a_reveal_is_not_in_the_line_of_the_seat_that_chose_last() -> None:
    """Both follow each other in the log; one line of both would show who chose last."""
    said = told(entry(1, 1, Moved(1, "is revealed"), actor=None), entry(2, 1, Moved(1, "went on")), viewer=None)
    assert said == lines([TITLE, bullets([Markdown("Theo is revealed."), Markdown("Theo went on.")])])
    said = told(entry(1, 1, Moved(1, "one"), actor=None), entry(2, 2, Moved(2, "two"), actor=None), viewer=None)
    assert said == lines([TITLE, bullets([Markdown("Theo one."), Markdown("Ione two.")])])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_one_seat_was_told_is_told_to_it_alone(viewer: int | None) -> None:
    said = told(entry(1, 2, Dealt(3), to=1), entry(2, 2, Won(2), to=1), viewer=viewer)
    assert (said != EMPTY) == (viewer == 1)


def test_what_does_not_fit_is_counted_and_each_keeps_a_line_for_as_long_as_there_is_room() -> None:
    entries = [entry(n, 1, Moved(1, f"did step {n}")) for n in range(20)]
    entries += [entry(20, 2, Moved(2, "passed")), entry(21, 2, Won(2))]
    whole = news_of(WORDS, entries, 0)
    sizes = []
    for most in range(10, 700, 7):
        found, omitted = whole.fitted(most)
        said = news_text(TITLE, whole, most)
        kept = sum(line.count("did step") for line in found) + ("Ione passed." in found) + ("**Ione won.**" in found)
        assert kept + omitted == 22
        assert found[0] == "**Ione won.**"
        assert (say.text("since-more", count=omitted) in said) == (omitted > 0)
        assert sum(utf16_length(line) + LINE for line in found) <= most or len(found) == 1
        if len(found) == 3:
            assert "did step 19" in found[1]
        sizes.append(len(found))
    assert sizes == sorted(sizes) and sizes[0] == 1 and sizes[-1] == 3


def test_the_newest_sentence_stays_longer_than_old_results() -> None:
    entries = [entry(n, 1, Won(1)) for n in range(20)] + [entry(20, 2, Moved(2, "passed"))]
    whole = news_of(WORDS, entries, 0)
    found, omitted = whole.fitted(150)
    assert len(found) > 2 and found[0] == "**Theo won.**" and found[-1] == "Ione passed."
    assert omitted == 21 - len(found)
    assert whole.fitted(10) == (["**Theo won.**"], 20)


def test_a_long_absence_costs_no_more_than_its_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[str] = []

    def measure(text: str) -> int:
        measured.append(text)
        return utf16_length(text)

    news = news_of(WORDS, [entry(n, 1 + n % 2, Moved(1 + n % 2, f"did step {n}")) for n in range(1000)], 0)
    monkeypatch.setattr("bot.screens.history.utf16_length", measure)
    assert news.fitted(200)[1] > 900
    assert len(measured) <= 2 * 1000


def test_nothing_to_tell_is_no_text() -> None:
    assert news_text(TITLE, News((), ()), 100) == EMPTY
    assert told() == EMPTY


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_says_which_of_its_events_are_results(game: type[object]) -> None:
    words = game.presentation(("Malia",) * 12)  # type: ignore[attr-defined]
    assert words.result_events
    assert set(words.result_events) <= set(game.events)  # type: ignore[attr-defined]
