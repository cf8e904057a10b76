"""Looking back at a match, and what is kept of people: replays, the log's pages, privacy."""
