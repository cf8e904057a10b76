"""Building blocks of messages on Discord: blocks, limits, components, texts and pictures.

Start at `bot.ui.blocks`. Nothing here depends on matches, storage or interactions.
"""
