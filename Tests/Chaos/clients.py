"""The clients of a history: the program itself on data of its own, and a plain one that speaks HTTP."""

import base64
import contextlib
import functools
import json
import os
import re
import shutil
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from facts import Fact, View, rooted
from memory_server import Answer, folded, unfolded
from storm import Backend, Storm, Trouble

USER, PASSWORD = "alice", "s3cret pw"
XML = "application/xml; charset=utf-8"
DAV, CALDAV = "{DAV:}", "{urn:ietf:params:xml:ns:caldav}"


class CommandFailed(Exception):
    """The program refused something it must not refuse."""


class Zeitblock:
    """The program, one process for each command, and its own way to the server."""

    #: Seconds after which it hangs.
    patience = 120

    def __init__(self, binary: str, folder: Path, name: str, way: Storm, user: str = USER):
        self.binary = binary
        self.data = folder / name
        self.name = name
        self.way = way
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "TZ": "Europe/Berlin", "LANG": "C.UTF-8"}
        self.ok("account", "add", "caldav", way.origin, "--user", user, "--password-stdin", text=PASSWORD + "\n")

    def start(self, *arguments: str, **options) -> subprocess.Popen:
        command = [self.binary, "--data", str(self.data), *arguments]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen(command, env=self.environment, text=True, **pipes, **options)

    def run(self, *arguments: str, text: str = "") -> tuple[int, str, str]:
        process = self.start(*arguments)
        output, error = process.communicate(text, timeout=self.patience)
        return process.returncode, output, error

    def ok(self, *arguments: str, text: str = "") -> str:
        code, output, error = self.run(*arguments, text=text)
        if code != 0:
            raise CommandFailed(f"{self.name}: {arguments} ended with {code}: {error.strip()}")
        return output

    def tries(self, *arguments: str) -> bool:
        """False when a rule refused it: then nothing was acknowledged."""
        code, _, error = self.run(*arguments)
        if code not in (0, 1):
            raise CommandFailed(f"{self.name}: {arguments} ended with {code}: {error.strip()}")
        return code == 0

    def view(self, names: set[str]) -> View:
        """All tasks of the server's lists, in their order."""
        found: View = {}
        for task in json.loads(self.ok("list", "--all", "--json")):
            if task["listName"] not in names:
                continue
            fact = Fact(
                uid=task["id"],
                title=task["title"],
                notes=task["notes"] or "",
                tags=frozenset(task["tags"]),
                is_done=task["completedAt"] is not None,
                due=task["dueOn"] or "",
                repeats=task["recurrence"] is not None,
                importance=task["importance"],
                collection=task["listName"],
                parent=(task["parent"] or "").split("@")[0],
            )
            found[fact.uid] = fact
        return rooted(found)

    def sync(self, troubles: list[Trouble], kill_after: float | None = None, *more: str) -> dict | None:
        """What a sync reports; nil when it did not live to tell."""
        self.way.begin(troubles)
        process = self.start("sync", "--json", *more)
        self.way.victim = process
        timer = threading.Timer(kill_after, process.kill) if kill_after is not None else None
        if timer:
            timer.start()
        output, error = process.communicate("", timeout=self.patience)
        if timer:
            timer.cancel()
        if process.returncode == -9:
            return None
        if process.returncode < 0 or process.returncode in (2, 3) or not output:
            raise CommandFailed(f"{self.name}: sync ended with {process.returncode}: {error.strip()}")
        return json.loads(output)

    def let_a_day_pass(self) -> None:
        """The program compares every list as a whole once a day; for it that was long ago."""
        with contextlib.closing(sqlite3.connect(self.data / "zeitblock.sqlite", timeout=10)) as database, database:
            database.execute("UPDATE collection SET fullListAt = fullListAt - 200000")

    def remove(self) -> None:
        shutil.rmtree(self.data, ignore_errors=True)


class Plain:
    """A simple client: reads a resource, changes it, writes it back under its ETag.

    To look at everything it reads only what has another ETag than before, so that lists can be long.
    """

    name = "plain"

    def __init__(self, backend: Backend, home: str, names: list[str], user: str = USER):
        self.backend = backend
        self.home = home
        self.names = names
        secret = base64.b64encode(f"{user}:{PASSWORD}".encode()).decode()
        self.headers = {"Authorization": "Basic " + secret, "Content-Type": "text/calendar; charset=utf-8"}
        #: The ETag and text of each resource when it was last read.
        self.known: dict[str, tuple[str, str]] = {}

    def request(self, method: str, path: str, body: str = "", **headers: str) -> Answer:
        fields = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.backend(method, path, self.headers | fields, body.encode())

    def make(self, name: str) -> None:
        body = (
            '<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>'
            f"<D:displayname>{name}</D:displayname><C:supported-calendar-component-set>"
            '<C:comp name="VTODO"/></C:supported-calendar-component-set></D:prop></D:set></C:mkcalendar>'
        )
        answer = self.request("MKCALENDAR", f"{self.home}{name}/", body, Content_Type=XML)
        if answer.status != 201:
            raise CommandFailed(f"MKCALENDAR answered {answer.status}")

    def rows(self, method: str, path: str, body: str) -> dict[str, tuple[str, str]]:
        """The ETag and, where asked for, the text of each resource in an answer."""
        answer = self.request(method, path, body, Depth="1", Content_Type=XML)
        if answer.status != 207:
            raise CommandFailed(f"{method} {path} answered {answer.status}")
        found = {
            row.findtext(DAV + "href", ""): (
                row.findtext(f".//{DAV}getetag", ""),
                row.findtext(f".//{CALDAV}calendar-data", ""),
            )
            for row in ElementTree.fromstring(answer.body).iter(DAV + "response")
        }
        return {href: found[href] for href in sorted(found) if not href.endswith("/")}

    def etags(self, path: str) -> dict[str, str]:
        body = '<?xml version="1.0"?><D:propfind xmlns:D="DAV:"><D:prop><D:getetag/></D:prop></D:propfind>'
        return {href: etag for href, (etag, _) in self.rows("PROPFIND", path, body).items()}

    def read_many(self, path: str, hrefs: list[str]) -> None:
        for first in range(0, len(hrefs), 500):
            wanted = "".join(f"<D:href>{escape(href)}</D:href>" for href in hrefs[first : first + 500])
            body = (
                '<?xml version="1.0"?><C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">'
                f"<D:prop><D:getetag/><C:calendar-data/></D:prop>{wanted}</C:calendar-multiget>"
            )
            self.known |= self.rows("REPORT", path, body)

    def read(self, href: str) -> tuple[str, str]:
        answer = self.request("GET", href)
        if answer.status != 200:
            raise CommandFailed(f"GET {href} answered {answer.status}")
        return answer.body.decode(), next(value for name, value in answer.headers if name.lower() == "etag")

    def texts(self) -> dict[str, tuple[str, str]]:
        """The texts of all resources by href, each with its collection's name."""
        found = {}
        for name in self.names:
            path = f"{self.home}{name}/"
            etags = self.etags(path)
            while new := [href for href, etag in etags.items() if self.known.get(href, ("",))[0] != etag]:
                self.read_many(path, new)
                # A sync under way may have written meanwhile.
                etags = self.etags(path)
            found |= {href: (name, self.known[href][1]) for href in etags}
        return found

    def all_texts(self) -> dict[str, tuple[str, str]]:
        """The same, without trust in any ETag."""
        self.known = {}
        return self.texts()

    def view(self, _: set[str] | None = None) -> View:
        facts = [fact_of(text, name) for name, text in self.texts().values()]
        # Of a UID that is there twice the first counts, which is the one that edits find.
        return rooted({fact.uid: fact for fact in reversed(facts)})

    def add(self, collection: str, uid: str, title: str) -> bool:
        path = f"{self.home}{collection}/{uid}.ics"
        return self.request("PUT", path, new_text(uid, title), If_None_Match="*").status in (201, 204)

    def change(self, href: str, edit: Callable[[list[str]], list[str]]) -> bool:
        text, etag = self.read(href)
        return self.request("PUT", href, joined(edit(unfolded(text))), If_Match=etag).status in (200, 201, 204)

    def delete(self, href: str) -> bool:
        return self.request("DELETE", href, If_Match=self.read(href)[1]).status in (200, 204)


def new_text(uid: str, title: str) -> str:
    return joined([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Plain//EN", "BEGIN:VTODO", f"UID:{uid}",
        "DTSTAMP:20261101T000000Z", "CREATED:20261101T000000Z", f"SUMMARY:{title}", f"X-OTHER:{uid}", "END:VTODO",
        "END:VCALENDAR",
    ])  # fmt: skip


def joined(lines: list[str]) -> str:
    return "".join(folded(line) + "\r\n" for line in lines)


def todo_lines(text: str) -> list[str]:
    lines = unfolded(text)
    return lines[lines.index("BEGIN:VTODO") : lines.index("END:VTODO")]


def unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda found: "\n" if found[1] in "nN" else found[1], value)


def parent_of(text: str) -> str:
    """The UID of the first relation that is one to a parent."""
    for line in todo_lines(text):
        name, _, value = line.partition(":")
        if name.upper() in ("RELATED-TO", "RELATED-TO;RELTYPE=PARENT") and value:
            return value
    return ""


@functools.lru_cache(50_000)
def fact_of(text: str, collection: str) -> Fact:
    """What a resource says; the same words as the program uses for it."""
    values: dict[str, list[str]] = {}
    for line in todo_lines(text):
        name, _, value = line.partition(":")
        values.setdefault(name.split(";")[0].upper(), []).append(value)

    def first(name: str) -> str:
        return unescaped(values.get(name, [""])[0])

    priority = int(first("PRIORITY") or 0)
    due = first("DUE")[:8]
    return Fact(
        uid=first("UID"),
        title=first("SUMMARY"),
        notes=first("DESCRIPTION"),
        tags=frozenset(tag for line in values.get("CATEGORIES", []) for tag in line.split(",") if tag),
        is_done=first("STATUS") in ("COMPLETED", "CANCELLED"),
        due=f"{due[:4]}-{due[4:6]}-{due[6:]}" if due else "",
        repeats="RRULE" in values,
        parent=parent_of(text),
        importance="high" if 1 <= priority <= 4 else "medium" if priority == 5 else "low",
        collection=collection,
    )
