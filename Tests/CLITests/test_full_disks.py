"""A disk that is full while backing up and while bringing back: told, and nothing there is touched or half written."""

import hashlib
import json
import os
import resource
import shutil
import signal
import subprocess

import pytest

STORAGE = 3


def limit(size):
    """A limit on the size of files stands for a full disk."""
    def apply():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    return apply


def fingerprints(directory):
    return {str(path.relative_to(directory)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(directory.rglob("*")) if path.is_file() and not path.name.endswith("-shm")}


@pytest.fixture
def filled(program, tmp_path):
    """Some tasks, a backup of them, and a change since."""
    path = tmp_path / "tasks.txt"
    path.write_text("".join(f"task {number} {'x' * 400}\n" for number in range(400)))
    program.ok("import", str(path))
    program.ok("backup", "create", str(tmp_path / "old.sqlite"))
    program.ok("add", "made since")
    return program


@pytest.mark.parametrize("size", [4_096, 65_536, 300_000])
def test_a_backup_that_finds_no_room_leaves_the_old_one(filled, tmp_path, size):
    old = (tmp_path / "old.sqlite").read_bytes()
    before = filled.titles()
    sentence = filled.fails(STORAGE, "backup", "create", str(tmp_path / "old.sqlite"), preexec_fn=limit(size))
    assert "full" in sentence and "Nothing was changed" in sentence
    assert (tmp_path / "old.sqlite").read_bytes() == old
    assert sorted(path.name for path in tmp_path.iterdir() if "sqlite" in path.name) == ["old.sqlite"]
    filled.fails(STORAGE, "backup", "create", preexec_fn=limit(size))
    backups = filled.data / "backups"
    assert not backups.exists() or list(backups.iterdir()) == []
    assert filled.titles() == before


@pytest.mark.parametrize("size", [4_096, 65_536, 300_000])
def test_a_backup_that_cannot_be_brought_back_for_want_of_room_changes_nothing(filled, tmp_path, size):
    old = (tmp_path / "old.sqlite").read_bytes()
    before = filled.json("list", "--all")
    sentence = filled.fails(STORAGE, "backup", "restore", str(tmp_path / "old.sqlite"), preexec_fn=limit(size))
    assert "full" in sentence and "Nothing was changed" in sentence
    assert (tmp_path / "old.sqlite").read_bytes() == old
    assert filled.json("list", "--all") == before
    assert not (filled.data / "restoring").exists()
    assert all(check["ok"] for check in filled.json("doctor"))
    filled.ok("backup", "restore", str(tmp_path / "old.sqlite"))
    assert "made since" not in filled.titles()


SCRIPT = """
set -e
mount -t tmpfs -o size=%(size)dk none "$DISK"
cp -r "$HOME_DATA" "$DISK/data"
cp "$OLD" "$DISK/old.sqlite"
dd if=/dev/zero of="$DISK/filler" bs=4k count=100000 2>/dev/null || true
before=$(cat "$DISK"/data/zeitblock.sqlite* "$DISK/old.sqlite" | sha256sum)
set +e
"$ZEITBLOCK" --data "$DISK/data" backup create "$DISK/old.sqlite" 2>"$TOLD/create"; echo $? >"$TOLD/create.code"
"$ZEITBLOCK" --data "$DISK/data" backup restore "$DISK/old.sqlite" 2>"$TOLD/restore"; echo $? >"$TOLD/restore.code"
after=$(cat "$DISK"/data/zeitblock.sqlite "$DISK/old.sqlite" | sha256sum)
(cd "$DISK" && find . -type f | sort) >"$TOLD/files"
rm "$DISK/filler"
"$ZEITBLOCK" --data "$DISK/data" list --json >"$TOLD/list"
"$ZEITBLOCK" --data "$DISK/data" backup restore "$DISK/old.sqlite"; echo $? >"$TOLD/again.code"
sha256sum <"$DISK/old.sqlite" >"$TOLD/old"
umount "$DISK"
"""


def test_on_a_disk_that_is_really_full(filled, tmp_path):
    disk, told = tmp_path / "disk", tmp_path / "told"
    disk.mkdir()
    told.mkdir()
    alone = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--mount", "--map-root-user"]
    probe = shutil.which("unshare") and subprocess.run(
        [*alone, "mount", "-t", "tmpfs", "none", str(disk)], capture_output=True).returncode == 0
    if not probe:
        pytest.skip("no file system can be mounted here")
    before = filled.json("list")
    size = sum(path.stat().st_size for path in filled.data.rglob("*") if path.is_file()) // 1024
    environment = filled.environment | {
        "DISK": str(disk), "TOLD": str(told), "HOME_DATA": str(filled.data), "OLD": str(tmp_path / "old.sqlite"),
        "ZEITBLOCK": filled.command()[0], "PATH": os.environ["PATH"],
    }
    old = hashlib.sha256((tmp_path / "old.sqlite").read_bytes()).hexdigest()
    script = SCRIPT % {"size": size * 8 + 4_000}
    result = subprocess.run([*alone, "bash", "-c", script], env=environment, capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    for step in ("create", "restore"):
        assert (told / f"{step}.code").read_text().strip() == str(STORAGE)
        assert "full" in (told / step).read_text()
    files = (told / "files").read_text().split()
    assert not [name for name in files if ".part" in name or "restoring" in name or "journal" in name], files
    assert json.loads((told / "list").read_text()) == before
    assert (told / "old").read_text().split()[0] == old
    assert (told / "again.code").read_text().strip() == "0"
