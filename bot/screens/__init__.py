"""The content of the bot's messages: pure functions from a match to plain data (`bot.ui.blocks`).

No game is named here.

Start at `bot.screens.board` (a match's public message) and `bot.screens.panel` (the private message of one seat).
"""
