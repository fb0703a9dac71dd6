"""A folder whose files become tasks."""

import json
import os
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from patience import until

REFUSED, STORAGE, DENIED = 1, 3, 5
NOBODY = 65534
MAIL = "Subject: Angebot\nFrom: a@b\nMessage-ID: <1@b>\n\nText\n"


@pytest.fixture
def folder(tmp_path):
    path = tmp_path / "in"
    path.mkdir()
    return path


def age(folder):
    """Makes files that were written just now a minute older: fresh ones are left alone for some seconds."""
    for name in os.listdir(os.fsencode(folder)):
        path = os.path.join(os.fsencode(folder), name)
        status = os.lstat(path)
        if stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime < 30:
            os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns - 60_000_000_000))


def take(program, folder, code=0):
    age(folder)
    result = program.run("capture", "--folder", str(folder))
    assert result.returncode == code, result
    return result.stdout + result.stderr


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def test_each_kind_of_file_becomes_a_task(speaking, folder):
    (folder / "mail.eml").write_text(MAIL)
    (folder / "note.txt").write_text("\ufeffMilch kaufen\nund Brot\n")
    (folder / "empty name counts.txt").write_text("\n")
    (folder / "Example page.url").write_text("[InternetShortcut]\r\nURL=https://example.org/a\r\n")
    (folder / "b.webloc").write_text("<plist><dict><key>URL</key><string>https://example.org/b?c=1&amp;d</string></dict></plist>")
    (folder / "c.desktop").write_text("[Desktop Entry]\nType=Link\nName=Beispiel\nURL=https://example.org/c\n")
    take(speaking, folder)
    assert sorted(speaking.titles()) == ["Angebot", "Beispiel", "Example page", "Milch kaufen", "b", "empty name counts"]
    assert names(folder) == ["done"]
    assert len(names(folder / "done")) == 6
    links = {t["title"]: t["sourceURL"] for t in speaking.json("list")}
    assert links["Example page"] == "https://example.org/a" and links["b"] == "https://example.org/b?c=1&d"
    assert all(t["needsTitleImprovement"] for t in speaking.json("list"))


def test_what_cannot_be_read_lies_beside_its_reason(speaking, folder):
    (folder / "no.eml").write_text("words")
    (folder / "no.url").write_text("URL=javascript:alert(1)")
    with open(folder / "large.txt", "wb") as file:
        file.truncate(30_000_000)
    (folder / "long.txt").write_text("a\n" + "x" * 600_000)
    told = take(speaking, folder, code=REFUSED)
    assert speaking.titles() == []
    assert names(folder / "failed") == sorted(
        name + end for name in ["no.eml", "no.url", "large.txt", "long.txt"] for end in ["", ".reason.txt"])
    for name in ["no.eml", "no.url", "large.txt", "long.txt"]:
        reason = (folder / "failed" / (name + ".reason.txt")).read_text().strip()
        assert reason.endswith(".") and reason in told


def test_what_is_no_file_of_these_kinds_stays(program, folder):
    (folder / "a.pdf").write_text("x")
    (folder / ".hidden.txt").write_text("x")
    (folder / "half.txt.part").write_text("x")
    (folder / "dir.txt").mkdir()
    (folder / "link.txt").symlink_to("/etc/hostname")
    os.mkfifo(folder / "pipe.txt")
    before = names(folder)
    take(program, folder)
    assert names(folder) == before and program.titles() == []


def test_names_of_odd_bytes(program, folder):
    for name in [b"\xff\xfe.txt", b"a\nb.txt", b"-rf.txt", "ü🎉.TXT".encode()]:
        with open(os.path.join(os.fsencode(folder), name), "w") as file:
            file.write("x " + str(len(name)))
    take(program, folder)
    assert len(program.titles()) == 4
    assert len(os.listdir(os.fsencode(folder / "done"))) == 4


def test_a_file_stored_and_not_put_away_becomes_no_second_task(program, folder):
    (folder / "note.txt").write_text("Milch kaufen")
    (folder / "mail.eml").write_text(MAIL)
    take(program, folder)
    # As if the program had ended in between: the same files lie where they were.
    for name in ["note.txt", "mail.eml"]:
        os.rename(folder / "done" / name, folder / name)
    told = take(program, folder)
    assert told.count(": Already a task: “") == 2
    assert sorted(program.titles()) == ["Angebot", "Milch kaufen"]
    # Another day's file of the same name and words is another task.
    (folder / "note.txt").write_text("Milch kaufen")
    take(program, folder)
    assert program.titles().count("Milch kaufen") == 2
    assert names(folder / "done") == ["mail.eml", "note (2).txt", "note.txt"]


def test_a_folder_that_is_none_is_told(speaking, folder, tmp_path):
    speaking.fails(STORAGE, "capture", "--folder", str(tmp_path / "nowhere"))
    (tmp_path / "file").write_text("")
    speaking.fails(STORAGE, "capture", "--folder", str(tmp_path / "file"))
    speaking.fails(STORAGE, "settings", "captureFolder", str(tmp_path / "nowhere"))


def test_an_automatic_answer_is_put_away_without_a_task(program, folder):
    (folder / "a.eml").write_text("Auto-Submitted: auto-replied\n" + MAIL)
    assert "automatic" in take(program, folder)
    assert program.titles() == [] and names(folder / "done") == ["a.eml", "a.eml.reason.txt"]
    assert "--automatic" in (folder / "done" / "a.eml.reason.txt").read_text()


def test_texts_of_windows_are_read_as_they_were_meant(speaking, folder):
    (folder / "a.txt").write_bytes("Müll „raus“\r\nbringen".encode("windows-1252"))
    (folder / "b.txt").write_bytes("Müll\r\n".encode("utf-16"))
    (folder / "c.txt").write_bytes("Öl".encode("utf-16-le"))
    (folder / "d.url").write_bytes("[InternetShortcut]\r\nURL=https://example.org/u\r\n".encode("utf-16"))
    take(speaking, folder)
    assert sorted(speaking.titles()) == ["Müll", "Müll „raus“", "d", "Öl"]
    assert [task["sourceURL"] for task in speaking.json("list") if task["title"] == "d"] == ["https://example.org/u"]


def test_what_stays_is_told_in_one_line(speaking, folder):
    for name in ["a.MD", "b.png"] + [f"c{number}.pdf" for number in range(9)]:
        (folder / name).write_text("x")
    (folder / "empty.txt").write_text("")
    told = speaking.ok("capture", "--folder", str(folder)).splitlines()
    assert len(told) == 2 and "empty.txt" in told[0]
    assert "a.MD, b.png, c0.pdf, c1.pdf, c2.pdf" in told[1] and "6" in told[1]
    lines = speaking.ok("capture", "--folder", str(folder), "--json").splitlines()
    assert [json.loads(line)["fate"] for line in lines] == ["fresh"] + ["left"] * 11
    assert speaking.titles() == []


def test_the_first_address_of_a_text_is_its_link(program, folder):
    (folder / "a.txt").write_text("https://example.org/a\nLesen\nbis Freitag\n")
    take(program, folder)
    [task] = program.json("list")
    assert (task["title"], task["sourceURL"], task["notes"]) == ("Lesen", "https://example.org/a", "bis Freitag")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can drop files that others may not move")
def test_a_file_that_may_not_be_moved_keeps_no_other_from_being_taken(program):
    home = Path(tempfile.mkdtemp())
    try:
        program.path = shutil.copy(program.path, home)
        program.data, program.user = home / "home" / "data", NOBODY
        folder = home / "in"
        for path in [program.data.parent, folder]:
            path.mkdir()
        home.chmod(0o755)
        os.chown(program.data.parent, NOBODY, NOBODY)
        # Whoever may write here may move only what is their own.
        folder.chmod(0o1777)
        (folder / "a.txt").write_text("stuck")
        for number in range(2):
            (folder / f"b{number}.txt").write_text(f"free {number}")
            os.chown(folder / f"b{number}.txt", NOBODY, NOBODY)
            told = take(program, folder, code=REFUSED)
            assert "a.txt" in told and str(folder) not in told
        assert sorted(program.titles()) == ["free 0", "free 1", "stuck"]
        assert names(folder) == ["a.txt", "done"]
    finally:
        shutil.rmtree(home)


def test_the_doctor_looks_at_the_folder(speaking, folder):
    speaking.ok("settings", "captureFolder", str(folder))
    assert str(folder) in speaking.ok("doctor")
    (folder / "no.eml").write_text("words")
    take(speaking, folder, code=REFUSED)
    told = speaking.run("doctor")
    assert told.returncode == REFUSED and "✗ 1 " in told.stdout and str(folder / "failed") in told.stdout
    for path in [folder / "failed", folder / "done"]:
        if path.exists():
            shutil.rmtree(path)
    speaking.ok("doctor")
    folder.rmdir()
    checks = json.loads(speaking.run("doctor", "--json").stdout)
    assert [check["ok"] for check in checks if check["check"] == "folder"] == [False]


@pytest.fixture
def server(program):
    running = []

    def start():
        running.append(subprocess.Popen(
            program.command("serve", "--port", "0", "--json"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=program.environment))
        running[-1].stdout.readline()
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.wait()


def test_a_server_takes_files_while_it_runs(program, folder, server):
    server()
    program.ok("settings", "captureFolder", str(folder))
    (folder / "a.txt").write_text("Milch kaufen")
    until(lambda: program.titles() == ["Milch kaufen"] and names(folder) == ["done"])
    # A file that grows is taken when it is whole.
    with open(folder / "b.txt", "w") as file:
        for part in ["Brot", " und", " Butter", " kaufen"]:
            file.write(part)
            file.flush()
            time.sleep(0.5)
    until(lambda: "Brot und Butter kaufen" in program.titles())
    # The folder goes and comes back.
    os.rename(folder, folder.parent / "away")
    time.sleep(1.5)
    folder.mkdir()
    (folder / "c.txt").write_text("Salz")
    until(lambda: "Salz" in program.titles())
    program.ok("settings", "captureFolder", "")
    time.sleep(1.5)
    (folder / "d.txt").write_text("bleibt")
    age(folder)
    time.sleep(3)
    assert "d.txt" in names(folder)


def test_a_server_killed_at_any_moment_makes_each_file_one_task(program, folder, server):
    program.ok("settings", "captureFolder", str(folder))
    for number in range(200):
        (folder / f"{number}.txt").write_text(f"Aufgabe {number}")
    age(folder)
    for pause in [1.1, 1.3, 1.7]:
        process = server()
        time.sleep(pause)
        process.send_signal(signal.SIGKILL)
        process.wait()
    server()
    until(lambda: names(folder) == ["done"])
    assert sorted(program.titles()) == sorted(f"Aufgabe {number}" for number in range(200))
    assert len(names(folder / "done")) == 200


def test_many_files(program, folder):
    for number in range(2_000):
        (folder / f"{number}.txt").write_text(f"Aufgabe {number}")
    take(program, folder)
    assert len(program.titles()) == 2_000 and names(folder) == ["done"]


def test_the_folder_is_no_setting_of_programs_or_files(program, folder, tmp_path):
    program.ok("settings", "captureFolder", str(folder))
    program.ok("export", "--output", str(tmp_path / "out.json"))
    assert str(folder) not in (tmp_path / "out.json").read_text()
