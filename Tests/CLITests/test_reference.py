"""The reference in docs/cli.md names what the program has."""

import re
from pathlib import Path

REFERENCE = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")


def commands(program) -> list[str]:
    section = program.ok("help").split("Commands:\n")[1].split("\n\n")[0]
    return [line.split()[0] for line in section.splitlines()]


def test_every_command_and_option_is_in_the_reference(program):
    for command in commands(program):
        assert re.search(rf"`{command}\b", REFERENCE), command
        for option in re.findall(r"--[a-z-]+", program.ok("help", command)):
            assert option in REFERENCE, (command, option)


def test_every_member_of_a_task_is_in_the_reference(program):
    program.ok("add", "Milch")
    for member in program.json("list")[0]:
        assert f"`{member}`" in REFERENCE, member
