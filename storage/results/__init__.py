"""What is remembered of people's play: results, ratings, time to decide. Start at `storage.results.results`."""
