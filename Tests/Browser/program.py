"""The program under test: its server on data of its own, and its commands on the same data."""

import http.client
import json
import os
import queue
import re
import shutil
import subprocess
import threading
import time
from http.cookies import SimpleCookie
from pathlib import Path

from patience import PATIENCE

LINK = re.compile(r"(http://(127\.0\.0\.1:(\d+))(/access\?token=\S+))")


def binary():
    """The release build, or the program named by ZEITBLOCK_BINARY."""
    root = Path(__file__).parents[2]
    path = Path(os.environ.get("ZEITBLOCK_BINARY") or root / ".build/release/zeitblock")
    if not os.access(path, os.X_OK):
        raise FileNotFoundError(f"{path} is missing: build it with swift build -c release --product zeitblock")
    return path


def chromium():
    """The browser named by ZEITBLOCK_CHROMIUM, else Debian's Chromium without its own windows: it opens a page for half of
    the processor time. Else Chromium as people have it."""
    path = os.environ.get("ZEITBLOCK_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not path:
        raise FileNotFoundError("Chromium is missing: install it with apt-get install chromium-headless-shell")
    return path


class Zeitblock:
    """A data directory, the commands that work on it and, between start and stop, the server."""

    def __init__(self, data):
        self.program = binary()
        self.data = data
        self.environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en", "LANG": "en_US.UTF-8"}
        self.process = None
        self.lines = None
        self.port = 0
        self.link = None
        self.cookie = None

    # Commands

    def run(self, *arguments, text=None):
        command = [self.program, "--data", self.data, *arguments]
        done = subprocess.run(
            command, input=text, capture_output=True, text=True, env=self.environment, timeout=PATIENCE)
        assert done.returncode == 0, f"{arguments} ended with {done.returncode}: {done.stderr}"
        return done.stdout

    def add(self, *titles, **options):
        """Adds tasks; options are those of the command, such as duration=30."""
        more = [part for name, value in options.items() for part in (f"--{name}", str(value))]
        for title in titles:
            self.run("add", *more, "--", title)

    def tasks(self, *options):
        return json.loads(self.run("list", "--json", *options))

    def titles(self):
        """The open tasks in their order."""
        return [task["title"] for task in self.tasks()]

    def task(self, title):
        return next(task for task in self.tasks("--all") if task["title"] == title)

    def on(self, verb, title, *arguments):
        """Does something to a task named by its title."""
        return self.run(verb, self.task(title)["id"], *arguments)

    # Server

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Serves on the port used before, or on a free one, and reads the link with the one-time token."""
        deadline = time.monotonic() + PATIENCE
        while (printed := self._serve()) is not None:
            # Somebody's outgoing connection may have been given the port meanwhile; it ends soon.
            assert self.port and time.monotonic() < deadline, f"the server ended without a link: {printed}"
            time.sleep(0.2)
        return self

    def _serve(self):
        """None when it serves; otherwise what it ended with."""
        self.process = subprocess.Popen(
            [self.program, "serve", "--data", self.data, "--port", str(self.port)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.environment)
        lines = self.lines = queue.Queue()
        threading.Thread(target=self._read, args=(self.process.stdout, lines), daemon=True).start()
        printed = ""
        while (line := lines.get(timeout=PATIENCE)) is not None:
            printed += line
            if found := LINK.search(line):
                self.link, self.port = found[1], int(found[3])
                return None
        self.process = None
        return printed

    def _rest(self):
        """What the server printed since its link."""
        return "".join(iter(lambda: self.lines.get(timeout=PATIENCE) or "", ""))

    @staticmethod
    def _read(stream, lines):
        for line in stream:
            lines.put(line)
        lines.put(None)

    def stop(self):
        """Asks the server to end; one that had ended by itself, or ends with a complaint, fails the test."""
        if self.process is None:
            return
        process, self.process = self.process, None
        ended = process.poll()
        assert ended is None, f"the server had ended by itself with {ended}"
        process.terminate()
        try:
            code = process.wait(timeout=PATIENCE)
            assert code == 0, f"the server ended with {code}: {self._rest()}"
        finally:
            process.kill()

    def request(self, method, path, fields="", **headers):
        """One request outside of any browser; names of headers are written with underscores."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if method == "POST":
            given.setdefault("Content-Type", "application/x-www-form-urlencoded")
        connection.request(method, path, body=fields if method == "POST" else None, headers=given)
        response = connection.getresponse()
        response.text = response.read().decode()
        connection.close()
        return response

    def sign_in(self):
        """Spends the link and keeps the cookie, for browsers that shall be signed in from the start."""
        response = self.request("GET", LINK.search(self.link)[4])
        assert response.status == 200, response.text
        cookie = next(iter(SimpleCookie(response.headers["Set-Cookie"]).values()))
        self.cookie = {"name": cookie.key, "value": cookie.value}
        return self
