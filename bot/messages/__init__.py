"""The bot's messages in channels and threads, written in the background within Discord's rate limits.

Start at `bot.messages.board_updater`, which keeps the public message of every match up to date.
"""
