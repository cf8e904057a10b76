"""Settings of the bot's process, from environment variables or the file `.env`. Each has a default."""

from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.ui.words import say
from games.core.words import AnyOf
from storage.db.encryption import parse_key
from storage.errors import say as storage_words

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MIN_TOKEN_LENGTH = 16
"""The shortest token of the metrics, in characters."""


class InvalidSettings(ValueError):
    """Raised if settings of the bot's process are invalid; `sentences` has one sentence about each."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


class Settings(BaseSettings):
    """The settings of one process of the bot, such as its token and its database.

    `.env.example` explains each; a test compares the two.
    """

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = None
    """The bot's token; without one the bot starts a sandbox."""
    discord_api: str | None = None
    """The address of a sandbox that is already running."""
    database_url: str = "sqlite:///data/stoa.db"
    """Where matches are kept."""
    secret_key: SecretStr | None = None
    """32 bytes, in hexadecimal or base64, that seal the database."""
    log_level: str = "INFO"
    """How much is logged."""
    port: int | None = Field(None, ge=1, le=65535)
    """Where a health check is answered."""
    metrics_port: int | None = Field(None, ge=1, le=65535)
    """Where this machine can read the metrics."""
    metrics_token: SecretStr | None = None
    """What those who read the metrics have to know."""
    sandbox_port: int | None = Field(None, ge=1, le=65535)
    """The port of the sandbox's page."""
    sandbox_file: Path = Path("data/sandbox.db")
    """Where the sandbox keeps its channels."""
    log_format: Literal["line", "json"] = "line"
    """How an event is written."""
    owners: Annotated[frozenset[int], NoDecode] = frozenset()
    """Who hosts the bot."""
    shard: Annotated[tuple[int, int], NoDecode] = (0, 1)
    """Which of how many shards this process is."""
    computer_pace: float = Field(1.5, ge=0, le=60)
    """Seconds between two actions of computer players."""
    warm_up: bool = True
    """Whether to start the drawing worker and compile texts in advance."""

    @field_validator("discord_token")
    @classmethod
    def _token_is_one_word(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and len(value.get_secret_value().split()) != 1:
            raise ValueError("a token is one word")
        return value

    @field_validator("discord_api")
    @classmethod
    def _api_is_an_address(cls, value: str | None) -> str | None:
        if not value:
            return None
        address = urlsplit(value)  # it raises a ValueError too, like the port
        if address.scheme not in ("http", "https") or not address.hostname or address.port == 0 or " " in value:
            raise ValueError("not an address")
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _database_is_known(cls, value: str) -> str:
        kinds = ("sqlite:///", "sqlite+aiosqlite:///", "postgres://", "postgresql://", "postgresql+asyncpg://")
        if not value.startswith(kinds):
            raise ValueError("an unknown database")
        return value

    @field_validator("secret_key")
    @classmethod
    def _key_has_32_bytes(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None:
            parse_key(value.get_secret_value())
        return value

    @field_validator("metrics_token")
    @classmethod
    def _metrics_token_is_long(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None:
            text = value.get_secret_value()
            if len(text) < MIN_TOKEN_LENGTH or not all("!" <= char <= "~" for char in text):
                raise ValueError("a weak token")
        return value

    @field_validator("owners", mode="before")
    @classmethod
    def _owners_are_ids(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        ids = value.replace(",", " ").split()
        if not all(each.isascii() and each.isdigit() and len(each) <= 20 for each in ids):
            raise ValueError("not a list of ids")
        return frozenset(int(each) for each in ids)

    @field_validator("shard", mode="before")
    @classmethod
    def _shard_is_one_of_several(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        number, _, count = value.partition("/")
        if not (number.isascii() and number.isdigit() and count.isascii() and count.isdigit() and len(value) < 12):
            raise ValueError("not two numbers")
        if not int(number) < int(count):
            raise ValueError("no such shard")
        return int(number), int(count)

    @model_validator(mode="after")
    def _shards_share_a_database(self) -> Self:
        if self.shard[1] > 1 and not self.database_url.startswith("postgres"):
            raise PydanticCustomError("shards-database", "several shards need one PostgreSQL database")
        return self

    @model_validator(mode="after")
    def _metrics_have_their_own_port(self) -> Self:
        if self.metrics_port is not None and self.metrics_port == self.port:
            raise PydanticCustomError("same-port", "the metrics need a port of their own")
        return self

    @field_validator("log_level")
    @classmethod
    def _level_is_known(cls, value: str) -> str:
        if value.upper() not in LEVELS:
            raise ValueError("an unknown level")
        return value.upper()

    @property
    def token(self) -> str | None:
        """The token to log in with: Discord's, or "sandbox" for a running sandbox; None without either."""
        if self.discord_token is not None:
            return self.discord_token.get_secret_value()
        return "sandbox" if self.discord_api else None

    @property
    def key(self) -> bytes | None:
        """The key that encrypts secret columns; None if storage creates one next to the database."""
        return None if self.secret_key is None else parse_key(self.secret_key.get_secret_value())


def load_settings(**given: Any) -> Settings:
    """Read the settings of this process from the environment and the file `.env`.

    Args:
        **given: Settings that take precedence over the environment and the file.

    Raises:
        InvalidSettings: Settings are invalid. The error does not repeat their values, because some are secret.
    """
    try:
        return Settings(**given)
    except (UnicodeDecodeError, OSError):
        raise InvalidSettings([storage_words.label("wrong-env-file")]) from None
    except ValidationError as error:
        faults = error.errors(include_input=False, include_url=False, include_context=False)
        # A fault without a location is about several settings, and its type says which.
        names = dict.fromkeys(str(fault["loc"][0]) if fault["loc"] else fault["type"] for fault in faults)
        raise InvalidSettings([_sentence(name.replace("_", "-")) for name in names]) from None


def _sentence(name: str) -> str:
    """Return the sentence that tells the bot's operator which setting is wrong, and what it should be.

    Args:
        name: The name of a setting or the type of a fault, with hyphens.
    """
    match name:
        case "log-level":
            return say.label("wrong-log-level", levels=AnyOf(LEVELS))
        case "metrics-token":
            return say.label("wrong-metrics-token", least=MIN_TOKEN_LENGTH)
    return say.label(f"wrong-{name}")
