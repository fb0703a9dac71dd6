"""What has been acknowledged is on the disk before it is: the calls of the program, in their order."""

import subprocess

import pytest

# Notes every write to standard output, and every call that brings a file of the data to the disk.
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static void note(const char *what, int file) {
  char path[64], name[512] = "", line[640];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  ssize_t length = readlink(path, name, sizeof name - 1);
  const char *last = length > 0 && strrchr(name, '/') ? strrchr(name, '/') + 1 : name;
  int log = open(getenv("CALLS"), O_WRONLY | O_CREAT | O_APPEND, 0600);
  int count = snprintf(line, sizeof line, "%s %s\n", what, file == 1 ? "stdout" : last);
  syscall(SYS_write, log, line, count);
  close(log);
}
int fsync(int file) { note("sync", file); return syscall(SYS_fsync, file); }
int fdatasync(int file) { note("sync", file); return syscall(SYS_fdatasync, file); }
ssize_t write(int file, const void *bytes, size_t count) {
  if (file == 1) note("write", file);
  return syscall(SYS_write, file, bytes, count);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off_t offset) {
  note("write", file);
  return syscall(SYS_pwrite64, file, bytes, count, offset);
}
"""


@pytest.fixture(scope="module")
def shim(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shim")
    source, library = folder / "calls.c", folder / "calls.so"
    source.write_text(SHIM)
    subprocess.run(["clang", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


def calls(program, shim, tmp_path, *arguments) -> list[str]:
    log = tmp_path / "calls"
    log.unlink(missing_ok=True)
    program.ok(*arguments, environment={"LD_PRELOAD": str(shim), "CALLS": str(log)})
    return log.read_text().splitlines()


@pytest.mark.parametrize("command", [["add", "new"], ["done", "1"], ["edit", "1", "--title", "x"], ["delete", "1"], ["undo"]])
def test_a_change_is_on_the_disk_before_it_is_acknowledged(program, shim, tmp_path, command):
    program.ok("add", "first")
    program.ok("list")
    seen = calls(program, shim, tmp_path, *command)
    answered = seen.index("write stdout")
    written = max(i for i, call in enumerate(seen[:answered]) if call == "write zeitblock.sqlite-wal")
    assert "sync zeitblock.sqlite-wal" in seen[written:answered], seen


def test_a_backup_is_on_the_disk_before_it_is_told_of(program, shim, tmp_path):
    program.ok("add", "first")
    seen = calls(program, shim, tmp_path, "backup", "create", str(tmp_path / "copy.sqlite"))
    drafts = [i for i, call in enumerate(seen) if call.startswith("write copy.sqlite.")]
    synced = [i for i, call in enumerate(seen) if call.startswith("sync copy.sqlite.")]
    answered = seen.index("write stdout")
    assert drafts and synced and max(drafts) < max(synced) < answered, seen
    assert f"sync {tmp_path.name}" in seen[max(synced):answered], seen


def test_a_backup_among_the_others_has_its_name_before_it_is_told_of(program, shim, tmp_path):
    program.ok("add", "first")
    seen = calls(program, shim, tmp_path, "backup", "create")
    assert "sync backups" in seen[:seen.index("write stdout")], seen


def test_a_file_written_is_on_the_disk_before_it_has_its_name_and_then_its_name(program, shim, tmp_path):
    program.ok("add", "first")
    seen = calls(program, shim, tmp_path, "export", "--output", str(tmp_path / "tasks.json"))
    (synced,) = [i for i, call in enumerate(seen) if call.startswith("sync tasks.json.")]
    assert f"sync {tmp_path.name}" in seen[synced:], seen


def test_a_database_put_aside_keeps_its_log_beside_it(program, shim, tmp_path):
    program.ok("add", "first")
    program.ok("backup", "create")
    database = program.data / "zeitblock.sqlite"
    database.write_bytes(b"x" * database.stat().st_size)
    # The log would put back what was written over.
    (program.data / "zeitblock.sqlite-wal").write_bytes(b"x" * 4096)
    seen = calls(program, shim, tmp_path, "backup", "restore")
    # Once for the log that goes first, once for the database that takes the place.
    assert seen.count(f"sync {program.data.name}") >= 2, seen
