"""The conformance check, `python -m bot check`: shows Discord all that the bot sends, and reports what it refuses.

Start at `bot.conformance.check`, which talks to Discord. The other modules make what it posts: `games` the screens of
every installed game, `vote` those of a public vote, `server` those that belong to no match.
"""
