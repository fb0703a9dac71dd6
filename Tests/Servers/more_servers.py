"""Servers that few machines have: an older Radicale, and DAViCal, Cyrus and sabre/dav from Debian packages.

Nothing is installed: packages are unpacked, and Python's in an environment of their own, in a folder that is kept. A
server that cannot be had or does not start is named with one sentence, and the others go on.
"""

import base64
import contextlib
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
KEPT = Path(os.environ.get("ZEITBLOCK_TEST_KEPT", HERE.parents[1] / ".build" / "servers"))
FETCH_SECONDS = 180

PHP = ["php-cli", "php-xml", "php-mbstring"]
PACKAGES = {
    "sabre": [*PHP, "php-sqlite3", "php-sabre-dav"],
    "davical": [*PHP, "php-pgsql", "davical", "postgresql"],
    "cyrus": ["cyrus-caldav", "cyrus-imapd", "sasl2-bin", "libsasl2-modules"],
}
#: Where each keeps its calendars of the user.
PATHS = {"sabre": "/", "davical": "/caldav.php/", "cyrus": "/dav/"}
OLD_RADICALE = ["radicale==3.1.8", "bcrypt==3.2.2", "passlib==1.7.4", "vobject==0.9.6.1", "setuptools==80.9.0", "six==1.17.0"]


#: Where a list of the user can be made.
HOMES = {
    "radicale_318": "/{user}/", "sabre": "/calendars/{user}/", "davical": "/caldav.php/{user}/",
    "cyrus": "/dav/calendars/user/{user}/",
}


class Missing(Exception):
    """Why a server is not there, in one sentence."""


@contextlib.contextmanager
def more_servers(folder: Path, user: str, password: str) -> Iterator[dict[str, str]]:
    """Their addresses for the environment; those that are missing are told on standard error."""
    import servers

    # Some of them run as nobody and must get through to their own folder.
    folder.chmod(0o711)
    with contextlib.ExitStack() as stack:
        addresses: dict[str, str] = {}
        missing: list[str] = []
        for name in ["radicale_318", *PACKAGES]:
            place = folder / name
            place.mkdir()
            port = servers.free_port()
            try:
                if name == "radicale_318":
                    command, environment = servers.radicale(place, port, old_radicale()), {}
                else:
                    command = [str(HERE / "servers" / f"{name}.sh"), str(place), str(port)]
                    environment = {
                        "PACKAGES": str(unpacked(PACKAGES[name])), "SERVER_USER": user, "SERVER_PASSWORD": password,
                    }  # fmt: skip
                address = f"http://127.0.0.1:{port}{PATHS.get(name, '')}".rstrip("/")
                with contextlib.ExitStack() as started:
                    started.enter_context(running(name, command, environment, port, place))
                    make_a_list(f"http://127.0.0.1:{port}", HOMES[name].format(user=user), user, password)
                    stack.enter_context(started.pop_all())
                addresses[f"ZEITBLOCK_TEST_{name.upper()}"] = address
            except (Missing, servers.StartError, subprocess.SubprocessError, OSError) as error:
                sentence = " ".join(str(error).split())[-400:]
                missing.append(name)
                print(f"server missing: {name}: {sentence}", file=sys.stderr, flush=True)
        yield addresses | {"ZEITBLOCK_TEST_MISSING": ",".join(missing)}


def unpacked(packages: list[str]) -> Path:
    command = [str(HERE / "servers" / "packages.sh"), str(KEPT), *packages]
    done = subprocess.run(command, capture_output=True, text=True, timeout=FETCH_SECONDS, check=False)
    if done.returncode != 0:
        raise Missing(done.stdout.strip() or done.stderr.strip())
    return KEPT


def old_radicale() -> list[str]:
    place = KEPT / "radicale-3.1.8"
    program = place / "bin" / "radicale"
    mark = place / "installed"
    if not mark.exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], check=True, capture_output=True)
        command = [str(place / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check", *OLD_RADICALE]
        done = subprocess.run(command, capture_output=True, text=True, timeout=FETCH_SECONDS, check=False)
        if done.returncode != 0:
            raise Missing(f"pip cannot install it: {done.stderr.strip()}")
        mark.touch()
    return [str(program)]


@contextlib.contextmanager
def running(name: str, command: list[str], more: dict[str, str], port: int, folder: Path) -> Iterator[None]:
    """A server with all the processes it starts."""
    import servers

    log = folder / f"{name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=subprocess.STDOUT, cwd=folder, env=os.environ | more, start_new_session=True)
    try:
        servers.wait_until_open(name, process, port, log)
        wait_until_ready(name, folder, log)
        yield
    finally:
        stop_all(process)


def make_a_list(server: str, home: str, user: str, password: str) -> None:
    """A server that cannot do that is of no use to any test, and is named once instead of failing each of them."""
    secret = base64.b64encode(f"{user}:{password}".encode()).decode()
    for method in ("MKCALENDAR", "DELETE"):
        request = urllib.request.Request(
            f"{server}{home}whether-it-works/", method=method, headers={"Authorization": f"Basic {secret}"})
        try:
            urllib.request.urlopen(request, timeout=30).close()
        except urllib.error.HTTPError as error:
            # Cyrus knows a list by this address only where it is made.
            if method == "DELETE":
                return
            raise Missing(f"it makes no list: {method} answers {error.code}") from error


def wait_until_ready(name: str, folder: Path, log: Path) -> None:
    """Cyrus is of no use before its mailbox was made."""
    end = time.monotonic() + 60
    while name == "cyrus" and not (folder / "ready").exists():
        if time.monotonic() > end:
            raise Missing(f"its mailbox cannot be made: {log.read_text(errors='replace')[-300:]}")
        time.sleep(0.05)


def stop_all(process: subprocess.Popen) -> None:
    """The group of processes that was started for this server, and no others."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, sign)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(timeout=20)
