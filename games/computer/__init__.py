"""Computer players: they are given a view and nothing else."""
