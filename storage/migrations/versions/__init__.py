"""One file for each change of the schema, in the order of their numbers."""
