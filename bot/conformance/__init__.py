"""The conformance check, `python -m bot check`: posts all that the bot can send, and reports what Discord refuses.

Start at `bot.conformance.check`, which talks to Discord. The other modules make the examples ("specimens") that it
posts: `games` those of every installed game, `vote` those of a public vote, `server` those that belong to no match.
"""
