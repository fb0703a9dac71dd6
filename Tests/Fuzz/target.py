"""The program under test on realistic data: its commands, its server, and what an answer costs it."""

import http.client
import json
import os
import re
import resource
import shutil
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

# A program without optimizations is given more.
SECONDS = float(os.environ.get("ZEITBLOCK_SECONDS", "1"))
MEGABYTES = 100
HANGS = 30
LISTS = ["Home", "Work", "Garden"]


class Found(Exception):
    """Something the program must not do."""


@dataclass
class Answer:
    status: int
    headers: http.client.HTTPMessage
    body: bytes
    seconds: float
    megabytes: float

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


def environment(home: Path) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "TZ": "Europe/Berlin", "HOME": str(home), "LANG": "en_US.UTF-8",
            "SWIFT_BACKTRACE": "enable=no"}


def command(data: Path, *arguments: str, text: str = "") -> str:
    done = subprocess.run(
        [os.environ["ZEITBLOCK_BINARY"], "--data", str(data), *arguments], input=text, capture_output=True, text=True,
        env=environment(data.parent), timeout=HANGS)
    if done.returncode != 0:
        raise Found(f"{arguments} ended with {done.returncode}: {done.stderr}")
    return done.stdout


def fill(data: Path) -> None:
    """Tasks of every kind, blocks, a calendar, a trash, completed ones, steps to undo."""
    command(data, "settings", "titles", "off")
    command(data, "samples", "load")
    rows = ["title,due,duration,importance,notes,tags,project,recurrence,completed"]
    rows += [f'"Task {number}",2026-12-{number % 28 + 1:02},{number % 9 * 15 + 15},{("low", "medium", "high")[number % 3]},'
             f'"{"Note. " * (number % 40)}",t{number % 12},{LISTS[number % 3]},{"daily" if number % 17 == 0 else ""},'
             for number in range(300)]
    (data.parent / "tasks.csv").write_text("\n".join(rows))
    command(data, "import", str(data.parent / "tasks.csv"), "--make-lists")
    for line in ("Call the dentist tomorrow 15:00 #30min", "Jeden Montag Wäsche #45min", "Pay rent every month on the 1st", "A-1 Report friday"):
        command(data, "add", line)
    ids = [task["id"] for task in json.loads(command(data, "list", "--json"))]
    for place, task in enumerate(ids[20:28]):
        command(data, "block", task, "--at", f"2026-12-01T{8 + place:02}:00", "--for", "45", "--anyway")
    for place in range(30, 36):
        command(data, "edit", ids[place], "--parent", ids[place + 10])
    for place, grade in enumerate("AAABBCDE"):
        command(data, "edit", ids[60 + place], "--grade", grade)
    command(data, "done", *ids[80:90])
    command(data, "delete", "--series", *ids[90:100])
    events = "".join(
        f"BEGIN:VEVENT\r\nUID:e{number}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:202611{number % 28 + 1:02}T{number % 20:02}0000\r\n"
        f"DURATION:PT1H\r\nSUMMARY:Event {number}\r\n{'RRULE:FREQ=WEEKLY' + chr(13) + chr(10) if number % 5 == 0 else ''}END:VEVENT\r\n"
        for number in range(60))
    calendar = data.parent / "events.ics"
    calendar.write_text(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n{events}END:VCALENDAR\r\n", newline="")
    command(data, "calendar", "add", str(calendar))


@dataclass
class Served:
    """A server on a copy of the data, asked over one connection."""

    data: Path
    password: str = ""
    cookie: str = ""
    token: str = ""
    process: subprocess.Popen = None
    connection: http.client.HTTPConnection = None
    waiting: threading.Thread = field(default=None)

    def start(self) -> "Served":
        if self.password:
            command(self.data, "serve", "--password-stdin", text=self.password + "\n")
        self.errors = open(self.data.parent / "errors", "w")
        self.process = subprocess.Popen(
            [os.environ["ZEITBLOCK_BINARY"], "--data", str(self.data), "serve", "--port", "0", "--json"], stdout=subprocess.PIPE,
            stderr=self.errors, text=True, env=environment(self.data.parent))
        described = json.loads(self.process.stdout.readline())
        self.host = re.match(r"http://(127\.0\.0\.1|[^:/]+):(\d+)", described["origin"])
        self.authority = self.host[0].removeprefix("http://")
        self.sign_in(described["link"])
        self.take_token()
        return self

    def sign_in(self, link: str) -> None:
        answer = self.ask("GET", link.removeprefix(self.host[0]), measured=False)
        if "Set-Cookie" not in answer.headers:
            raise Found(f"the link answers {answer.status}")
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def take_token(self) -> None:
        self.token = json.loads(command(self.data, "token", "add", "fuzzer", "--json"))["token"]

    def come_back(self) -> None:
        """Signs in anew where an input has ended the session, and takes another token where it has revoked the one in use."""
        if self.ask("GET", "/settings", measured=False).status != 200:
            self.sign_in(json.loads(command(self.data, "serve", "--link", "--json"))["link"])
        if self.ask_history().status == 401:
            self.take_token()

    def ask_history(self) -> Answer:
        return self.ask("GET", "/api/v1/history?limit=30", headers={"Authorization": f"Bearer {self.token}"}, measured=False)

    def ask(self, method: str, target: str, body: bytes | None = None, headers: dict[str, str] = {}, measured=True) -> Answer:
        """One request. The answer says how long it took and by how much the memory of the program peaked meanwhile."""
        before = self._rested() if measured else (0, 0, 0)
        start = time.monotonic()
        for attempt in (1, 2):
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", int(self.host[2]), timeout=HANGS)
            try:
                self.connection.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
                given = {"Host": self.authority, "Cookie": self.cookie} | headers
                if body is not None:
                    given.setdefault("Content-Length", str(len(body)))
                for name, value in given.items():
                    self.connection.putheader(name, value)
                try:
                    self.connection.endheaders(body)
                except (BrokenPipeError, ConnectionResetError):
                    # What is too large is refused before all of it has been sent.
                    if len(body or b"") < 1 << 16:
                        raise
                response = self.connection.getresponse()
                content = response.read()
                break
            except (http.client.RemoteDisconnected, ConnectionError, BrokenPipeError) as error:
                self.connection = None
                if self.process.poll() is not None:
                    raise Found(f"the server ended with {self.process.returncode}") from error
                # An idle connection may be closed at any time; one just opened may not.
                if attempt == 2:
                    raise Found(f"the connection broke: {error!r}") from error
            except TimeoutError as error:
                raise Found(f"no answer within {HANGS} seconds") from error
        if response.getheader("Connection") == "close":
            self.connection = None
        seconds = time.monotonic() - start
        peak, waited, worked = self._cost() if measured else (0, 0, 0)
        # Time in which the program wanted a processor and other programs had them is not its own.
        own = max(seconds - (waited - before[1]), worked - before[2]) if measured else seconds
        return Answer(response.status, response.headers, content, own, (peak - before[0]) / 1024)

    def _rested(self):
        with open(f"/proc/{self.process.pid}/clear_refs", "w") as file:
            file.write("5")
        return self._cost()

    def _cost(self) -> tuple[int, float, float]:
        """Peak of memory in kB since it was rested; seconds its threads spent waiting for a processor, and on one."""
        try:
            with open(f"/proc/{self.process.pid}/status") as file:
                peak = int(next(line for line in file if line.startswith("VmHWM")).split()[1])
            waited = worked = 0
            for task in os.scandir(f"/proc/{self.process.pid}/task"):
                with open(f"{task.path}/schedstat") as file:
                    on, off, _ = file.read().split()
                waited, worked = waited + int(off), worked + int(on)
            return peak, waited / 1e9, worked / 1e9
        except (OSError, StopIteration) as error:
            raise Found(f"the server ended with {self.process.wait(HANGS)}") from error

    def memory(self) -> float:
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(next(line for line in file if line.startswith("VmRSS")).split()[1]) / 1024

    def steps(self) -> list[tuple[int, bool]]:
        """The numbers of the newest steps, and whether they are taken back; each change stored is one."""
        steps = json.loads(self.ask_history().body)
        steps = steps if isinstance(steps, list) else next(value for value in steps.values() if isinstance(value, list))
        # Titles are improved beside everything else, when an input has asked for it.
        return [(step["number"], step["isUndone"]) for step in steps if not step["kind"].startswith("improveTitle")][:5]

    def stop(self) -> None:
        """Ends it as a person does; the data must be in order afterwards."""
        if self.connection is not None:
            self.connection.close()
        ended = self.process.poll()
        if ended is not None:
            raise Found(f"the server had ended with {ended}")
        self.process.terminate()
        try:
            code = self.process.wait(HANGS)
        except subprocess.TimeoutExpired as error:
            self.process.kill()
            raise Found("the server does not end") from error
        if code != 0:
            raise Found(f"the server ended with {code}")
        examine(self.data)

    def kill(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def examine(data: Path) -> None:
    done = subprocess.run(
        [os.environ["ZEITBLOCK_BINARY"], "--data", str(data), "doctor", "--json"], capture_output=True, text=True,
        env=environment(data.parent), timeout=4 * HANGS)
    bad = [check for check in json.loads(done.stdout) if not check["ok"]] if done.stdout else [done.stderr]
    if bad:
        raise Found(f"doctor is not content: {bad}")


def copy(template: Path, to: Path) -> Path:
    if to.exists():
        shutil.rmtree(to)
    shutil.copytree(template, to)
    return to
