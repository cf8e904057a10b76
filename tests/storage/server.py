"""A PostgreSQL server for tests: started from its binaries in a folder of its own, reached by a Unix socket."""

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Self


class NoServer(RuntimeError):
    """There is none to be had, and why."""


def binaries() -> Path:
    """The folder of the newest installed version."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise NoServer("no PostgreSQL in /usr/lib/postgresql and no TEST_DATABASE_URL")
    return found[-1].parent


def _unprivileged() -> tuple[list[str], str]:
    """How to run as somebody whom PostgreSQL lets start a server, and their name."""
    if os.geteuid() != 0:
        return [], getpass.getuser()
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        if setpriv := shutil.which("setpriv"):
            return [setpriv, f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"], name
    raise NoServer("running as root, and there is no setpriv or no user to run PostgreSQL as")


class Server:
    """A server that lives as long as it is needed; durability is off, for it is the code that is tested."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="stoa-pg-"))
        self._become, self._user = _unprivileged()
        if self._become:
            shutil.chown(self._folder, self._user)

    def __enter__(self) -> Self:
        data = self._folder / "data"
        self._run("initdb", "-D", str(data), "-U", "stoa", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c fsync=off"
        self._run("pg_ctl", "-D", str(data), "-w", "-o", options, "-l", str(self._folder / "log"), "start")
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def url(self) -> str:
        """The address of its one database."""
        return f"postgresql://stoa@/postgres?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [*self._become, str(binaries() / program), *arguments],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program != "pg_ctl" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            timeout=60,
            check=False,
        )
        if done.returncode:
            raise NoServer(f"{program} failed: {(done.stdout or b'').decode(errors='replace')[-300:]}")
