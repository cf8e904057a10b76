"""Building blocks of the bot's messages on Discord: plain data for their content, Discord's limits, words and pictures.

Start at `bot.ui.blocks`. Nothing here depends on matches, storage or interactions.
"""
