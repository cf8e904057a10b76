"""For translators, `python -m bot words`: what a language lacks, and a pseudo-language that shows what will not fit."""
