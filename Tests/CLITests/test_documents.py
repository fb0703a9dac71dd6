"""What the documents tell people to type does what they promise."""

import re
import subprocess
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_documented_backup_brings_the_data_back(program, tmp_path):
    def run(*arguments):
        return subprocess.run(
            [program.path, *arguments], env=program.environment, cwd=tmp_path, capture_output=True, text=True,
            check=True).stdout

    commands = re.findall(r"^    zeitblock (backup .*?)\s*(?:#.*)?$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert [command.split()[1] for command in commands] == ["create", "list", "restore"]
    run("add", "Water the plants")
    run(*commands[0].split())
    run("list")
    run("delete", "1")
    assert "Water the plants" not in run("list")
    run(*commands[1].split())
    run(*commands[2].split())
    assert "Water the plants" in run("list")
