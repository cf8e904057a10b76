"""Settings: each is explained, errors name the setting, and no message repeats a value."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.app.settings import InvalidSettings, Settings, load_settings
from bot.ui.words import say
from storage.errors import say as storage_words
from tests.waiting import HANG

ROOT = Path(__file__).parents[3]


def test_the_example_explains_every_setting_and_nothing_else() -> None:
    blocks = re.split(r"\n\s*\n", (ROOT / ".env.example").read_text("utf-8").strip())
    explained = set()
    for block in blocks:
        lines = block.splitlines()
        names = [line.partition("=")[0] for line in lines if not line.startswith("#")]
        if names:
            assert len(names) == 1
            assert lines[0].startswith("# ") and len(lines) > 1
            explained.add(names[0].lower())
    assert explained == set(Settings.model_fields)


def test_the_example_as_it_is_works() -> None:
    settings = load_settings(_env_file=ROOT / ".env.example")
    assert settings.token is None
    assert settings.key is None
    assert settings.database_url == "sqlite:///data/stoa.db"


def test_all_wrong_settings_are_named_at_once_without_their_values(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {
        "DISCORD_TOKEN": "very secret word",
        "DISCORD_API": "nowhere",
        "DATABASE_URL": "mysql://someone:hunter2@host/db",
        "SECRET_KEY": "dG9vIHNob3J0",
        "LOG_LEVEL": "loud",
        "PORT": "0",
        "METRICS_PORT": "70000",
        "METRICS_TOKEN": "short secret",
        "SANDBOX_PORT": "seventy",
        "COMPUTER_PACE": "-1",
        "WARM_UP": "lukewarm",
        "SHARD": "2/2",
    }
    for name, value in wrong.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(InvalidSettings) as caught:
        load_settings(_env_file=None)
    assert len(caught.value.sentences) == len(wrong)
    for name, value in wrong.items():
        assert any(sentence.startswith(f"{name} is wrong: ") for sentence in caught.value.sentences), name
        assert len(value) < 3 or value not in str(caught.value)
    for sentence in caught.value.sentences:
        assert sentence.endswith(".") and sentence.count("\n") == 0


@pytest.mark.parametrize("text", ["00" * 32, "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="])
def test_a_key_is_32_bytes_in_either_writing(text: str) -> None:
    assert load_settings(_env_file=None, secret_key=text).key == bytes(32)


@pytest.mark.parametrize("text", ["fifteen-letters", "sixteen letters ", "sixteen\tletters.", "sixteén-letters.."])
def test_a_token_of_metrics_is_long_and_can_be_sent(text: str) -> None:
    with pytest.raises(InvalidSettings, match=f"^{re.escape(say.label('wrong-metrics-token', least=16))}$") as caught:
        load_settings(_env_file=None, metrics_token=text)
    assert text not in str(caught.value)
    assert load_settings(_env_file=None, metrics_token="sixteen-letters.").metrics_token is not None


def test_metrics_are_not_on_the_public_port() -> None:
    with pytest.raises(InvalidSettings, match=f"^{re.escape(say.label('wrong-same-port'))}$"):
        load_settings(_env_file=None, port=8000, metrics_port=8000)
    assert load_settings(_env_file=None, port=8000, metrics_port=8001).metrics_port == 8001


@pytest.mark.parametrize("text", ["2/2", "1", "-1/2", "a/b", "0/0", "1/2/3", "/", "１/２"])
def test_a_shard_is_one_of_several(text: str) -> None:
    with pytest.raises(InvalidSettings, match=f"^{re.escape(say.label('wrong-shard'))}$"):
        load_settings(_env_file=None, shard=text, database_url="postgresql://host/stoa")


def test_several_shards_need_a_database_for_all() -> None:
    assert load_settings(_env_file=None).shard == (0, 1)
    with pytest.raises(InvalidSettings, match="PostgreSQL"):
        load_settings(_env_file=None, shard="0/2")
    assert load_settings(_env_file=None, shard="1/2", database_url="postgresql://host/stoa").shard == (1, 2)


def test_a_sandbox_that_runs_needs_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert load_settings(_env_file=None, discord_api="http://127.0.0.1:1/").token == "sandbox"


@pytest.mark.parametrize(
    "text", ["http://", "http:///", "http://[::1", "http://host:99999", "http://host:port", "https://:80", "http://a b"]
)
def test_an_address_of_a_sandbox_has_a_host_and_a_port_that_exists(text: str) -> None:
    with pytest.raises(InvalidSettings, match="DISCORD_API is wrong"):
        load_settings(_env_file=None, discord_api=text)
    for right in ("http://127.0.0.1:8080", "http://[::1]:8080", "https://host"):
        assert load_settings(_env_file=None, discord_api=right).discord_api == right


def test_a_file_of_settings_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes("LOG_LEVEL=INFO\nOWNERS=é\n".encode("latin-1"))
    with pytest.raises(InvalidSettings) as caught:
        load_settings(_env_file=file)
    assert caught.value.sentences == [storage_words.label("wrong-env-file")]


@pytest.mark.process
@pytest.mark.parametrize("name", ["env", "database", "api", "sandbox", "sandbox folder"])
def test_whatever_is_wrong_is_one_sentence_without_a_traceback(tmp_path: Path, name: str) -> None:
    clean = {each: value for each, value in os.environ.items() if not each.startswith(("DISCORD", "SANDBOX"))}
    (tmp_path / "wrong").write_bytes(b"no database" * 999)
    wrong = {
        "env": {},
        "database": {"DATABASE_URL": f"sqlite:///{tmp_path}", "SECRET_KEY": "00" * 32},
        "api": {"DISCORD_API": "http://[::1"},
        "sandbox": {"SANDBOX_FILE": "wrong"},
        "sandbox folder": {"SANDBOX_FILE": str(tmp_path)},
    }
    if name == "env":
        (tmp_path / ".env").write_bytes(b"OWNERS=\xe9")
    environment = {**clean, "PYTHONPATH": str(ROOT), **wrong[name]}
    done = subprocess.run(
        [sys.executable, "-m", "bot"], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=HANG
    )
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert {"env": ".env", "database": "DATABASE_URL", "api": "DISCORD_API"}.get(name, "SANDBOX_FILE") in done.stderr


@pytest.mark.process
def test_the_process_ends_with_2_and_one_sentence_each(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LOG_LEVEL": "loud", "PORT": "no"}
    done = subprocess.run(
        [sys.executable, "-m", "bot"], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=HANG
    )
    assert done.returncode == 2
    lines = done.stderr.strip().splitlines()
    assert [line.split()[0] for line in lines] == ["LOG_LEVEL", "PORT"]


@pytest.mark.process
async def test_commands_cannot_be_registered_without_a_token(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "", "DISCORD_API": ""}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sync"), cwd=tmp_path, env=environment, stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()
    assert process.returncode == 2
    assert said.decode().strip() == say.label("terminal-no-token-sync")
