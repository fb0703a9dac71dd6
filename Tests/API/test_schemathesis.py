"""The program answers as its description says, to valid and invalid requests of every kind.

    ZEITBLOCK_BINARY   the program under test

Schemathesis makes the requests of `openapi.json`; its seed is printed, so that a failure can be repeated.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SEED = os.environ.get("ZEITBLOCK_SEED", "1")
EXAMPLES = os.environ.get("ZEITBLOCK_EXAMPLES", "10")


class Served:
    def __init__(self, data: Path):
        self.data = data
        self.environment = {"PATH": os.environ["PATH"], "TZ": "Europe/Berlin", "HOME": str(data.parent), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [*self.command, "serve", "--port", "0", "--json"], stdout=subprocess.PIPE, text=True, env=self.environment)
        self.origin = json.loads(self.process.stdout.readline())["origin"]

    @property
    def command(self) -> list[str]:
        return [os.environ["ZEITBLOCK_BINARY"], "--data", str(self.data)]

    def json(self, *arguments: str):
        result = subprocess.run([*self.command, *arguments, "--json"], capture_output=True, text=True, env=self.environment)
        assert result.returncode == 0, result.stderr
        return json.loads(result.stdout)

    def end(self) -> int:
        self.process.terminate()
        return self.process.wait(30)


@pytest.fixture
def served(tmp_path):
    server = Served(tmp_path / "data")
    yield server
    server.process.kill()


def run(server: Served, token: str, *options: str) -> subprocess.CompletedProcess:
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(HERE / "schemathesis.toml"), "run",
        f"{server.origin}/api/v1/openapi.json", "--url", f"{server.origin}/api/v1",
        "--header", f"Authorization: Bearer {token}", "--seed", SEED, "--max-examples", EXAMPLES, "--no-color", *options,
    ]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=server.data.parent)


def test_every_answer_is_as_described(served):
    server = served
    for number in range(3):
        server.json("add", f"Task {number}", "--repeat", "daily")
    token = server.json("token", "add", "tests")["token"]
    result = run(server, token)
    print(result.stdout)
    assert result.returncode == 0, result.stdout[-8_000:]
    assert "Tested: 52" in result.stdout
    # Whatever was sent, the data is whole and the server ends as usual.
    assert all(check["ok"] for check in server.json("doctor"))
    assert server.end() == 0


def tasks(server):
    """All tasks, without the mark the server itself takes away when it has looked at a title."""
    return [{**task, "needsTitleImprovement": None} for task in server.json("list", "--all")]


def test_a_token_for_reading_changes_nothing(served):
    server = served
    server.json("add", "Task")
    token = server.json("token", "add", "reader", "--read-only")["token"]
    before = tasks(server)
    result = run(server, token, "--phases", "fuzzing", "--checks", "not_a_server_error", "--exclude-method", "GET")
    assert result.returncode == 0, result.stdout[-8_000:]
    assert tasks(server) == before
    assert server.json("token", "list")[0]["usedAt"]
