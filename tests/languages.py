"""Let tests install a further language beside the catalogues of the packages."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

import games.core.words
from games.core.words import ENGLISH, forget_what_was_said, load_catalogue


@contextmanager
def installed_language(folder: Path, language: str) -> Iterator[None]:
    """Install a language inside the `with` block.

    Args:
        folder: A folder with a folder for each package that has words in the language, such as `games/symposium`. In
            it are the files, as in the package itself: `words/<language>/*.ftl`.
        language: The language.
    """
    own = games.core.words.word_folders

    def with_further(package: str) -> Mapping[str, object]:
        further = folder.joinpath(*package.split("."), "words", language)
        return {**own(package), language: further} if further.is_dir() else own(package)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games.core.words, "word_folders", with_further)
        load_catalogue.cache_clear()
        forget_what_was_said()
        yield
    load_catalogue.cache_clear()
    forget_what_was_said()


@contextmanager
def only_languages(*languages: str) -> Iterator[None]:
    """Hide all languages but these inside the `with` block, so that a test knows which ones there are."""
    own = games.core.words.word_folders

    def of_these(package: str) -> Mapping[str, object]:
        return {language: folder for language, folder in own(package).items() if language in languages}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games.core.words, "word_folders", of_these)
        load_catalogue.cache_clear()
        forget_what_was_said()
        yield
    load_catalogue.cache_clear()
    forget_what_was_said()


def name_messages(folder: Path, package: str, language: str) -> None:
    """Write a catalogue in which each message of a package says its own name, after that of the language."""
    into = folder.joinpath(*package.split("."), "words", language)
    into.mkdir(parents=True)
    keys = [key for key in load_catalogue(package, ENGLISH) if "." not in key]
    (into / "made-up.ftl").write_text("\n".join(f"{key} = {language} {key}" for key in keys), "utf-8")
