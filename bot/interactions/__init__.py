"""Responding to interactions (commands, presses and forms): each gets exactly one response, even if its handler fails.

Start at `bot.interactions.dispatcher`.
"""
