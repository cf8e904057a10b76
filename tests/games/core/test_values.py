"""Actions, events, sealed boxes, offers: the values that games are made of."""

import pytest
from pydantic import Field, ValidationError

from games.core.action import Action, action, blank
from games.core.chance import Chance, Seeded
from games.core.game import offer_of
from games.core.sealed import Sealed, Submissions
from games.core.values import Event, Options, classes_in, event, tag_of, union_codec
from games.core.words import escape
from games.laws.setups import option_sets, option_values
from tests.games.laws.toy import EDITIONS, actions, state
from tests.games.laws.toy.actions import Ask, Walk

TOY = EDITIONS[0]


@action
class BuildSchool(Action):
    """Build."""

    place: int
    level: int = Field(1, ge=1, le=3)


@event
class Built(Event):
    place: int


def test_tags() -> None:
    assert tag_of(BuildSchool) == "build_school" == BuildSchool(3).kind
    assert tag_of(Built) == "built" == Built(1).kind


def test_a_module_lists_its_own_actions_and_events() -> None:
    assert classes_in(actions, of=Action) == TOY.actions
    assert set(classes_in(actions, state, of=Event)) == set(TOY.events)


def test_actions_are_values() -> None:
    assert BuildSchool.of(3, 2) is BuildSchool.of(3, 2) == BuildSchool(3, 2)
    assert len({BuildSchool(3), BuildSchool.of(3)}) == 1
    with pytest.raises(AttributeError):
        BuildSchool(3).place = 4  # type: ignore[misc]
    with pytest.raises(ValidationError):
        BuildSchool(3, 4)


def test_actions_read_back_by_their_tag() -> None:
    codec = union_codec((BuildSchool, Ask, Walk))
    for each in (BuildSchool(3, 2), Ask("Why?"), Walk(1)):
        assert codec.validate_json(codec.dump_json(each)) == each
    with pytest.raises(ValidationError):
        codec.validate_json('{"kind":"burn_school","place":3}')
    with pytest.raises(ValidationError):
        codec.validate_json('{"place":3}')


def test_a_blank_is_what_was_offered() -> None:
    assert blank(Ask("Why?")) == Ask.of() == Ask("")
    assert blank(Walk(3)) == Walk(3)
    with pytest.raises(ValidationError):
        Ask("?" * 101)


class TestSealed:
    def test_order_of_choosing_leaves_no_trace(self) -> None:
        one, other = Sealed[int].for_seats([2, 0, 1]), Sealed[int].for_seats([0, 1, 2])
        for seat in (2, 0):
            one.choose(seat, seat + 10)
        for seat in (0, 2):
            other.choose(seat, seat + 10)
        assert one == other and list(one.choices) == list(other.choices) == [0, 1, 2]
        assert one.chosen == (0, 2) and one.waiting == (1,)

    def test_the_last_choice_says_so(self) -> None:
        box = Sealed[str].for_seats([0, 1])
        assert not box.choose(1, "yes")
        assert not box.choose(1, "no"), "a choice may be changed"
        with pytest.raises(ValueError, match="not everybody"):
            box.open()
        assert box.choose(0, "")
        assert box.open() == {0: "", 1: "no"}

    def test_a_choice_can_be_withdrawn(self) -> None:
        box = Sealed[int].for_seats([0, 1])
        box.choose(0, 0)
        assert box.chosen == (0,), "zero is a choice"
        assert box.has_chosen(0) and not box.has_chosen(1)
        box.withdraw(0)
        assert box.waiting == (0, 1)

    def test_it_counts_the_choices_still_to_come(self) -> None:
        box = Sealed[int].for_seats([3, 1])
        counts = [box.missing]
        for change in (lambda: box.choose(1, 0), lambda: box.choose(1, 5), lambda: box.withdraw(1)):
            change()
            counts.append(box.missing)
        box.withdraw(1)
        assert (*counts, box.missing) == (2, 1, 1, 2, 2) and box.seats == (1, 3)

    def test_who_has_chosen_is_guessed_among_those_of_whom_it_is_not_known(self) -> None:
        shown, chance = Submissions((1, 2, 4, 5), missing=2), Chance(Seeded("guess").below)
        found = {shown.guess_chosen(chance, {4: True, 1: False}) for _ in range(40)}
        assert found == {(2, 4), (4, 5)}
        assert len({shown.guess_chosen(chance, {}) for _ in range(200)}) == 6
        assert Submissions((0, 1), missing=1).guess_chosen(Chance(lambda n: 0), {0: True}) == (0,)

    def test_it_does_not_show_in_logs(self) -> None:
        box = Sealed[str].for_seats([0])
        box.choose(0, "hemlock")
        assert "hemlock" not in repr(box)


class TestOffers:
    def test_numbers_mean_what_they_meant(self) -> None:
        state = TOY.start(2, TOY.Options(), _lowest())
        offer = offer_of(TOY, state, 0, turn=4)
        assert offer.actions == tuple(TOY.legal_actions(state, 0)) and offer.matches(4, offer.fingerprint)
        assert not offer.matches(5, offer.fingerprint) and not offer.matches(4, "0" * 12)
        assert len(offer.fingerprint) == 12 and int(offer.fingerprint, 16) >= 0

    def test_another_list_has_another_fingerprint(self) -> None:
        state = TOY.start(2, TOY.Options(), _lowest())
        moved = TOY.apply(state, 0, Walk(1), _lowest()).state
        assert offer_of(TOY, state, 0, 0).fingerprint != offer_of(TOY, moved, 0, 0).fingerprint

    def test_who_is_not_asked_is_offered_nothing(self) -> None:
        state = TOY.start(2, TOY.Options(), _lowest())
        assert offer_of(TOY, state, 1, 0).actions == ()


def _lowest():  # type: ignore[no-untyped-def]
    from games.core.chance import Chance

    return Chance(lambda n: 0)


class TestOptions:
    def test_every_combination(self) -> None:
        sets = list(option_sets(TOY))
        assert len(sets) == len({str(each) for each in sets}) == 8
        assert sets[0] == TOY.Options()

    def test_many_options_each_value_once(self) -> None:
        sets = list(option_sets(TOY, most=7))
        assert len(sets) == 1 + 3

    def test_bounds(self) -> None:
        class Bounded(Options):
            few: int = Field(2, ge=1, le=3)
            more: int = Field(30, gt=0, lt=100)
            endless: int = 3

        fields = Bounded.model_fields
        assert option_values(fields["few"]) == [2, 1, 3]
        assert option_values(fields["more"]) == [30, 1, 99]
        with pytest.raises(TypeError, match="lowest"):
            option_values(fields["endless"])


@pytest.mark.parametrize("typed", ["@everyone", "<@123>", "<#1>", "a\nb", "**x**", "[a](http://b.c)", "# big", "`x`"])
def test_typed_words_are_defused(typed: str) -> None:
    text = escape(typed)
    assert "@everyone" not in text and "<@1" not in text and "<#" not in text and "\n" not in text
    assert "**" not in text and "](" not in text and "://" not in text
