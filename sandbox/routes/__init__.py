"""The REST routes, one module a subject."""
