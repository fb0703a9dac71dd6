"""Files of other programs, files for them, and backups, as the program reads and writes them."""

import json
import os
import sqlite3
import stat

import pytest

TASKWARRIOR = json.dumps([
    {"uuid": "99f47b88-3336-4984-91cb-e2fb4aa48967", "description": "Brot kaufen", "status": "pending",
     "entry": "20261121T062538Z", "due": "20371223T230000Z", "project": "Haus", "tags": ["laden"], "priority": "H",
     "depends": ["1442114c-3cee-4d41-acce-047360754af3"]},
    {"uuid": "1442114c-3cee-4d41-acce-047360754af3", "description": "Ringbuch", "status": "completed",
     "entry": "20261121T062538Z", "end": "20261122T062538Z"},
])

FORMATS = ["json", "ics", "csv", "todotxt", "taskwarrior", "todoist", "ticktick"]


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "tasks.json"
    path.write_text(TASKWARRIOR, encoding="utf-8")
    return str(path)


def test_an_import_adds_tells_and_is_one_step(program, file):
    text = program.ok("import", file)
    assert text.startswith("Imported 2 tasks; zeitblock undo reverts it.\n")
    assert "not imported: “depends”, line 1" in text
    [task] = program.json("list")
    assert (task["title"], task["dueOn"], task["importance"], task["tags"]) == (
        "Brot kaufen", "2037-12-24", "high", ["laden", "Haus"])
    program.ok("undo")
    assert program.json("list", "--all") == []
    program.ok("redo")
    assert len(program.json("list", "--all")) == 2


def many(tmp_path, count=1500):
    path = tmp_path / "many.json"
    path.write_text("[\n" + ",\n".join(json.dumps(
        {"uuid": f"00000000-0000-4000-8000-{number:012d}", "description": f"Straße {number}", "status": "pending",
         "entry": "20261121T062538Z", "tags": ["büro"], "project": "Haus"}) for number in range(count)) + "\n]\n")
    return str(path)


def test_a_large_import_is_found_at_once_and_taken_back(program, tmp_path):
    file = many(tmp_path)
    assert program.ok("import", file).startswith("Imported 1500 tasks")
    assert program.json("find", "strasse 1499")["open"] == 1
    assert program.json("find", "#buero")["open"] == 1500
    program.ok("edit", "3", "--title", "Gasse")
    assert program.json("find", "gasse")["open"] == 1
    assert program.json("import", file)["added"] == []
    program.ok("undo")
    program.ok("undo")
    assert program.json("list", "--all") == []
    program.fails(1, "find", "strasse")
    program.ok("redo")
    assert program.json("find", "haus strasse")["open"] == 1500


def test_a_dry_run_stores_nothing(program, file):
    assert "Brot kaufen" in program.ok("import", file, "--dry-run")
    assert program.titles() == []
    plan = program.json("import", file, "--dry-run")
    assert [task["title"] for task in plan["added"]] == ["Brot kaufen", "Ringbuch"]
    assert plan["notKept"] == [{"reason": "notKept", "field": "depends", "count": 1, "line": 1, "sample": ""}]


def test_what_is_here_already_is_left_alone(program, file):
    program.ok("import", file)
    program.ok("edit", "1", "--title", "Kuchen")
    assert program.json("import", file)["known"] == ["Brot kaufen", "Ringbuch"]
    assert program.titles() == ["Kuchen"]


def test_standard_input_and_lists(program):
    program.ok("import", "-", "--format", "todotxt", "--make-lists", text="Pflanzen gießen +Garten\n")
    assert program.json("list")[0]["listName"] == "Garten"
    program.ok("import", "-", "--format", "todotxt", "--list", "garten", text="Hecke +Hof\n")
    assert program.json("list")[1]["listName"] == "Garten"
    assert program.json("list")[1]["tags"] == ["Hof"]


@pytest.mark.parametrize(("data", "code", "words"), [
    (b"[{\"description\":\"a\"},\n{\"descr", 1, "it is incomplete: the section at line 2 has no end"),
    (b"title,due\na\x00,b\n", 1, "line 2 contains a NUL byte"),
    (b"title,due\na\n\xff\xfe\n", 1, "line 3 isn’t UTF-8"),
    (b"", 1, "it is empty"),
    (b"some words\n", 2, "Zeitblock doesn’t recognise the format"),
    (b"BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\n", 1, "it is incomplete: the section at line 2 has no end"),
    (b"BEGIN:VCALENDAR\nEND:VTODO\n", 1, "line 2 doesn’t match this format"),
])
def test_a_file_that_is_no_good_is_refused_as_a_whole(program, tmp_path, data, code, words):
    path = tmp_path / "file"
    path.write_bytes(data)
    assert words in program.fails(code, "import", str(path))
    assert program.titles() == []


def test_every_format_is_written_and_read_again(program, tmp_path, file):
    program.ok("import", file)
    for name in FORMATS:
        path = tmp_path / f"out.{name}"
        result = program.run("export", "--format", name, "--completed", "--output", str(path))
        assert result.returncode == 0 and result.stdout == ""
        assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
        other = type(program)(tmp_path / f"data-{name}")
        other.ok("import", str(path), "--format", name)
        expected = ["Brot kaufen"] if name == "todoist" else ["Brot kaufen", "Ringbuch"]
        assert sorted(task["title"] for task in other.json("list", "--all")) == expected
        assert other.json("list")[0]["dueOn"] == "2037-12-24"
        assert other.json("list")[0]["importance"] == "high"


def test_our_own_format_holds_everything(program, tmp_path):
    program.ok("samples", "load")
    # One that repeats.
    program.ok("done", "5")
    program.ok("block", "2", "--at", "2037-12-24T09:00")
    program.ok("settings", "theme", "dark")
    first = json.loads(program.ok("export"))
    path = tmp_path / "all.json"
    path.write_text(json.dumps(first), encoding="utf-8")
    other = type(program)(tmp_path / "other")
    other.ok("import", str(path))
    second = json.loads(other.ok("export"))
    assert len(first["tasks"]) == 15 and first["blocks"] and first["completions"]
    assert {**first, "exportedAt": ""} == {**second, "exportedAt": ""}


@pytest.mark.parametrize("format", ["json", "taskwarrior"])
def test_a_file_of_many_tasks_has_all_of_them_in_their_order(program, tmp_path, format):
    program.ok("import", many(tmp_path, 2300))
    path = tmp_path / "all.json"
    program.ok("export", "--format", format, "--output", str(path))
    written = path.read_text(encoding="utf-8")
    whole = json.loads(written)
    tasks = whole["tasks"] if format == "json" else whole
    assert [task["title" if format == "json" else "description"] for task in tasks] == [
        f"Straße {number}" for number in range(2300)]
    printed = program.ok("export", "--format", format)
    assert printed.splitlines()[1:] == written.splitlines()[1:]


def test_a_calendar_passes_the_check(program, tmp_path):
    program.ok("samples", "load")
    path = tmp_path / "all.ics"
    program.run("export", "--format", "ics", "--completed", "--output", str(path))
    assert "15 VTODO" in program.ok("ics", "check", str(path))


def test_a_place_that_cannot_be_written_is_told(program, tmp_path):
    path = tmp_path / "none" / "x.json"
    assert f"Can’t write “{path}” (No such file or directory)" in program.fails(3, "export", "--output", str(path))


# Backups.


def test_a_backup_brings_everything_back(program, tmp_path):
    program.ok("add", "vorher")
    path = tmp_path / "backup.sqlite"
    program.ok("backup", "create", str(path))
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    program.ok("add", "nachher")
    text = program.ok("backup", "restore", str(path))
    assert "The previous data is in" in text
    assert program.titles() == ["vorher"]
    [kept] = program.json("backup", "list")
    program.ok("backup", "restore", os.path.basename(kept["file"]))
    assert program.titles() == ["vorher", "nachher"]
    program.ok("add", "weiter")
    assert all(finding["ok"] for finding in program.json("doctor") if finding["check"] == "integrity")


def test_a_dry_run_shows_days_and_what_is_completed(program, tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("title,due,completed\nOpen,2031-03-14T15:00,\nDone,,yes\n")
    lines = program.ok("import", str(table), "--dry-run").splitlines()
    assert any("Open" in line and "Fri 14 Mar 2031, 15:00" in line and "✓" not in line for line in lines)
    assert any("Done" in line and "✓ completed" in line for line in lines)


def test_a_backup_takes_the_place_of_nothing_but_a_backup(speaking, tmp_path):
    speaking.ok("add", "a")
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("important")
    (tmp_path / "link").symlink_to(thesis)
    data = str(speaking.data / "zeitblock.sqlite")
    for path in [str(thesis), str(tmp_path / "link"), data, str(tmp_path)]:
        assert path in speaking.fails(1, "backup", "create", path)
    assert thesis.read_text() == "important" and speaking.titles() == ["a"]
    speaking.ok("backup", "create", str(tmp_path / "b.sqlite"))
    speaking.ok("add", "b")
    speaking.ok("backup", "create", str(tmp_path / "b.sqlite"))
    speaking.ok("backup", "restore", str(tmp_path / "b.sqlite"))
    assert speaking.titles() == ["a", "b"]


def test_a_backup_without_passwords_has_none(program, tmp_path):
    program.ok("add", "a")
    program.ok("serve", "--password-stdin", text="correct horse battery\n")
    program.ok("token", "add", "phone")
    database = sqlite3.connect(program.data / "zeitblock.sqlite")
    with database:
        database.execute(
            "INSERT INTO account (id, kind, url, user, password, createdAt) VALUES ('a', 'caldav', 'u', 'n', 'geheim-42', 0)")
    database.close()
    plain, whole = tmp_path / "plain.sqlite", tmp_path / "whole.sqlite"
    program.ok("backup", "create", str(plain), "--without-passwords")
    program.ok("backup", "create", str(whole))
    assert b"geheim-42" in whole.read_bytes()
    assert b"geheim-42" not in plain.read_bytes() and b"argon2" not in plain.read_bytes()
    # Nor is there access for programs.
    for path, count in [(plain, 0), (whole, 1)]:
        database = sqlite3.connect(path)
        assert database.execute("SELECT count(*) FROM accessToken").fetchone() == (count,)
        database.close()


def test_a_backup_that_is_no_good_changes_nothing(program, tmp_path):
    program.ok("add", "bleibt")
    path = tmp_path / "backup.sqlite"
    program.ok("backup", "create", str(path))
    data = path.read_bytes()
    cut = tmp_path / "cut.sqlite"
    cut.write_bytes(data[: len(data) // 2])
    assert "is damaged. Nothing was changed" in program.fails(3, "backup", "restore", str(cut))
    other = tmp_path / "other.sqlite"
    other.write_text("no database")
    assert "isn’t a Zeitblock backup" in program.fails(3, "backup", "restore", str(other))
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 999")
    newer.close()
    assert "newer version of Zeitblock" in program.fails(3, "backup", "restore", str(path))
    assert program.titles() == ["bleibt"]
    assert program.json("backup", "list") == []


def test_data_beyond_use_is_set_aside(program, tmp_path):
    program.ok("add", "gerettet")
    path = tmp_path / "backup.sqlite"
    program.ok("backup", "create", str(path))
    for ending in ["-wal", "-shm"]:
        os.remove(f"{program.data}/zeitblock.sqlite{ending}")
    (program.data / "zeitblock.sqlite").write_bytes(b"SQLite format 3\0" + b"\xff" * 8000)
    assert ".damaged-" in program.ok("backup", "restore", str(path))
    assert program.titles() == ["gerettet"]
