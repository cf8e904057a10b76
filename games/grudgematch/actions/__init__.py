"""The actions of a match, by the moment at which they are taken."""
