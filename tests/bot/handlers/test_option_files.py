"""`/table options` with a file: a host's own wisdom cards, and errors in a file that is not accepted."""

from typing import Any

import pytest

from bot.ui.words import mention, say
from games.philosophia.words import say as philosophia
from sandbox.driver import texts
from sandbox.wire import Upload
from storage import Status
from tests.bot.conftest import Stage
from tests.messages import says

PLATO = philosophia.message("philosopher-plato")
CARDS = """
[[wisdom]]
philosopher = "Plato"
teaching = "A cave can be mistaken for the world."
place = "Republic 514a"

[[wisdom]]
philosopher = "Plato"
teaching = "What is just is found more easily in a city than in one person."
place = "Republic 368e"

[[wisdom]]
philosopher = "Plato"
teaching = "Nobody does wrong willingly."
"""


def toml(text: str | bytes, name: str = "cards.toml") -> Upload:
    """Return a file as a user uploads it."""
    return Upload(name, "application/toml", text.encode() if isinstance(text, str) else text)


@pytest.mark.slow
async def test_a_teacher_uploads_wisdom_cards_and_the_game_is_played_with_them(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "philosophia")
    await theo.press_label(lobby, "Join")
    reply = await malia.slash(lobby["channel_id"], "table options", {"file": toml(CARDS), "table": str(match.id)})
    assert say.text("options-title", game="Philosophia") in reply.text
    match = await stage.store.match(match.id)
    assert [card["philosopher"] for card in match.options["wisdom"]] == ["plato"] * 3
    await malia.until(lobby["id"], lambda message: says(texts(message), "options-from-file"))
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    assert match.state.teachings[1] == [
        "A cave can be mistaken for the world. (Republic 514a)",
        "What is just is found more easily in a city than in one person. (Republic 368e)",
        "Nobody does wrong willingly.",
    ]
    late = await malia.slash(lobby["channel_id"], "table options", {"file": toml(CARDS), "table": str(match.id)})
    assert say.text("refused-not-lobby") in late.text


@pytest.mark.parametrize(
    ("file", "message", "known"),
    [
        (toml(CARDS, "cards.docx"), "options-file-kind", {"kinds": ".toml"}),
        (toml(b"\xff\xfe\x00"), "options-file-text", {}),
        (toml("[[wisdom"), "options-file-broken-why", {"kind": "TOML"}),
        (toml(""), "options-file-empty", {"known": "wisdom"}),
        (toml("moirai = 'sophia'"), "options-file-unknown", {"name": "moirai", "known": "wisdom"}),
        (toml(CARDS.replace("Plato", "Diogenes", 1)), "options-file-wrong", {"where": "wisdom 1, philosopher"}),
        (
            toml(CARDS.rsplit("[[wisdom]]", 1)[0]),
            "options-file-wrong",
            {"why": philosophia.label("fault-three", philosopher=PLATO, count=2)},
        ),
        (
            toml(CARDS.replace("Nobody does wrong willingly.", "a cave can be mistaken for the world.")),
            "options-file-wrong",
            {"why": philosophia.label("fault-same", philosopher=PLATO)},
        ),
        (toml(CARDS.replace("Nobody", "N" * 200)), "options-file-wrong", {"where": "wisdom 3, teaching"}),
        (
            toml(CARDS.replace('"Nobody does wrong willingly."', '"one\\ntwo"')),
            "options-file-wrong",
            {"where": "wisdom 3, teaching"},
        ),
        (toml(CARDS + 'source = "me"'), "options-file-wrong", {"where": "wisdom 3, source"}),
        (toml("wisdom = 3"), "options-file-wrong", {"where": "wisdom"}),
        (toml(CARDS + "# " + "x" * 70_000), "options-file-large", {"most": 16}),
    ],
)
@pytest.mark.slow
async def test_a_file_that_cannot_be_taken_is_refused_with_the_reason_and_nothing_changes(
    stage: Stage, file: Upload, message: str, known: dict[str, Any]
) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "philosophia")
    reply = await malia.slash(lobby["channel_id"], "table options", {"file": file, "table": str(match.id)})
    assert says(reply.text, message, **known)
    assert (await stage.store.match(match.id)).options == match.options


async def test_only_the_host_uploads_and_only_where_the_game_takes_a_file(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "philosophia")
    await theo.press_label(lobby, "Join")
    reply = await theo.slash(lobby["channel_id"], "table options", {"file": toml(CARDS), "table": str(match.id)})
    assert say.text("refused-not-host", host=mention(int(malia.id))) in reply.text
    other, _ = await stage.lobby(malia, "gorgias")
    reply = await malia.slash(lobby["channel_id"], "table options", {"file": toml(CARDS), "table": str(other.id)})
    assert says(reply.text, "options-no-files")
    shown = await malia.slash(lobby["channel_id"], "table options", {"table": str(match.id)})
    assert say.text("options-title", game="Philosophia") in shown.text
