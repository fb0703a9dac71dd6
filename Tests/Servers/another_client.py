"""A CalDAV server of the test run as another client uses it, and a gate before it that can be shut."""

import base64
import os
import socket
import threading
import urllib.request
import uuid
from pathlib import Path

import pytest

from patience import PATIENCE

needs_servers = pytest.mark.skipif(
    "ZEITBLOCK_TEST_RADICALE" not in os.environ and os.environ.get("ZEITBLOCK_TEST_SERVERS") != "required",
    reason="run under Tests/Servers/servers.py")

MAKE = """<?xml version="1.0"?>
<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop>
<D:displayname>{name}</D:displayname>
<C:supported-calendar-component-set><C:comp name="{kind}"/></C:supported-calendar-component-set>
</D:prop></D:set></C:mkcalendar>"""

TODO = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Another//Client//EN
BEGIN:VTODO
UID:{uid}
DTSTAMP:20260101T000000Z
CREATED:{created}
SUMMARY:{title}
{more}X-OTHER-CLIENT:keeps this
END:VTODO
END:VCALENDAR
"""


class Another:
    """Another client of the same server, with a list, or a calendar, of its own."""

    def __init__(self, name: str = "List", kind: str = "VTODO"):
        self.origin = os.environ["ZEITBLOCK_TEST_RADICALE"]
        self.user = os.environ["ZEITBLOCK_TEST_USER"]
        self.password = os.environ["ZEITBLOCK_TEST_PASSWORD"]
        self.name = f"{name} {uuid.uuid4().hex[:8]}"
        self.path = f"/{self.user}/{self.name.replace(' ', '-')}/"
        self.denial = Path(os.environ["ZEITBLOCK_TEST_RADICALE_DENIED"]) / self.name.replace(" ", "-")
        self.request("MKCALENDAR", "", MAKE.format(name=self.name, kind=kind))
        self.count = 0

    def request(self, method: str, name: str, body: str = "") -> str:
        request = urllib.request.Request(self.origin + self.path + name, body.encode(), method=method)
        credentials = base64.b64encode(f"{self.user}:{self.password}".encode()).decode()
        request.add_header("Authorization", "Basic " + credentials)
        request.add_header("Content-Type", "text/calendar" if method == "PUT" else "application/xml")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.read().decode()

    def put(self, uid: str, title: str, more: str = ""):
        self.count += 1
        created = f"20260101T0000{self.count:02}Z"
        text = TODO.format(uid=uid, title=title, more=more and more + "\n", created=created)
        self.request("PUT", uid + ".ics", text.replace("\n", "\r\n"))

    def get(self, uid: str) -> str:
        return self.request("GET", uid + ".ics")

    def delete(self, uid: str):
        self.request("DELETE", uid + ".ics")

    def texts(self) -> str:
        """Everything in the list, as one text."""
        return self.request("GET", "")

    def deny(self):
        """The server lets nobody see the list any more, not even its owner."""
        self.denial.touch()

    def make_read_only(self):
        """From here on everybody may read it and nobody may change it."""
        self.denial.write_text("Rr")

    def allow(self):
        self.denial.unlink(missing_ok=True)

    def remove(self):
        self.allow()
        self.request("DELETE", "")


@pytest.fixture
def another():
    client = Another()
    yield client
    client.remove()


class Gate:
    """A way to a server: passes connections on while it is open; answers 401 while locked and nothing while shut."""

    def __init__(self, origin: str):
        self.lead_to(origin)
        self.state = "open"
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = "http://127.0.0.1:%d" % self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def lead_to(self, origin: str):
        host, port = origin.removeprefix("http://").split(":")
        self.target = host, int(port)

    def take_away(self):
        """From here on nothing answers; the port is kept, so that nobody else does either."""
        self.listener.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.state = "shut"
        self.listener.close()

    def _accept(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(connection,), daemon=True).start()

    def _serve(self, connection):
        with connection:
            if self.state == "open":
                self._pass_on(connection)
            elif self.state == "locked":
                connection.recv(65536)
                connection.sendall(b"HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")

    def _pass_on(self, connection):
        with socket.create_connection(self.target) as server:
            back = threading.Thread(target=self._copy, args=(server, connection), daemon=True)
            back.start()
            self._copy(connection, server)
            back.join()

    @staticmethod
    def _copy(source, sink):
        try:
            while data := source.recv(65536):
                sink.sendall(data)
        except OSError:
            # One side has gone; the other is told below.
            pass
        try:
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            # It has gone as well.
            return
