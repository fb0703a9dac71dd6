"""A server whose certificate goes bad while changes wait: told in a sentence, nothing sent, nothing lost.

    ZEITBLOCK_BINARY=… python3 -m pytest Tests/Chaos
"""

import os
import ssl
import subprocess
from pathlib import Path

import pytest
from clients import Plain, Zeitblock
from memory_server import HABITS, MemoryServer
from storm import Storm

NETWORK = 4
CURVE = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]


def openssl(*arguments: object) -> None:
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class Authority:
    def __init__(self, folder: Path, name: str):
        self.folder, self.key, self.file = folder, folder / f"{name}.key", folder / f"{name}.pem"
        openssl("req", "-x509", *CURVE, "-keyout", self.key, "-out", self.file, "-subj", f"/CN={name}", "-days", 2)

    def signs(self, name: str, host: str, days: int = 1) -> tuple[Path, Path]:
        """A certificate for a host and its key."""
        file, key, asked = (self.folder / f"{name}.{ending}" for ending in ("pem", "key", "csr"))
        openssl("req", *CURVE, "-keyout", key, "-out", asked, "-subj", "/CN=server", "-addext", f"subjectAltName={host}")
        openssl("x509", "-req", "-in", asked, "-CA", self.file, "-CAkey", self.key, "-CAcreateserial", "-days", days,
                "-copy_extensions", "copy", "-out", file)
        return file, key


class SecureStorm(Storm):
    def __init__(self, server: MemoryServer, certificate: tuple[Path, Path]):
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.present(certificate)
        super().__init__(server)
        self.origin = self.origin.replace("http:", "https:")

    def present(self, certificate: tuple[Path, Path]) -> None:
        self.context.load_cert_chain(*certificate)

    def get_request(self):
        connection, address = super().get_request()
        connection.settimeout(10)
        return self.context.wrap_socket(connection, server_side=True), address


class Trusting(Zeitblock):
    """Trusts one authority more than the machine does."""

    def __init__(self, authority: Authority, *arguments):
        self.authority = authority
        super().__init__(*arguments)

    def ok(self, *arguments: str, text: str = "") -> str:
        trust = ["--ca", str(self.authority.file)] if arguments[:2] == ("account", "add") else []
        return super().ok(*arguments, *trust, text=text)


@pytest.fixture
def made(tmp_path):
    ours, others = Authority(tmp_path, "ours"), Authority(tmp_path, "others")
    good = ours.signs("good", "IP:127.0.0.1")
    server = MemoryServer(HABITS["rewriting"])
    plain = Plain(server, "/alice/", ["tasks"])
    plain.make("tasks")
    plain.add("tasks", "a", "task a")
    way = SecureStorm(server, good)
    device = Trusting(ours, os.environ["ZEITBLOCK_BINARY"], tmp_path, "data", way)
    device.ok("sync")
    bad = {
        "expired": lambda: ours.signs("expired", "IP:127.0.0.1", days=-1),
        "for another server": lambda: ours.signs("elsewhere", "DNS:elsewhere.example"),
        "of a stranger": lambda: others.signs("strange", "IP:127.0.0.1"),
    }
    yield plain, way, device, good, bad
    way.close()


@pytest.mark.parametrize(("kind", "told", "remedy"), [
    ("expired", "has expired", "renew it"),
    ("for another server", "for another server", "address"),
    ("of a stranger", "isn’t trusted", "--ca"),
])
def test_a_bad_certificate_sends_nothing_and_loses_nothing(made, kind, told, remedy):
    plain, way, device, good, bad = made
    device.ok("add", "waits", "--list", "tasks")
    way.present(bad[kind]())
    way.begin([])
    code, _, sentence = device.run("sync")
    assert code == NETWORK and told in sentence and remedy in sentence and "nothing was sent" in sentence, sentence
    assert ("--ca" in sentence) == (remedy == "--ca")
    assert way.log == []
    assert "waits" in device.ok("list") and "task a" in device.ok("list")
    way.present(good)
    device.ok("sync")
    assert sorted(fact.title for fact in plain.view().values()) == ["task a", "waits"]
