"""A replay: a match as it stood at one of its steps, and the buttons that lead to the others."""

from bot.catalogue import say
from bot.ids import Replay, ReplayJump, ReplaySeat, write
from bot.limits import ALT, LABEL, OPTION, fit_screen
from bot.screen import Block, Button, Buttons, Drawing, Entry, Form, Menu, Option, Picture, Screen, Text
from bot.screens.names import GROUND, colour, shown_names
from bot.screens.panel import has_picture
from bot.shorten import distinct, fit_label, fit_markdown
from storage.replaying import Position


def replay_screen(at: Position, *, text_only: bool = False) -> Screen:
    """The position with its picture (or in words) and what these eyes heard of the step."""
    match, names = at.match, shown_names(at.match)
    words = match.rules.presentation(names)
    head = say("replay.title", game=match.rules.title, headline=fit_markdown(words.headline(at.view), 300))
    whose = say("replay.everybody") if at.seat is None else say("replay.of", name=words.name(at.seat))
    blocks: list[Block] = [Text(f"{head}\n{say('replay.step', step=at.step, steps=at.steps, whose=whose)}")]
    if has_picture(words) and not text_only:
        seen = at.view.model_dump_json()
        for part in range(words.parts(at.view)):
            drawing = Drawing(match.game, match.edition, seen, names, part=part)
            alt, said = fit_label(words.alt(at.view, part), ALT), "" if part else words.text(at.view)
            blocks.append(Picture(drawing, alt, private=at.seat is not None, words=said))
        told = [words.hand(at.view)] if at.seat is not None else []
    else:
        told = [words.text(at.view), words.hand(at.view) if at.seat is not None else ""]
    blocks += [Text(text) for text in told if text.strip()]
    lines = [line for event in at.events if (line := " ".join(words.tell(event).split()))]
    if not lines:
        lines = [say("replay.opening") if at.step == 0 else say("replay.unheard")]
    blocks.append(Text("\n".join(say("log.line", line=line) for line in lines)))
    blocks += _ways(at, text_only)
    return fit_screen(Screen(tuple(blocks), GROUND if at.doer is None else colour(at.doer)))


def jump_form(match: int, press: ReplayJump) -> Form:
    """Asks for a step."""
    field = Entry("step", say("replay.jump_to"), say("replay.jump_how"), value=str(press.step), most=6)
    return Form(write(press), say("replay.jump_title"), (field,))


def _ways(at: Position, text_only: bool) -> list[Block]:
    match, eyes, plain = at.match.id, 0 if at.seat is None else at.seat + 1, int(text_only)

    def to(number: int, step: int, label: str) -> Button:
        gone = step == at.step or not 0 <= step <= at.steps
        return Button(label, write(Replay(match, max(0, step), eyes, plain, number)), disabled=gone)

    buttons = (
        to(0, 0, say("replay.first")),
        to(1, at.step - 1, say("replay.back")),
        Button(say("replay.jump"), write(ReplayJump(match, at.step, eyes, plain))),
        to(2, at.step + 1, say("replay.forward")),
        to(3, at.steps, say("replay.last")),
    )
    blocks: list[Block] = [Buttons(buttons)]
    if at.match.finished and len(at.match.chairs) > 1:
        names = [say("replay.as_everybody"), *[say("replay.as", name=name) for name in shown_names(at.match)]]
        options = tuple(
            [
                Option(label, write(Replay(match, at.step, number, plain, 4)), chosen=number == eyes)
                for number, label in enumerate(distinct(names, min(OPTION, LABEL)))
            ]
        )
        blocks.append(Menu(write(ReplaySeat(match)), say("replay.menu"), options))
    return blocks
