"""Files nobody should import: each is refused in one sentence with a remedy, and nothing of it is stored."""

import gzip
import io
import os
import subprocess
import zipfile

import pytest

REFUSED, USAGE, STORAGE = 1, 2, 3


def archive() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr("Inbox.csv", "TYPE,CONTENT\ntask,a\n")
    return packed.getvalue()


HOSTILE = {
    "zip": (archive(), REFUSED, "it is an archive; unpack it"),
    "gzip": (gzip.compress(b"title\na\n"), REFUSED, "it is an archive; unpack it"),
    "nul": (b"title,due\na,\nb\x00,\n", REFUSED, "line 3 contains a NUL byte, so it isn’t text; export it again"),
    "latin1": ("title\nGrün\n".encode("latin-1"), REFUSED, "line 2 isn’t UTF-8; save the file as UTF-8"),
    "half-utf16": (b"\xff\xfe" + "title\na".encode("utf-16-le") + b"\x00\xd8", REFUSED, "line 2 isn’t UTF-8"),
    "open-quote": (b'title,notes\na,b\n"c,d\ne,f\n', REFUSED, "the section at line 3 has no end; export it again"),
    "deep-json": (b"[" * 100_000, REFUSED, "line 1 doesn’t match this format; check it"),
    "deep-object": (b'[{"a":' * 50_000, REFUSED, "line 1 doesn’t match this format; check it"),
    "deep-closed": (b"[" * 100_000 + b"]" * 100_000, REFUSED, "line 1 doesn’t match this format; check it"),
    "deep-calendar": (b"BEGIN:VCALENDAR\r\n" + b"BEGIN:VTODO\r\n" * 100_000, REFUSED, "it is incomplete: the section at line"),
    "blank": (b" \r\n\t\n" * 1000, REFUSED, "it is empty; export it again"),
    "only-bom": (b"\xef\xbb\xbf", REFUSED, "it is empty; export it again"),
    "picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), REFUSED, "NUL byte, so it isn’t text"),
    "page": (b"<!doctype html><title>Sign in</title>\n", USAGE, "Zeitblock doesn’t recognise the format; give it with --format"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_a_remedy(program, tmp_path, name):
    data, code, words = HOSTILE[name]
    path = tmp_path / "file"
    path.write_bytes(data)
    program.ok("add", "mine")
    sentence = program.fails(code, "import", str(path))
    assert words in sentence
    assert len(sentence.strip().splitlines()) == 1
    assert program.titles() == ["mine"]


def test_a_directory_a_missing_and_an_unreadable_file_are_told_by_their_name(program, tmp_path):
    program.ok("add", "mine")
    folder = tmp_path / "folder"
    folder.mkdir()
    assert f"Can’t read “{folder}” (Is a directory)" in program.fails(STORAGE, "import", str(folder))
    assert "check the path and permissions" in program.fails(STORAGE, "import", str(tmp_path / "none.csv"))
    locked = tmp_path / "locked.csv"
    locked.write_text("title\na\n")
    locked.chmod(0)
    if not os.access(locked, os.R_OK):
        assert "(Permission denied); check the path and permissions" in program.fails(STORAGE, "import", str(locked))
    assert program.titles() == ["mine"]


def test_standard_input_is_read_by_both_of_its_names(program):
    program.ok("import", "/dev/stdin", "--format", "todotxt", text="one\n")
    program.ok("import", "-", "--format", "todotxt", text="two\n")
    assert program.titles() == ["one", "two"]
    assert "it is empty" in program.fails(REFUSED, "import", "/dev/null")


def test_a_file_without_an_end_is_not_read_to_it(program):
    assert "larger than 256 MB; split it" in program.fails(REFUSED, "import", "/dev/zero")


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_a_table_of_a_spreadsheet_in_utf16_is_read(program, tmp_path, encoding):
    path = tmp_path / "tasks.csv"
    path.write_bytes("\ufeffTitel\tNotiz\r\nGrün 🦊\tzwei\r\n".encode(encoding))
    program.ok("import", str(path))
    assert program.titles() == ["Grün 🦊"]


def test_a_table_with_semicolons_is_read(program, tmp_path):
    path = tmp_path / "tasks.csv"
    path.write_text('\ufeffTitel;Fällig am;Notiz\r\n"a; b";24.12.2037;"c ""d"""\r\n', encoding="utf-8")
    program.ok("import", str(path))
    [task] = program.json("list")
    assert (task["title"], task["dueOn"], task["notes"]) == ("a; b", "2037-12-24", 'c "d"')


def test_a_line_of_ten_megabytes_becomes_one_task_that_tells_what_was_cut(program, tmp_path):
    path = tmp_path / "long.txt"
    path.write_text("word " * 2_000_000)
    told = program.json("import", str(path))["notKept"]
    assert [entry["reason"] for entry in told] == ["shortened", "shortened"]
    [task] = program.json("list")
    assert len(task["title"]) <= 500 and len(task["notes"].encode()) <= 100_000


def test_a_file_of_a_hundred_megabytes_is_read(program, tmp_path):
    path = tmp_path / "large.csv"
    row = "One," + "x" * 90_000 + "\n"
    with open(path, "w") as file:
        file.write("title,notes\n")
        for _ in range(1_150):
            file.write(row)
    assert path.stat().st_size > 100_000_000
    result = program.json("import", str(path), "--dry-run")
    assert len(result["added"]) == 1_150
    assert program.titles() == []


def test_an_import_that_is_killed_stores_all_or_nothing(program, tmp_path):
    path = tmp_path / "many.txt"
    path.write_text("".join(f"task {number}\n" for number in range(3_000)))
    program.ok("add", "mine")
    for delay in range(1, 12):
        process = subprocess.Popen(program.command("import", str(path)), stdout=subprocess.PIPE, env=program.environment)
        try:
            process.wait(delay * 0.01)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()
        count = len(program.titles())
        assert count in (1, 3_001)
        if count > 1:
            program.ok("undo")
