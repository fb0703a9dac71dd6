"""`doctor` names what is wrong and what helps."""

import contextlib
import json
import re
import sqlite3


def test_a_healthy_place_is_called_so(program):
    program.ok("add", "a")
    findings = program.json("doctor")
    assert all(finding["ok"] for finding in findings)
    assert {"version", "directory", "privacy", "writable", "room", "database"} <= {finding["check"] for finding in findings}


def test_open_rights_are_told_with_the_remedy(program):
    program.ok("add", "a")
    program.data.chmod(0o755)
    result = program.run("doctor")
    assert result.returncode == 1
    assert f"chmod 700 '{program.data}'" in result.stdout


def test_the_database_is_open_to_its_owner_alone(program):
    program.ok("add", "a")
    for file in program.data.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file
    assert program.data.stat().st_mode & 0o077 == 0


def test_a_text_that_changed_on_the_disk_is_named_with_the_backup_that_has_it(program):
    program.ok("add", "Paint the fence green")
    program.ok("add", "Water the plants")
    program.ok("backup", "create")
    database = program.data / "zeitblock.sqlite"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = database.read_bytes()
    assert b"Paint the fence green" in content
    database.write_bytes(content.replace(b"Paint the fence green", b"Paint the fence grown"))

    assert program.run("doctor").returncode == 1
    findings = [finding for finding in json.loads(program.run("doctor", "--json").stdout) if not finding["ok"]]
    assert [finding["check"] for finding in findings] == ["texts"]
    assert "Paint the fence grown" in findings[0]["text"]
    backup = next((program.data / "backups").iterdir()).name
    assert "Paint the fence green" in findings[0]["remedy"] and backup in findings[0]["remedy"]

    program.ok("done", "1")
    assert program.run("doctor").returncode == 1
    program.ok(*re.search(r"zeitblock (edit \S+?);", findings[0]["remedy"])[1].split(), "--title", "Paint the fence green")
    assert program.run("doctor").returncode == 0
