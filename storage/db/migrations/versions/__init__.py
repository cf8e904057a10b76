"""The migrations, one a module."""
