"""Runs a command with real CalDAV servers beside it.

    python3 Tests/Servers/servers.py [--all] -- swift test

Starts Radicale, Xandikos and a fault proxy before each on free ports of 127.0.0.1, waits until they answer, tells their
addresses to the command in the environment, and stops them when the command ends. Exits with the command's code.

    ZEITBLOCK_TEST_SERVERS           "required": tests that need the servers must fail without them
    ZEITBLOCK_TEST_RADICALE          Radicale itself, with its own password check
    ZEITBLOCK_TEST_RADICALE_DENIED   a folder; Radicale lets nobody see collections after which a file there is named
    ZEITBLOCK_TEST_RADICALE_FAULTY   the same behind a fault proxy
    ZEITBLOCK_TEST_RADICALE_TLS      the same behind TLS with a certificate nobody has signed
    ZEITBLOCK_TEST_XANDIKOS          Xandikos behind a proxy that checks the password and makes faults
    ZEITBLOCK_TEST_AUTHORITY         the certificate's own PEM file, to be trusted on purpose
    ZEITBLOCK_TEST_USER, ZEITBLOCK_TEST_PASSWORD

With `--all` also the servers of `more_servers.py`, as far as this machine can have them:

    ZEITBLOCK_TEST_RADICALE_318      an older Radicale
    ZEITBLOCK_TEST_DAVICAL, ZEITBLOCK_TEST_CYRUS, ZEITBLOCK_TEST_SABRE
    ZEITBLOCK_TEST_MISSING           the names of those that are not there, joined by commas
"""

import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from fault_proxy import FaultProxy
from more_servers import more_servers

USER = "alice"
PASSWORD = "s3cret pw"
START_SECONDS = 60


class StartError(Exception):
    """A server that could not be started, with what it said."""


def free_port() -> int:
    """A port for a server that starts in a moment: one the system gives to nobody unasked, at random among many."""
    with contextlib.suppress(OSError, ValueError):
        lowest = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
        candidates = range(10_000, min(lowest, 60_000))
        for port in random.sample(candidates, min(len(candidates), 100)):
            with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
                return port
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


def program(name: str) -> list[str]:
    """The command of a server: next to this Python first, then on the path."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    if found is None:
        raise StartError(f"{name} is not installed for {sys.executable} nor on the path")
    return [found]


@contextlib.contextmanager
def running(name: str, command: list[str], port: int, folder: Path) -> Iterator[None]:
    log = folder / f"{name}.log"
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd=folder)
    try:
        wait_until_open(name, process, port, log)
        yield
    finally:
        stop(process)


def wait_until_open(name: str, process: subprocess.Popen, port: int, log: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.05)
    raise StartError(f"{name} did not start:\n{log.read_text(errors='replace')[-4000:]}")


def stop(process: subprocess.Popen) -> None:
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def radicale(folder: Path, port: int, found: list[str] | None = None) -> list[str]:
    import bcrypt

    (folder / "denied").mkdir()
    secret = bcrypt.hashpw(PASSWORD.encode(), bcrypt.gensalt(4)).decode()
    (folder / "htpasswd").write_text(f"{USER}:{secret}\n")
    (folder / "radicale.conf").write_text(
        f"""[server]
hosts = 127.0.0.1:{port}
[auth]
type = htpasswd
htpasswd_filename = {folder}/htpasswd
htpasswd_encryption = bcrypt
delay = 0
[rights]
type = {"owner_only" if found else "revocable_rights"}
file = {folder}/denied
[storage]
filesystem_folder = {folder}/radicale
[web]
type = none
"""
    )
    modules = f"PYTHONPATH={Path(__file__).parent}"
    return ["env", modules, *(found or program("radicale")), "--config", str(folder / "radicale.conf")]


def xandikos(folder: Path, port: int) -> list[str]:
    state = folder / "xandikos-state"
    state.mkdir()
    options = ["--defaults", "--current-user-principal", f"/{USER}/", "--no-detect-systemd"]
    address = ["-l", "127.0.0.1", "-p", str(port)]
    folders = ["-d", str(folder / "xandikos"), "--state-dir", str(state)]
    return [*program("xandikos"), "serve", *folders, *options, *address]


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for 127.0.0.1 that only its own file vouches for."""
    key, pem = folder / "key.pem", folder / "certificate.pem"
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", str(key), "-out", str(pem), "-days", "2", "-nodes"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", *files, *subject]
    subprocess.run(command, check=True, capture_output=True)
    return key, pem


@contextlib.contextmanager
def all_servers(wants_more: bool = False) -> Iterator[dict[str, str]]:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="caldav-servers-")))
        ports = {"radicale": free_port(), "xandikos": free_port()}
        stack.enter_context(running("radicale", radicale(folder, ports["radicale"]), ports["radicale"], folder))
        stack.enter_context(running("xandikos", xandikos(folder, ports["xandikos"]), ports["xandikos"], folder))
        key, pem = certificate(folder)
        faulty = stack.enter_context(FaultProxy(ports["radicale"]))
        secure = stack.enter_context(FaultProxy(ports["radicale"], certificate=pem, key=key))
        guarded = stack.enter_context(FaultProxy(ports["xandikos"], user=USER, password=PASSWORD))
        more = stack.enter_context(more_servers(folder, USER, PASSWORD)) if wants_more else {}
        yield more | {
            "ZEITBLOCK_TEST_SERVERS": "required",
            "ZEITBLOCK_TEST_RADICALE_DENIED": str(folder / "denied"),
            "ZEITBLOCK_TEST_RADICALE": f"http://127.0.0.1:{ports['radicale']}",
            "ZEITBLOCK_TEST_RADICALE_FAULTY": f"http://127.0.0.1:{faulty.port}",
            "ZEITBLOCK_TEST_RADICALE_TLS": f"https://127.0.0.1:{secure.port}",
            "ZEITBLOCK_TEST_XANDIKOS": f"http://127.0.0.1:{guarded.port}",
            "ZEITBLOCK_TEST_AUTHORITY": str(pem),
            "ZEITBLOCK_TEST_USER": USER,
            "ZEITBLOCK_TEST_PASSWORD": PASSWORD,
        }


def main(arguments: list[str]) -> int:
    wants_more = arguments[:1] == ["--all"]
    return run_beside(all_servers(wants_more), arguments[wants_more:], __doc__)


def run_beside(servers: contextlib.AbstractContextManager[dict[str, str]], arguments: list[str], usage: str) -> int:
    """Runs the command behind `--` while servers are up, with their addresses in its environment; its exit code."""
    command = arguments[1:] if arguments[:1] == ["--"] else arguments
    if not command:
        print(usage, file=sys.stderr)
        return 2
    # A polite end of this program must end the servers too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        with servers as addresses:
            return subprocess.run(command, env=os.environ | addresses, check=False).returncode
    except StartError as error:
        print(error, file=sys.stderr)
        return 70
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
