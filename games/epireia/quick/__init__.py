"""A quick player by rules of thumb: it plays for the absent, and the playouts of the search. No rule depends on it."""
