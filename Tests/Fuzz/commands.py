"""The command line: every command with every option its help names."""

import os
import re
import selectors
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from extremes import Extremes
from target import HANGS, MEGABYTES, SECONDS, Found, environment, examine

# They open a browser or never end by themselves; what they read is read by others too.
NEVER = {"--open", "--watch", "--password-command"}
# They ask other machines.
WAITS = ("account", "sync", "titles", "calendar", "serve", "doctor")
# What they print says by itself that something is wrong or that nothing was found.
SILENT = ("doctor", "ics", "titles", "sync", "import", "find")
RAW = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class Commands:
    def __init__(self, data: Path, extremes: Extremes):
        self.data, self.extremes, self.chance = data, extremes, extremes.chance
        self.binary = os.environ["ZEITBLOCK_BINARY"]
        self.desk = data.parent / "desk"
        self.desk.mkdir(exist_ok=True)
        self.environment = environment(data.parent)
        self.options, self.usage = {}, {}
        self.learn([])
        self.extremes.known = sorted(set(re.findall(r'"id": ?"([^"]+)"', self.output("list", "--json"))))[:60] + ["1", "2", "7", "300"]
        if len(self.usage) < 40:
            raise Found(f"only {len(self.usage)} commands were found")

    def output(self, *arguments: str) -> str:
        return subprocess.run(
            [self.binary, "--data", str(self.data), *arguments], capture_output=True, text=True, env=self.environment, cwd=self.desk).stdout

    def learn(self, path: list[str]) -> None:
        """Reads from the help which commands, arguments and options there are."""
        text = self.output("help", *path)
        head, _, rest = text.partition("Options of every command:")
        commands = head.partition("\nCommands:\n")[2]
        names = re.findall(r"^  ([a-z-]+)  ", commands, re.MULTILINE)
        for name in names:
            if name not in ("completions", "man", "help"):
                self.learn([*path, name])
        if path:
            self.usage[" ".join(path)] = re.search(r"Usage: zeitblock (.*)", text)[1]
            self.options[" ".join(path)] = [
                (name, value) for name, value in re.findall(r"^\s+(?:-\w, )?(--[a-z-]+)(?: ([A-Z]+))?(?:  |$)", head, re.MULTILINE)
                if name not in NEVER]

    def request(self) -> list[str]:
        path = self.chance.choice(sorted(self.usage))
        arguments = path.split()
        if self.chance.random() < 0.85:
            for _ in range(self.chance.choice([0, 1, 1, 1, 2])):
                arguments.append(self.argument(path))
        for name, value in self.chance.choices(self.options[path], k=self.chance.choice([0, 1, 1, 2, 3])) if self.options[path] else []:
            arguments.append(name)
            if value and self.chance.random() < 0.97:
                arguments.append(self.path() if value in ("FILE", "DIR") else self.extremes.fitting(name.strip("-")))
        if self.chance.random() < 0.5:
            arguments.append("--json")
        if path == "serve":
            arguments += ["--port", self.chance.choice(["0", "0", self.extremes.number()])]
        return [argument.replace("\x00", "")[:100_000].encode("utf-8", "replace").decode() for argument in arguments]

    def argument(self, path: str) -> str:
        name = re.findall(r"\[?([A-Z]+)…?\]?", self.usage[path])
        if "FILE" in name or path.startswith("calendar") or path == "account add":
            return self.path()
        return self.extremes.fitting({"TASK": "task", "DAY": "day", "LINE": "line", "NUMBER": "number", "BLOCK": "block"}.get(
            self.chance.choice(name) if name else "", "any"))

    def path(self) -> str:
        """Files that are there only in a folder of our own: what is named may be written."""
        return self.chance.choice(["-", "a", "", "x" * 300, "no/such", "out.json", "../tasks.csv", "../events.ics", "/dev/null", "\u202e", "a b"])

    def run(self, arguments: list[str]) -> None:
        """Runs one command to its end and judges it."""
        text = self.extremes.text() if self.chance.random() < 0.3 else ""
        if arguments[0] == "settings" and "captureFolder" in arguments:
            return
        # From a file: into a pipe nobody reads, a long text would never be written to its end.
        with tempfile.TemporaryFile() as given:
            given.write(text.encode("utf-8", "replace"))
            given.seek(0)
            process = subprocess.Popen(
                [self.binary, *arguments, "--data", str(self.data)], stdin=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                env=self.environment, cwd=self.desk)
        output, errors, own, megabytes = self.ended(process, arguments[0] == "serve")
        code = process.returncode
        if code not in (0, 1, 2, 3, 4, 5, 65, 75):
            raise Found(f"ended with {code}: {errors[-600:]}")
        if code != 0 and not errors.startswith("zeitblock: ") and arguments[0] not in SILENT:
            raise Found(f"ended with {code} without a word: {errors[-600:]!r}")
        if "--json" in arguments and (raw := RAW.search(output)):
            raise Found(f"JSON holds U+{ord(raw[0]):04X} raw")
        if raw := re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f]", errors):
            raise Found(f"what it says holds U+{ord(raw[0]):04X} raw")
        if own > SECONDS and arguments[0] not in WAITS:
            raise Slow(own)
        if megabytes > MEGABYTES:
            raise Found(f"took {megabytes:.0f} MB")

    def ended(self, process: subprocess.Popen, serves: bool) -> tuple[str, str, float, float]:
        """Output, errors, seconds and megabytes of its own."""
        start, pieces, open_files = time.monotonic(), {process.stdout: b"", process.stderr: b""}, 2
        asked = False
        with selectors.DefaultSelector() as selector:
            for file in pieces:
                selector.register(file, selectors.EVENT_READ)
            while open_files:
                for key, _ in selector.select(HANGS):
                    piece = os.read(key.fd, 1 << 16)
                    pieces[key.fileobj] += piece
                    if not piece:
                        selector.unregister(key.fileobj)
                        open_files -= 1
                if serves and not asked and pieces[process.stdout]:
                    os.kill(process.pid, signal.SIGTERM)
                    asked = True
                if time.monotonic() - start > HANGS:
                    process.kill()
                    process.wait()
                    raise Found(f"does not end within {HANGS} seconds")
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        # It was asked to end before it listened for that.
        if asked and process.returncode == -signal.SIGTERM:
            process.returncode = 0
        process.stdout.close()
        process.stderr.close()
        # Processor time is its own; waiting that long means other programs had the processors.
        return (pieces[process.stdout].decode("utf-8", "replace"), pieces[process.stderr].decode("utf-8", "replace"),
                usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)

    def examine(self) -> None:
        examine(self.data)


class Slow(Found):
    def __init__(self, seconds: float):
        super().__init__(f"took {seconds:.1f} s")
        self.seconds = seconds
