"""Words: labels, texts, forms and pictures."""

from pytest import MonkeyPatch

from tests.laws.faults.planting import after, fault
from tests.laws.toy import state as nouns
from tests.laws.toy.game import SymposiumWords


@fault("labels_differ")
def labels_are_the_same(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "label", lambda words, view, action: words.verb(type(action)))


@fault("labels_differ")
def label_is_too_long(patch: MonkeyPatch) -> None:
    after(patch, SymposiumWords, "label", lambda text, words, view, action: text + " and all that follows from it" * 3)


@fault("positions_are_worded")
def text_pings_a_player(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "headline", lambda words, view: f"{words.names[view.turn]} is called upon")


@fault("events_are_worded")
def log_pings_what_was_typed(patch: MonkeyPatch) -> None:
    patch.setattr(
        SymposiumWords,
        "tell",
        lambda words, event: f"Riddle: {event.text}" if isinstance(event, nouns.Riddled) else "Something happened.",
    )


@fault("positions_are_worded")
def picture_has_no_alt_text(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "alt", lambda words, view, part=0: "")


@fault("positions_are_worded")
def two_pictures_are_called_the_same(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "parts", lambda words, view: 2)


@fault("forms_are_valid")
def form_asks_for_nothing(patch: MonkeyPatch) -> None:
    patch.setattr(SymposiumWords, "blanks", lambda words, view, action: [])


@fault("other_actions_are_refused")
def refusal_has_no_words(patch: MonkeyPatch) -> None:
    after(patch, SymposiumWords, "refusal", lambda text, words, view, action, reason: text * (reason == "not_active"))
