"""Settings: what a host may set, in the environment or in a file `.env`. Every one of them has a default."""

import logging
from pathlib import Path
from typing import Annotated, Any, Literal, Self

import discord
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.structured import Structured
from storage.keyfile import parse_key

LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class WrongSettings(ValueError):
    """Settings that cannot be used; `sentences` names every one of them, each in one sentence."""

    def __init__(self, sentences: list[str]) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences


class Settings(BaseSettings):
    """The settings of one bot process. `.env.example` explains each to hosts (a test compares the two)."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, description="the bot's token; without one the sandbox is started")
    discord_api: str | None = Field(None, description="the address of a sandbox that is already running")
    database_url: str = Field("sqlite:///data/stoa.db", description="where matches are kept")
    secret_key: SecretStr | None = Field(None, description="32 bytes, in hexadecimal or base64, that seal the database")
    log_level: str = Field("INFO", description="how much is logged")
    port: int | None = Field(None, ge=1, le=65535, description="where a health check is answered")
    sandbox_port: int = Field(8080, ge=1, le=65535, description="the port of the sandbox's page")
    sandbox_file: Path = Field(Path("data/sandbox.json"), description="where the sandbox keeps its channels")
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

    @field_validator("log_level")
    @classmethod
    def _level_is_known(cls, value: str) -> str:
        if value.upper() not in LEVELS:
            raise ValueError(f"it must be one of {', '.join(LEVELS)}")
        return value.upper()

    @property
    def token(self) -> str | None:
        """The token to log in with; a sandbox knows the bot as `sandbox`."""
        if self.discord_token is not None:
            return self.discord_token.get_secret_value()
        return "sandbox" if self.discord_api else None

    @property
    def key(self) -> bytes | None:
        """The key of the sealed columns; None: storage makes one beside the database."""
        return None if self.secret_key is None else parse_key(self.secret_key.get_secret_value())


def load_settings(**given: Any) -> Settings:
    """The settings of this process.

    Raises:
        WrongSettings: one or more cannot be used; none of their values is repeated, for some are secret.
    """
    try:
        return Settings(**given)
    except ValidationError as error:
        wrong = error.errors(include_input=False, include_url=False, include_context=False)
        sentences = [_sentence(each["loc"], _reason(each["msg"])) for each in wrong]
        raise WrongSettings(sentences) from None


def _sentence(place: tuple[int | str, ...], reason: str) -> str:
    """What is wrong with a setting; with several together, the reason names them."""
    return f"{str(place[0]).upper()} is wrong: {reason}." if place else f"{reason}."


def _reason(message: str) -> str:
    reason = message.removeprefix("Value error, ").replace("Input should", "it should")
    return reason.replace("SECRET_KEY must", "it must").rstrip(".")


def start_logging(level: str, form: Literal["line", "json"] = "line") -> None:
    """One line an event on standard error; discord.py and SQL only when something is wrong with them."""
    handler = logging.StreamHandler()
    handler.setFormatter(Structured() if form == "json" else logging.Formatter(LINE))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    for noisy in ("discord", "sqlalchemy", "alembic", "aiosqlite", "asyncio", "PIL"):
        logging.getLogger(noisy).setLevel(max(logging.WARNING, logging.getLevelName(level)))
