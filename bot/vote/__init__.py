"""The public Ostrakon vote: a server answers a question with white and black stones, in secret.

Start at `bot.vote.votes`; commands are in `bot.vote.commands`. What is stored, and how it stays secret, is
`storage.ballots`; docs/public-vote.md says what is protected from whom.
"""
