"""The bot's process: the Discord client, settings, logging, health check and registration of commands.

Start at `bot.app.client`.
"""
