"""Bad input and bad surroundings: one clear sentence with the remedy, the right exit code, nothing half-written."""

import os
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

DONE, REFUSED, USAGE, STORAGE, NETWORK, DENIED = range(6)

NOBODY = 65534


@pytest.fixture
def bound(program):
    """The program as a user whom rights bind, which they do not do to root."""
    if os.geteuid() != 0:
        yield program
        return
    home = Path(tempfile.mkdtemp())
    program.path = shutil.copy(program.path, home)
    program.data = home / "home" / "data"
    program.data.parent.mkdir()
    home.chmod(0o755)
    os.chown(program.data.parent, NOBODY, NOBODY)
    program.user = NOBODY
    yield program
    shutil.rmtree(home)


def test_a_folder_that_does_not_show_its_files_takes_an_export_all_the_same(bound):
    bound.ok("add", "first")
    folder = bound.data.parent / "letterbox"
    folder.mkdir()
    folder.chmod(0o300)
    if bound.user is not None:
        os.chown(folder, bound.user, bound.user)
    bound.ok("export", "--output", str(folder / "tasks.json"))
    assert (folder / "tasks.json").stat().st_size > 0


MISTAKES = [
    (USAGE, ["lits"]), (USAGE, ["banana"]), (USAGE, []), (USAGE, ["list", "--al"]), (USAGE, ["list", "--list"]),
    (USAGE, ["list", "--color", "red"]), (USAGE, ["show"]), (USAGE, ["show", "1", "2"]), (USAGE, ["samples"]),
    (USAGE, ["add", "a", "--duration", "long"]), (USAGE, ["add", "a", "--due", "someday"]),
    (USAGE, ["add", "a", "--grade", "F"]), (USAGE, ["add", "a", "--repeat", "often"]),
    (USAGE, ["move", "1", "nowhere"]), (USAGE, ["settings", "colour", "red"]), (USAGE, ["list", "--limit", "x"]),
    (USAGE, ["serve", "--port", "70000"]), (USAGE, ["completions", "tcsh"]), (USAGE, ["help", "lits"]),
    (REFUSED, ["add", ""]), (REFUSED, ["add", "x" * 501]), (REFUSED, ["add", "a", "--duration", "0"]),
    (REFUSED, ["add", "a", "--duration", "1441"]), (REFUSED, ["add", "a", "--due", "2001-01-01"]),
    (REFUSED, ["add", "a", "--grade", "B-1"]), (REFUSED, ["add", "a", "--grade", "A-0"]),
    (REFUSED, ["add", "a", "--tag", ""]), (REFUSED, ["add", "a", "--tag", "x", "--tag", "X"]),
    (REFUSED, ["add", "a", "--tag", "x,y"]), (REFUSED, ["add", "a", "--list", "Work"]),
    (REFUSED, ["add", "", "--tag", "", "--duration", "0"]), (REFUSED, ["done", "9"]), (REFUSED, ["show", "abcdef"]),
    (REFUSED, ["settings", "theme", "pink"]), (REFUSED, ["settings", "defaultList", "Work"]),
    (REFUSED, ["serve", "--link"]), (STORAGE, ["ics", "check", "/nonexistent.ics"]),
]


def test_every_mistake_is_told_in_one_sentence(speaking, golden):
    speaking.ok("add", "there")
    text = ""
    for code, arguments in MISTAKES:
        shown = " ".join(repr(word) if not word or " " in word else word for word in arguments)
        text += f"$ zeitblock {shown[:60]}\n[{code}] {speaking.fails(code, *arguments)}\n"
    golden(text)
    assert speaking.titles() == ["there"]


def test_titles_that_look_like_options_can_be_added(program):
    program.ok("add", "--", "--json", "-5", "degrees")
    assert program.titles() == ["--json -5 degrees"]


def test_a_text_that_is_no_utf8_is_stored_readable(program):
    subprocess.run([*map(os.fsencode, program.command("add")), b"caf\xe9"], check=True)
    assert program.titles() == ["caf\ufffd"]


def test_a_read_only_data_directory_can_be_read(bound):
    program = bound
    program.ok("add", "a")
    program.data.chmod(0o500)
    assert "a" in program.ok("list")
    assert "Nothing was changed" in program.fails(DENIED, "add", "b")
    program.data.chmod(0o700)
    assert program.titles() == ["a"]


def test_a_place_that_may_not_be_used_is_named(bound):
    bound.data.parent.chmod(0o500)
    assert str(bound.data) in bound.fails(DENIED, "add", "b")
    bound.data.parent.chmod(0o700)
    assert not bound.data.exists()


def test_a_data_directory_that_is_a_file_is_named(program):
    program.data.write_text("mine")
    assert str(program.data) in program.fails(DENIED, "add", "b")
    assert program.data.read_text() == "mine"


def test_another_programs_file_is_left_alone(program):
    program.data.mkdir()
    (program.data / "zeitblock.sqlite").write_text("not a database, but dear to somebody")
    program.fails(STORAGE, "list")
    program.fails(STORAGE, "add", "b")
    assert "dear to somebody" in (program.data / "zeitblock.sqlite").read_text()


def test_a_newer_database_is_left_alone(program):
    program.ok("add", "a")
    database = sqlite3.connect(program.data / "zeitblock.sqlite")
    version = database.execute("PRAGMA user_version").fetchone()[0]
    database.execute("PRAGMA user_version = 999")
    assert program.fails(STORAGE, "add", "b").startswith("The data is from a newer version of Zeitblock (schema 999)")
    database.execute(f"PRAGMA user_version = {version}")
    database.close()
    assert program.titles() == ["a"]


def test_a_full_disk_changes_nothing(program):
    """A limit on the size of files stands for a full disk."""
    program.ok("add", "a")
    size = sum(file.stat().st_size for file in program.data.iterdir())

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size // 8, size // 8))

    sentence = program.fails(STORAGE, "add", "b", "--notes", "x" * 50_000, preexec_fn=limit)
    assert "Nothing was changed" in sentence
    assert program.titles() == ["a"]
    program.ok("add", "c")
    assert program.titles() == ["a", "c"]


def test_output_to_a_full_disk_is_a_failure(program):
    program.ok("add", "a")
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            program.command("list"), stdout=full, stderr=subprocess.PIPE, text=True, env=program.environment)
    assert result.returncode == STORAGE and "Couldn’t write" in result.stderr


def test_a_closed_pipe_ends_the_program_quietly(program):
    program.ok("samples", "load")
    script = " ".join(program.command("list")) + " | head -n 1"
    result = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=program.environment)
    assert result.stderr == "" and len(result.stdout.splitlines()) == 1


def test_a_port_in_use_is_told(speaking, golden):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        golden(speaking.fails(NETWORK, "serve", "--port", port).replace(port, "<port>") + "\n")


def test_an_unusable_address_is_told(program):
    assert "isn’t an address" in program.fails(NETWORK, "serve", "--bind", "elsewhere", "--port", "0")


def test_what_was_acknowledged_survives_a_kill_at_any_moment(program):
    """Adds tasks one after the other and kills the adding program at arbitrary moments."""
    program.ok("add", "first")
    acknowledged = ["first"]
    for number in range(40):
        title = f"task {number}"
        process = subprocess.Popen(
            program.command("add", title), stdout=subprocess.PIPE, text=True, env=program.environment)
        time.sleep(number * 0.0007)
        process.kill()
        output = process.communicate()[0]
        if output:
            acknowledged.append(title)
    titles = program.titles()
    assert [title for title in titles if title in acknowledged] == acknowledged
    assert len(set(titles)) == len(titles)
    database = sqlite3.connect(program.data / "zeitblock.sqlite")
    assert database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"


def test_several_programs_at_once_lose_nothing(program):
    program.ok("add", "first")
    processes = [
        subprocess.Popen(program.command("add", f"task {number}"), stdout=subprocess.DEVNULL, env=program.environment)
        for number in range(20)
    ]
    assert [process.wait() for process in processes] == [DONE] * 20
    assert sorted(program.titles()) == sorted(["first"] + [f"task {number}" for number in range(20)])
