"""Whatever page or tail of the database is damaged: what every command says helps, and brings a backup back."""

import json
import os
import random
from pathlib import Path

import pytest

from conftest import Program

PAGE = 4_096
REMEDY = "zeitblock backup restore"


def fill(program, first: int, last: int, tmp_path: Path):
    """Tasks with long descriptions, so that most pages hold nothing but text."""
    notes = random.Random(first)
    lines = [
        json.dumps({"uuid": f"00000000-0000-4000-8000-{n:012}", "description": f"task {n}", "status": "pending",
                    "entry": "20260101T000000Z", "annotations": [
                        {"entry": "20260101T000000Z", "description": f"words {n} " * notes.randrange(20, 1200)}]})
        for n in range(first, last)]
    file = tmp_path / f"{first}.json"
    file.write_text("[" + ",\n".join(lines) + "]")
    program.ok("import", str(file), "--format", "taskwarrior")


@pytest.fixture
def planned(program, tmp_path):
    """800 tasks, the last 10 of them newer than the backup."""
    fill(program, 0, 790, tmp_path)
    program.ok("backup", "create")
    fill(program, 790, 800, tmp_path)
    copy = tmp_path / "copy.sqlite"
    program.ok("backup", "create", str(copy))
    program.intact = copy.read_bytes()
    program.database = program.data / "zeitblock.sqlite"
    return program


def lay(program, content: bytes):
    for ending in ["-wal", "-shm"]:
        Path(str(program.database) + ending).unlink(missing_ok=True)
    program.database.write_bytes(content)


def zeroed(content: bytes, page: int) -> bytes:
    return content[: page * PAGE] + bytes(PAGE) + content[(page + 1) * PAGE:]


def damages(content: bytes):
    chance = random.Random(20261123)
    pages = len(content) // PAGE
    for page in [0, 1, 2, 3, *chance.sample(range(4, pages), 12)]:
        yield f"page {page} zeroed", zeroed(content, page)
        noise = chance.randbytes(PAGE)
        yield f"page {page} random", content[: page * PAGE] + noise + content[(page + 1) * PAGE:]
    for length in [0, 1, 99, 512, PAGE, PAGE * 7 + 13, len(content) // 2, len(content) - 1]:
        yield f"cut at {length}", content[:length]
    yield "no database", b"something else entirely\n" * 1000


def test_whatever_is_damaged_a_backup_comes_back(planned):
    """What doctor says helps, and helps."""
    for name, content in damages(planned.intact):
        lay(planned, content)
        report = json.loads(planned.run("doctor", "--json").stdout)
        remedies = [finding["remedy"] for finding in report if not finding["ok"]]
        if any(finding["check"] != "texts" for finding in report if not finding["ok"]):
            assert REMEDY in remedies, name
            arguments = []
        else:
            # Bytes in the middle of a text: the file is sound, and one of the backups is to be named.
            arguments = [planned.json("backup", "list")[-1]["file"]]
        restored = planned.json("backup", "restore", *arguments)
        assert Path(restored["kept"]).exists(), name
        assert len(planned.json("list")) in (790, 800), name
        if restored["wasDamaged"]:
            assert Path(restored["kept"]).read_bytes() == content, name
        assert all(finding["ok"] for finding in planned.json("doctor")), name


def test_what_the_backup_lacks_is_named_and_can_be_brought_in(planned):
    planned.ok("list")
    planned.ok("edit", "1", "--title", "renamed since")
    planned.ok("add", "added since")
    copy = planned.data.parent / "newer.sqlite"
    planned.ok("backup", "create", str(copy))
    lay(planned, zeroed(copy.read_bytes(), 0))
    assert REMEDY in planned.fails(3, "list")
    told = planned.ok("backup", "restore")
    assert "damaged" in told and "added since" in told and "renamed since (changed since)" in told
    assert len(planned.json("list")) == 790
    command = next(line for line in told.splitlines() if line.startswith("zeitblock import"))
    file = command.split("'")[1]
    assert os.stat(file).st_mode & 0o077 == 0
    planned.ok("import", "--newer", file)
    assert len(planned.json("list")) == 801
    assert planned.titles()[0] == "renamed since"
    planned.ok("undo")
    assert len(planned.json("list")) == 790
    assert planned.titles()[0] == "task 0"


def test_sound_data_gives_way_only_to_a_backup_that_is_named(planned):
    assert "intact" in planned.fails(2, "backup", "restore")
    assert len(planned.json("list")) == 800


def test_without_a_backup_what_can_be_read_is_kept(planned):
    for file in (planned.data / "backups").iterdir():
        file.unlink()
    lay(planned, zeroed(planned.intact, 0))
    told = planned.ok("backup", "restore")
    assert "800 tasks" in told and "and 780 more" in told
    planned.ok("import", told.split("'")[1])
    assert len(planned.json("list")) == 800


@pytest.mark.parametrize("rest", [b"", b"S", b"SQLite format 3\0", bytes(511), None])
def test_an_emptied_file_is_not_taken_for_new_data(planned, rest):
    lay(planned, rest or b"")
    if rest is None:
        planned.database.unlink()
    assert REMEDY in planned.fails(3, "list")
    assert REMEDY in planned.fails(3, "serve", "--port", "0")
    planned.ok("backup", "restore")
    assert len(planned.json("list")) == 790


@pytest.mark.parametrize("ending", ["-wal", "-shm"])
def test_a_broken_log_keeps_no_backup_away(planned, ending):
    lay(planned, planned.intact)
    Path(str(planned.database) + ending).write_bytes(random.Random(3).randbytes(33_000))
    restored = planned.json("backup", "restore", planned.json("backup", "list")[-1]["file"])
    assert len(planned.json("list")) == 790
    assert Path(restored["kept"]).exists()


def test_a_restored_file_without_its_first_page_speaks_german(tmp_path):
    program = Program(tmp_path / "data", "de_DE.UTF-8")
    program.ok("add", "Milch kaufen")
    program.ok("backup", "create")
    program.ok("add", "Brot kaufen")
    program.database = program.data / "zeitblock.sqlite"
    copy = tmp_path / "copy.sqlite"
    program.ok("backup", "create", str(copy))
    lay(program, zeroed(zeroed(copy.read_bytes(), 0), 1))
    assert REMEDY in program.fails(3, "list")
    told = program.ok("backup", "restore")
    assert "beschädigt" in told and "Brot kaufen" in told and "Milch kaufen" not in told
