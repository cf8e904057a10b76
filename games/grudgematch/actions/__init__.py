"""The actions of a match, by phase: setting up, running, kicking, reacting."""
