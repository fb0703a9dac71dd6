"""What the documents tell people to type does what they promise."""

import re
import sqlite3
import subprocess
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_documented_backup_copies_the_data(program, tmp_path):
    def run(*arguments):
        return subprocess.run(
            [program.path, *arguments], env=program.environment, capture_output=True, text=True, check=True).stdout

    run("add", "Water the plants")
    found = re.search(r'sqlite3 ~/(\S+) "\.backup (\S+)"', README.read_text(encoding="utf-8"))
    assert found
    source = Path(program.environment["HOME"]) / found[1]
    assert source.is_file()

    restored = tmp_path / "restored"
    restored.mkdir(mode=0o700)
    with sqlite3.connect(source) as data, sqlite3.connect(restored / source.name) as copy:
        data.backup(copy)
    assert "Water the plants" in run("--data", str(restored), "list")
