"""Where the database is, for the command line: from the environment or a file `.env`, as the bot reads them."""

from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Where(BaseSettings):
    """The two settings of the bot that say which database it is and what seals it; whoever restores one has to mean the
    same one as the bot that opens it afterwards."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    database_url: str = "sqlite:///data/stoa.db"
    secret_key: SecretStr | None = None

    @property
    def key(self) -> str | None:
        """SECRET_KEY as it is written; None where it is not set."""
        return None if self.secret_key is None else self.secret_key.get_secret_value()
