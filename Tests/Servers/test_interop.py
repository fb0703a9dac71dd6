"""What each server does with the same requests, compared with the table in docs/interop.md.

    python3 Tests/Servers/servers.py --all -- python3 -m pytest Tests/Servers/test_interop.py

With ZEITBLOCK_RECORD set the rows are written anew, and the run fails to say so.
"""

import base64
import http.client
import os
import re
import uuid
from pathlib import Path
from urllib.parse import urlsplit

import pytest

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "interop.md"
SERVERS = {
    "Radicale 3.9.0": ("RADICALE", "/alice/"),
    "Radicale 3.1.8": ("RADICALE_318", "/alice/"),
    "Xandikos 0.4.10": ("XANDIKOS", "/alice/calendars/"),
    "DAViCal 1.1.12": ("DAVICAL", "/alice/"),
    "Cyrus 3.6.1": ("CYRUS", "/calendars/user/alice/"),
    "sabre/dav 1.8.12": ("SABRE", "/calendars/alice/"),
}
NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'


class List:
    """A list of its own on a server."""

    def __init__(self, address: str, home: str):
        parts = urlsplit(address)
        self.host, self.prefix = parts.netloc, parts.path
        self.path = f"{self.prefix}{home}interop-{uuid.uuid4().hex[:8]}/"
        secret = base64.b64encode(f"{variable('USER')}:{variable('PASSWORD')}".encode()).decode()
        self.headers = {"Authorization": "Basic " + secret}
        kinds = '<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>'
        properties = f"<D:set><D:prop><D:displayname>interop</D:displayname>{kinds}</D:prop></D:set>"
        assert self.xml("MKCALENDAR", f"<C:mkcalendar {NAMESPACES}>{properties}</C:mkcalendar>")[0] == 201

    def ask(self, method: str, name: str, body: str = "", **headers: str) -> tuple[int, dict[str, str], bytes]:
        connection = http.client.HTTPConnection(self.host, timeout=30)
        fields = self.headers | {key.replace("_", "-"): value for key, value in headers.items()}
        connection.request(method, self.path + name, body.encode(), fields)
        answer = connection.getresponse()
        found = answer.status, {key.lower(): value for key, value in answer.getheaders()}, answer.read()
        connection.close()
        return found

    def xml(self, method: str, body: str, **headers: str) -> tuple[int, str]:
        kind = "application/xml; charset=utf-8"
        status, _, answer = self.ask(method, "", f'<?xml version="1.0"?>{body}', Content_Type=kind, **headers)
        return status, answer.decode(errors="replace")

    def put(self, name: str, text: str, **precondition: str) -> int:
        precondition = precondition or {"If_None_Match": "*"}
        return self.ask("PUT", name, text, Content_Type="text/calendar; charset=utf-8", **precondition)[0]

    def get(self, name: str) -> str:
        return re.sub(r"\r?\n[ \t]", "", self.ask("GET", name)[2].decode())

    def changes(self, token: str) -> tuple[int, str]:
        asked = f"<D:sync-token>{token}</D:sync-token><D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop>"
        return self.xml("REPORT", f"<D:sync-collection {NAMESPACES}>{asked}</D:sync-collection>", Depth="0")


def variable(name: str) -> str:
    return os.environ["ZEITBLOCK_TEST_" + name]


def calendar(kind: str, *lines: str) -> str:
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", f"BEGIN:{kind}", "DTSTAMP:20261101T000000Z"]
    return "\r\n".join([*head, *lines, f"END:{kind}", "END:VCALENDAR", ""])


def values(text: str, name: str) -> list[str]:
    return [line for line in text.replace("\r", "").split("\n") if re.match(rf"{name}[;:]", line)]


def storing(found: List) -> list[str]:
    """What becomes of a text: all of it, values of unknown names, properties newer than many servers."""
    lines = ["UID:s", "SUMMARY:s", "X-OWN:a,b", "ESTIMATED-DURATION:PT90M", "CATEGORIES:one\\, two"]
    link = "LINK;LINKREL=x;VALUE=URI:https://example.invalid/"
    text = calendar("VTODO", *lines, link)
    assert found.put("s.ics", text) in (201, 204)
    stored = found.get("s.ics")
    own, tags = values(stored, "X-OWN"), values(stored, "CATEGORIES")
    return [
        "as sent" if stored == text else "rewritten",
        "kept" if own == ["X-OWN:a,b"] else f"`{own[0].split(':')[1]}`" if own else "dropped",
        "kept" if values(stored, "ESTIMATED-DURATION") else "dropped",
        "kept" if values(stored, "LINK") else "dropped",
        "kept" if tags == ["CATEGORIES:one\\, two"] else "split",
    ]


def refusing(found: List) -> list[str]:
    """What is refused: a second UID, an event among tasks."""
    twice = found.put("t.ics", calendar("VTODO", "UID:s", "SUMMARY:t"))
    event = found.put("e.ics", calendar("VEVENT", "UID:e", "DTSTART:20301201T080000Z", "SUMMARY:e"))
    return ["taken" if twice in (201, 204) else str(twice), "taken" if event in (201, 204) else str(event)]


def changing(found: List, other: List) -> list[str]:
    """How changes are told, what an unknown token is answered with, and whether a task can be moved to another list."""
    status, answer = found.changes("")
    offered = status == 207 and "sync-token" in answer
    wrong = found.changes("http://example.invalid/unknown")[0] if offered else None
    target = f"http://{other.host}{other.path}moved.ics"
    moved = found.ask("MOVE", "s.ics", Destination=target, Overwrite="F")[0]
    return ["yes" if offered else "no", "–" if wrong is None else str(wrong), str(moved)]


def keeping(found: List) -> None:
    """What must hold everywhere, or nothing could be written safely."""
    text = calendar("VTODO", "UID:k", "SUMMARY:k")
    assert found.put("k.ics", text) in (201, 204)
    assert found.put("k.ics", text) == 412
    assert found.put("k.ics", text, If_Match='"stale"') == 412
    assert found.ask("DELETE", "k.ics", If_Match='"stale"')[0] == 412
    assert values(found.get("k.ics"), "SUMMARY") == ["SUMMARY:k"]


@pytest.mark.parametrize("name", SERVERS)
def test_the_table_says_what_the_server_does(name: str):
    key, home = SERVERS[name]
    if key.lower() in os.environ.get("ZEITBLOCK_TEST_MISSING", "").split(","):
        pytest.skip(f"{name} could not be started here")
    found = List(variable(key), home)
    keeping(found)
    row = "| " + " | ".join([name, *storing(found), *refusing(found), *changing(found, List(variable(key), home))]) + " |"
    document = DOCUMENT.read_text(encoding="utf-8")
    if os.environ.get("ZEITBLOCK_RECORD"):
        old = re.compile(rf"\| {re.escape(name)} \| (as sent|rewritten|\?) \|.*")
        DOCUMENT.write_text(old.sub(lambda _: row, document), encoding="utf-8")
        pytest.fail("recorded")
    assert row in document.split("\n")
