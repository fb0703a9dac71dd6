"""What the end-to-end tests of the program share: a way to start it on data of their own, and golden files.

    ZEITBLOCK_BINARY   the program under test
    ZEITBLOCK_RECORD   set: golden files are written anew, and the run fails to say so
"""

import contextlib
import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import termios
import time
from pathlib import Path

import pytest

from patience import PATIENCE

GOLDEN = Path(__file__).parent / "golden"
ZONE = "Europe/Berlin"

# What a test calls today is what the program calls so.
os.environ["TZ"] = ZONE
time.tzset()


class Program:
    """The program with a data directory, a language and nothing else of the machine's settings."""

    def __init__(self, data: Path, language: str = "en_US.UTF-8"):
        self.path = os.environ["ZEITBLOCK_BINARY"]
        self.data = data
        self.user = None
        self.environment = {"PATH": os.environ["PATH"], "LANG": language, "TZ": ZONE, "HOME": str(data.parent)}

    def command(self, *arguments: str) -> list[str]:
        return [self.path, "--data", str(self.data), *arguments]

    def run(self, *arguments: str, text: str = "", **options) -> subprocess.CompletedProcess:
        """Runs the program to its end."""
        return subprocess.run(
            self.command(*arguments), input=text, capture_output=True, text=True, encoding="utf-8", timeout=2 * PATIENCE,
            user=self.user, env=self.environment | options.pop("environment", {}), **options)

    def ok(self, *arguments: str, **options) -> str:
        """What the program prints when all is well; it must say nothing on standard error."""
        result = self.run(*arguments, **options)
        assert (result.returncode, result.stderr) == (0, ""), arguments
        return result.stdout

    def fails(self, code: int, *arguments: str, **options) -> str:
        """The one sentence the program refuses with; it must print nothing else."""
        result = self.run(*arguments, **options)
        assert (result.returncode, result.stdout) == (code, ""), (arguments, result)
        assert result.stderr.startswith("zeitblock: ") and result.stderr.count("\n") == 1, result.stderr
        assert result.stderr.endswith((".\n", "?\n"))
        return result.stderr.removeprefix("zeitblock: ").removesuffix("\n")

    def json(self, *arguments: str):
        return json.loads(self.ok(*arguments, "--json"))

    def shown(self, *arguments: str, columns: int = 0, answers: list[str] | None = None, **environment: str) -> str:
        """What the program writes to a terminal of so many columns; where lines are typed there, it has to end well."""
        ours, theirs = pty.openpty()
        if columns:
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        os.write(ours, "".join(f"{answer}\n" for answer in answers or []).encode())
        process = subprocess.Popen(
            self.command(*arguments), stdout=theirs, stderr=theirs,
            stdin=subprocess.DEVNULL if answers is None else theirs,
            env=self.environment | {"TERM": "xterm"} | environment)
        os.close(theirs)
        text = b""
        # Linux tells with an error that the other end is closed.
        with contextlib.suppress(OSError):
            while piece := os.read(ours, 65536):
                text += piece
        os.close(ours)
        code = process.wait(PATIENCE)
        assert answers is None or code == 0, text.decode()
        return text.decode().replace("\r\n", "\n")

    def titles(self) -> list[str]:
        return [task["title"] for task in self.json("list")]


@pytest.fixture
def program(tmp_path):
    return Program(tmp_path / "data")


@pytest.fixture(params=["en_US.UTF-8", "de_DE.UTF-8"], ids=["english", "german"])
def speaking(request, tmp_path):
    """The program in each language."""
    return Program(tmp_path / "data", request.param)


@pytest.fixture
def golden(request):
    """Compares a text, freed of identifiers and instants, with the golden file of the test."""

    def compare(text: str, name: str = ""):
        stem = re.sub(r"[^A-Za-z0-9]+", "-", request.node.name.removeprefix("test_") + name).strip("-")
        path = GOLDEN / f"{stem}.txt"
        text = re.sub(r"[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}", "<id>", text)
        text = re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "<instant>", text)
        text = re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", "<time here>", text)
        if os.environ.get("ZEITBLOCK_RECORD"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            pytest.fail(f"recorded {path.name}")
        assert text == path.read_text(encoding="utf-8")

    return compare
