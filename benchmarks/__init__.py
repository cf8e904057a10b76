"""What README's numbers come from: each module here has `run()`, which gives its results as dictionaries."""
