"""A command that changes something makes the backup of the day, once and after it has done its work."""

import re
import sqlite3

import pytest


def age(program, days):
    """As if everything had been done some days ago."""
    database = sqlite3.connect(program.data / "zeitblock.sqlite")
    with database:
        database.execute("UPDATE historyEntry SET doneAt = doneAt - ?", (days * 86_400,))
    database.close()


def names(program):
    return [entry["file"].rsplit("/", 1)[1] for entry in program.json("backup", "list")]


@pytest.fixture
def old(program):
    program.ok("add", "one")
    age(program, 2)
    return program


def test_new_data_has_none_yet(program):
    program.ok("add", "one")
    program.ok("add", "two")
    assert names(program) == []


def test_a_change_makes_one_and_the_next_change_none(old, tmp_path):
    assert old.titles() == ["one"]
    assert names(old) == []
    assert old.ok("add", "two").count("\n") == 1
    [name] = names(old)
    assert re.fullmatch(r"zeitblock-\d{4}-\d\d-\d\d\.sqlite", name)
    stored = sqlite3.connect(old.data / "backups" / name)
    assert stored.execute("SELECT count(*) FROM task").fetchone() == (2,)
    stored.close()
    old.ok("add", "three")
    assert names(old) == [name]


def test_a_young_backup_of_ones_own_is_enough(old):
    old.ok("backup", "create")
    [name] = names(old)
    old.ok("add", "two")
    assert names(old) == [name]


def test_a_backup_that_cannot_be_made_is_told_and_the_change_stays(old):
    (old.data / "backups").write_text("in the way")
    result = old.run("add", "two")
    assert result.returncode == 0 and "two" in result.stdout
    assert result.stderr.startswith("zeitblock: No backup was made today: ") and result.stderr.count("\n") == 1
    assert old.titles() == ["one", "two"]
