"""Settings of the bot's process, from environment variables or the file `.env`. Each has a default."""

from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from storage.db.encryption import parse_key

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MIN_TOKEN_LENGTH = 16
"""The shortest token of the metrics, in characters."""


class InvalidSettings(ValueError):
    """One or more settings are invalid; `sentences` has one sentence about each."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


class Settings(BaseSettings):
    """The settings of one process of the bot. `.env.example` explains each; a test compares the two."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, description="the bot's token; without one the sandbox is started")
    discord_api: str | None = Field(None, description="the address of a sandbox that is already running")
    database_url: str = Field("sqlite:///data/stoa.db", description="where matches are kept")
    secret_key: SecretStr | None = Field(None, description="32 bytes, in hexadecimal or base64, that seal the database")
    log_level: str = Field("INFO", description="how much is logged")
    port: int | None = Field(None, ge=1, le=65535, description="where a health check is answered")
    metrics_port: int | None = Field(None, ge=1, le=65535, description="where this machine can read the metrics")
    metrics_token: SecretStr | None = Field(None, description="what those who read the metrics have to know")
    sandbox_port: int | None = Field(None, ge=1, le=65535, description="the port of the sandbox's page")
    sandbox_file: Path = Field(Path("data/sandbox.db"), description="where the sandbox keeps its channels")
    log_format: Literal["line", "json"] = Field("line", description="how an event is written")
    owners: Annotated[frozenset[int], NoDecode] = Field(frozenset(), description="who hosts the bot")
    shard: Annotated[tuple[int, int], NoDecode] = Field((0, 1), description="which of how many shards this process is")
    computer_pace: float = Field(1.5, ge=0, le=60, description="seconds between two actions of computer players")

    @field_validator("discord_token")
    @classmethod
    def _token_is_one_word(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and len(value.get_secret_value().split()) != 1:
            raise ValueError("it must be one word, as Discord's developer portal shows it")
        return value

    @field_validator("discord_api")
    @classmethod
    def _api_is_an_address(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith(("http://", "https://")):
            raise ValueError("it must be an address such as http://127.0.0.1:8080")
        return value.rstrip("/") if value else None

    @field_validator("database_url")
    @classmethod
    def _database_is_known(cls, value: str) -> str:
        kinds = ("sqlite:///", "sqlite+aiosqlite:///", "postgres://", "postgresql://", "postgresql+asyncpg://")
        if not value.startswith(kinds):
            raise ValueError("it must begin with sqlite:/// or postgresql://")
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
                raise ValueError(f"it must have at least {MIN_TOKEN_LENGTH} letters, digits and signs, and no spaces")
        return value

    @field_validator("owners", mode="before")
    @classmethod
    def _owners_are_ids(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        ids = value.replace(",", " ").split()
        if not all(each.isascii() and each.isdigit() and len(each) <= 20 for each in ids):
            raise ValueError("it must be ids of Discord users, with commas between")
        return frozenset(int(each) for each in ids)

    @field_validator("shard", mode="before")
    @classmethod
    def _shard_is_one_of_several(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        number, _, count = value.partition("/")
        if not (number.isascii() and number.isdigit() and count.isascii() and count.isdigit() and len(value) < 12):
            raise ValueError("it must be two numbers such as 0/2, the first of two shards")
        if not int(number) < int(count):
            raise ValueError("shards are counted from 0, so the first number must be less than the second")
        return int(number), int(count)

    @model_validator(mode="after")
    def _shards_share_a_database(self) -> Self:
        if self.shard[1] > 1 and not self.database_url.startswith("postgres"):
            raise ValueError("SHARD is wrong: several shards need one PostgreSQL database, at DATABASE_URL")
        return self

    @model_validator(mode="after")
    def _metrics_have_their_own_port(self) -> Self:
        if self.metrics_port is not None and self.metrics_port == self.port:
            raise ValueError("METRICS_PORT is wrong: it must be another port than PORT, which everybody may reach")
        return self

    @field_validator("log_level")
    @classmethod
    def _level_is_known(cls, value: str) -> str:
        if value.upper() not in LEVELS:
            raise ValueError(f"it must be one of {', '.join(LEVELS)}")
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
    """Return the settings of this process.

    Args:
        **given: Settings that take precedence over the environment and the file.

    Raises:
        InvalidSettings: Settings are invalid. The error does not repeat their values, because some are secret.
    """
    try:
        return Settings(**given)
    except ValidationError as error:
        faults = error.errors(include_input=False, include_url=False, include_context=False)
        sentences = [_sentence(fault["loc"], _reason(fault["msg"])) for fault in faults]
        raise InvalidSettings(sentences) from None


def _sentence(location: tuple[int | str, ...], reason: str) -> str:
    """Return a sentence about an invalid setting; `location` is empty if several conflict and the reason names them."""
    return f"{str(location[0]).upper()} is wrong: {reason}." if location else f"{reason}."


def _reason(message: str) -> str:
    reason = message.removeprefix("Value error, ").replace("Input should", "it should")
    return reason.replace("SECRET_KEY must", "it must").rstrip(".")
