"""A temporary PostgreSQL server for benchmarks and tests, started from its binaries and reached by a Unix socket."""

import getpass
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Self

import psutil


class NoServer(RuntimeError):
    """PostgreSQL cannot be started here; the message says why."""


def binaries() -> Path:
    """Return the folder of the programs of the newest PostgreSQL that is installed.

    Raises:
        NoServer: PostgreSQL is not installed.
    """
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise NoServer("no PostgreSQL in /usr/lib/postgresql and no TEST_DATABASE_URL")
    return found[-1].parent


def _unprivileged() -> tuple[list[str], str]:
    """Return a command prefix that runs a program as a user other than root, and that user's name.

    PostgreSQL refuses to start as root.

    Raises:
        NoServer: This process is root and there is no other user to run it as.
    """
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
    """A temporary PostgreSQL server, used as a context manager; it is stopped and its data is deleted at the end.

    It does not write durably, since durability is not what is measured or tested.

    Raises:
        NoServer: It cannot be started.
    """

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

    def processes(self) -> list[psutil.Process]:
        """Return the server's processes."""
        pid = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        server = psutil.Process(pid)
        return [server, *server.children(recursive=True)]

    @property
    def url(self) -> str:
        """The URL of the server's only database."""
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
