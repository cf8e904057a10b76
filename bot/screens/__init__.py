"""Presenters: pure functions from a match to a screen. No game is named here.

Start at `bot.screens.board` (the public message) and `bot.screens.panel` (the private panel of one seat).
"""
