"""Presenters: functions from a match to a `Screen`. Pure, and knowing no game by name."""

from bot.screens.board import board_screen
from bot.screens.completing import completions, find_typed
from bot.screens.forms import BadInput, form_for, read_form, read_typed
from bot.screens.games import games_screen, jump_url, which_screen
from bot.screens.lobby import levels_screen, lobby_screen
from bot.screens.log import log_screen
from bot.screens.notes import chosen_note, refused_note, stale_note
from bot.screens.notice import confirm_screen, notice
from bot.screens.options import option_form, options_screen, page_of, with_option, with_typed_option
from bot.screens.panel import panel_screen
from bot.screens.rules import find_topic, rules_screen, topic_completions

__all__ = [
    "BadInput",
    "board_screen",
    "chosen_note",
    "completions",
    "confirm_screen",
    "find_topic",
    "find_typed",
    "form_for",
    "games_screen",
    "jump_url",
    "levels_screen",
    "lobby_screen",
    "log_screen",
    "notice",
    "option_form",
    "options_screen",
    "page_of",
    "panel_screen",
    "read_form",
    "read_typed",
    "refused_note",
    "rules_screen",
    "stale_note",
    "topic_completions",
    "which_screen",
    "with_option",
    "with_typed_option",
]
