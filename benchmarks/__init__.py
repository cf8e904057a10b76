"""The benchmarks behind the numbers in README.md. Run them with `python -m benchmarks`.

A module that takes part defines `run()`, which yields its results as dictionaries. `balance` and `strength` do not:
they take hours and have command lines of their own.
"""
