"""Programs that read a list from a CalDAV server and, but for one, keep it the same on both sides."""

import os
import pathlib
import re
import subprocess
import sys
import time

from .radicale import PASSWORD, USER


class Zeitblock:
    def __init__(self, program, directory, address):
        self.program, self.directory = program, directory
        self.environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": directory}
        subprocess.run(
            [program, "account", "add", "caldav", address, "--user", USER, "--password-stdin", "--data", directory],
            input=PASSWORD.encode(), env=self.environment, check=True, stdout=subprocess.DEVNULL)

    def sync(self):
        """Milliseconds, the most megabytes ever resident, and milliseconds of processor time."""
        command = [self.program, "sync", "--quiet", "--data", self.directory]
        begin = time.perf_counter()
        process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise RuntimeError(f"zeitblock sync ended with {process.returncode}")
        worked = (usage.ru_utime + usage.ru_stime) * 1000
        return (time.perf_counter() - begin) * 1000, usage.ru_maxrss / 1024, worked

    def count(self, mark=""):
        """How many tasks have `mark` in their title."""
        listed = self.run("list", "--json")
        return len(re.findall(rf'"title":"[^"]*{mark}', listed))

    def rename(self, uid, title):
        self.run("edit", uid, "--title", title)

    def run(self, *words):
        done = subprocess.run([self.program, *words, "--data", self.directory], env=self.environment, check=True,
                              capture_output=True, text=True)
        return done.stdout


class Vdirsyncer:
    """The same list, kept as files."""

    def __init__(self, directory, address):
        self.folder = pathlib.Path(directory)
        self.files = self.folder / "files" / "tasks"
        self.folder.mkdir()
        (self.folder / "config").write_text(
            f'[general]\nstatus_path = "{self.folder}/status/"\n[pair tasks]\na = "here"\nb = "there"\n'
            f'collections = ["tasks"]\n[storage here]\ntype = "filesystem"\npath = "{self.folder}/files/"\n'
            f'fileext = ".ics"\n[storage there]\ntype = "caldav"\nurl = "{address}/{USER}/"\nusername = "{USER}"\n'
            f'password = "{PASSWORD}"\nitem_types = ["VTODO"]\n')
        self.run("discover", b"y\n")

    def sync(self):
        return self.run("sync")

    def run(self, verb, answer=b""):
        program = pathlib.Path(sys.executable).parent / "vdirsyncer"
        begin = time.perf_counter()
        subprocess.run([program, "-c", self.folder / "config", verb], input=answer, check=True, capture_output=True)
        return (time.perf_counter() - begin) * 1000

    def count(self, mark):
        return sum(mark in file.read_text() for file in self.files.glob("*.ics"))

    def rename(self, uid, title):
        file = self.files / f"{uid}.ics"
        file.write_text(re.sub(r"(?m)^SUMMARY:.*$", f"SUMMARY:{title}", file.read_text()))


def python_caldav(address, count):
    """Milliseconds until every task is read, from the start of the program on; it keeps nothing."""
    program = pathlib.Path(__file__).resolve().parent / "caldav_reading.py"
    begin = time.perf_counter()
    done = subprocess.run([sys.executable, "-B", program, address, USER, PASSWORD], check=True, capture_output=True)
    if int(done.stdout) != count:
        raise RuntimeError("python-caldav has not read every task")
    return (time.perf_counter() - begin) * 1000
