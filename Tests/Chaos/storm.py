"""What stands between a client and its server: passes requests on, makes faults, and kills the client on the way."""

import contextlib
import http.client
import random
import re
import socket
import struct
import subprocess
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from memory_server import Answer

Backend = Callable[[str, str, dict[str, str], bytes], Answer]

WRITES = ("PUT", "DELETE", "MOVE")
LISTINGS = ("PROPFIND", "REPORT")
HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "proxy-connection"}
ROW = re.compile(rb"<(?:\w+:)?response\b.*?</(?:\w+:)?response>", re.DOTALL)
HREF = re.compile(rb"<(?:\w+:)?href[^>]*>([^<]*)<")


def real_server(port: int) -> Backend:
    """A server on a port of this machine."""

    def ask(method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        kept = {name: value for name, value in headers.items() if name.lower() not in HOP_BY_HOP}
        kept.pop("Accept-Encoding", None)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        with contextlib.closing(connection):
            connection.request(method, path, body, kept)
            response = connection.getresponse()
            dropped = HOP_BY_HOP | {"content-length"}
            fields = [(name, value) for name, value in response.getheaders() if name.lower() not in dropped]
            return Answer(response.status, fields, response.read())

    return ask


@dataclass
class Trouble:
    """One thing that goes wrong: at the request with this number, or at the first one with this method."""

    kind: str
    at: int | None = None
    method: str | None = None
    status: int = 500
    action: Callable[[], None] | None = None
    seed: int = 0

    def meets(self, number: int, method: str) -> bool:
        return self.at == number if self.at is not None else self.method == method


class Troubles:
    """What can go wrong, one function each. `handler.ask()` asks the server, once each time it is called."""

    @staticmethod
    def status(handler: "Handler", trouble: Trouble) -> None:
        """Refused without asking the server: 401, 412, 429, 500, 503 …"""
        handler.answer(Answer(trouble.status))

    @staticmethod
    def lost_request(handler: "Handler", _: Trouble) -> None:
        handler.reset()

    @staticmethod
    def lost_answer(handler: "Handler", _: Trouble) -> None:
        handler.ask()
        handler.reset()

    @staticmethod
    def reset_amid(handler: "Handler", _: Trouble) -> None:
        """Half of the body, then the connection breaks."""
        handler.answer_half(handler.ask())
        handler.reset()

    @staticmethod
    def truncated(handler: "Handler", _: Trouble) -> None:
        """Half of the body, declared as if it were all."""
        answer = handler.ask()
        handler.answer(Answer(answer.status, answer.headers, answer.body[: len(answer.body) // 2]))

    @staticmethod
    def delayed(handler: "Handler", _: Trouble) -> None:
        time.sleep(0.02)
        handler.answer(handler.ask())

    @staticmethod
    def sent_twice(handler: "Handler", _: Trouble) -> None:
        """Something on the way sends the request again; the client hears the second answer."""
        handler.ask()
        handler.answer(handler.ask())

    @staticmethod
    def doubled_rows(handler: "Handler", _: Trouble) -> None:
        handler.answer_changed(lambda body: ROW.sub(lambda found: found[0] * 2, body))

    @staticmethod
    def empty_list(handler: "Handler", _: Trouble) -> None:
        handler.answer(Answer(207, [("Content-Type", "application/xml")], b'<multistatus xmlns="DAV:"/>'))

    @staticmethod
    def cut_rows(handler: "Handler", _: Trouble) -> None:
        """Half of the rows, then one with status 507 for the collection (RFC 6578 section 3.6)."""
        path = handler.path.encode()
        mark = b'<Z:response xmlns:Z="DAV:"><Z:href>%s</Z:href><Z:status>HTTP/1.1 507 Cut</Z:status></Z:response>' % path
        handler.answer_changed(lambda body: handler.with_half_of_the_rows(body, mark))

    @staticmethod
    def silently_cut(handler: "Handler", _: Trouble) -> None:
        """Half of the rows, and no word about it."""
        handler.answer_changed(lambda body: handler.with_half_of_the_rows(body, b""))

    @staticmethod
    def without_etags(handler: "Handler", _: Trouble) -> None:
        answer = handler.ask()
        headers = [(name, value) for name, value in answer.headers if name.lower() != "etag"]
        handler.answer(Answer(answer.status, headers, answer.body.replace(b"getetag", b"noetag")))

    @staticmethod
    def cdata(handler: "Handler", _: Trouble) -> None:
        def wrapped(found: re.Match[bytes]) -> bytes:
            text = found[2].replace(b"&lt;", b"<").replace(b"&gt;", b">").replace(b"&#13;", b"").replace(b"&amp;", b"&")
            return found[1] + b"<![CDATA[" + text + b"]]>" + found[3]

        data = re.compile(rb"(<(?:\w+:)?calendar-data[^>]*>)(.*?)(</)", re.DOTALL)
        handler.answer_changed(lambda body: data.sub(wrapped, body))

    @staticmethod
    def future_token(handler: "Handler", _: Trouble) -> None:
        """Every sync token and ctag is one the server has not come to yet."""
        handler.answer_changed(
            lambda body: re.sub(
                rb"(<(?:\w+:)?(?:sync-token|getctag)[^>]*>[^<]*?)\d*(</)", rb"\g<1>999999\g<2>", body
            )
        )

    @staticmethod
    def interrupted(handler: "Handler", trouble: Trouble) -> None:
        """Somebody else does something at this very moment."""
        if trouble.action is not None:
            trouble.action()
        handler.answer(handler.ask())

    @staticmethod
    def kill_before(handler: "Handler", _: Trouble) -> None:
        handler.kill()
        handler.reset()

    @staticmethod
    def kill_after(handler: "Handler", _: Trouble) -> None:
        handler.ask()
        handler.kill()
        handler.reset()

    @staticmethod
    def kill_amid(handler: "Handler", _: Trouble) -> None:
        handler.answer_half(handler.ask())
        handler.kill()
        handler.reset()

    @staticmethod
    def kill_answered(handler: "Handler", _: Trouble) -> None:
        """The whole answer, and the end while it is being dealt with."""
        handler.answer(handler.ask())
        handler.kill()


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Otherwise every answer waits 40 ms for the client's delayed acknowledgement.
    disable_nagle_algorithm = True
    server: "Storm"

    def handle_any(self) -> None:
        self.sent = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        trouble = self.server.take(self.command, self.path)
        # A client that is gone cannot be told anything.
        with contextlib.suppress(OSError):
            if trouble is None:
                self.answer(self.ask())
            else:
                getattr(Troubles, trouble.kind)(self, trouble)

    do_GET = do_HEAD = do_PUT = do_DELETE = do_POST = do_OPTIONS = handle_any
    do_PROPFIND = do_PROPPATCH = do_REPORT = do_MKCALENDAR = do_MKCOL = do_MOVE = handle_any

    def ask(self) -> Answer:
        headers = dict(self.headers.items())
        # A server behind a proxy is told its own address, also where a MOVE goes.
        if "Destination" in headers:
            headers["Destination"] = re.sub(r"^https?://[^/]*", self.server.inner, headers["Destination"])
        if self.server.inner:
            headers["Host"] = self.server.inner.removeprefix("http://")
        return self.server.backend(self.command, self.path, headers, self.sent)

    def answer_changed(self, change: Callable[[bytes], bytes]) -> None:
        answer = self.ask()
        body = change(answer.body) if answer.status == 207 else answer.body
        self.answer(Answer(answer.status, answer.headers, body))

    def with_half_of_the_rows(self, body: bytes, mark: bytes) -> bytes:
        """The row of the collection itself stays."""
        seen = 0

        def keep(found: re.Match[bytes]) -> bytes:
            nonlocal seen
            href = HREF.search(found[0])
            if href is not None and href[1].decode().rstrip("/") == self.path.rstrip("/"):
                return found[0]
            seen += 1
            return found[0] if seen % 2 else b""

        cut = ROW.sub(keep, body)
        end = cut.rindex(b"</")
        return cut[:end] + mark + cut[end:]

    def answer(self, answer: Answer) -> None:
        self.head(answer)
        if self.command != "HEAD":
            self.wfile.write(answer.body)

    def answer_half(self, answer: Answer) -> None:
        self.head(answer)
        self.wfile.write(answer.body[: len(answer.body) // 2])
        self.wfile.flush()

    def head(self, answer: Answer) -> None:
        self.send_response_only(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        if answer.status != 204:
            self.send_header("Content-Length", str(len(answer.body)))
        self.end_headers()

    def kill(self) -> None:
        if self.server.victim is not None:
            self.server.victim.kill()
            self.server.victim.wait()

    def reset(self) -> None:
        """Ends the connection with RST instead of a polite end."""
        self.close_connection = True
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.shutdown(socket.SHUT_RDWR)

    def log_message(self, *_: object) -> None:
        """Silent: `Storm.log` tells."""


class Storm(ThreadingHTTPServer):
    """One client's way to the server, on a free port of 127.0.0.1."""

    daemon_threads = True

    def __init__(self, backend: Backend, inner: str = "") -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.backend = backend
        #: The server's own origin, where it has one.
        self.inner = inner
        self.origin = f"http://127.0.0.1:{self.server_address[1]}"
        self.victim: subprocess.Popen | None = None
        self.troubles: list[Trouble] = []
        self.log: list[str] = []
        self.met: list[str] = []
        self.lock = threading.Lock()
        self.thread = threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()

    def begin(self, troubles: list[Trouble]) -> None:
        with self.lock:
            self.troubles = troubles
            self.log = []
            self.met = []

    @property
    def writes(self) -> list[str]:
        return [line for line in self.log if line.split(" ")[0] in WRITES]

    def take(self, method: str, path: str) -> Trouble | None:
        with self.lock:
            self.log.append(f"{method} {path}")
            number = len(self.log)
            for trouble in self.troubles:
                if trouble.meets(number, method):
                    self.troubles.remove(trouble)
                    self.met.append(f"{trouble.kind} at {number} {method} {path}")
                    return trouble
        return None

    def handle_error(self, request: object, client_address: object) -> None:
        """Broken connections are what this program is for."""


def any_troubles(dice: random.Random, action: Callable[[], None], most: int) -> list[Trouble]:
    """Up to three troubles on the way of one sync; most: the number of the last request they come at."""
    found = []
    if dice.random() < 0.45:
        kill = dice.choice(["kill_before", "kill_after", "kill_amid", "kill_answered"])
        found.append(Trouble(kind=kill, **place(dice, (*WRITES, *LISTINGS), most)))
    if dice.random() < 0.4:
        found.append(Trouble("interrupted", action=action, **place(dice, (*WRITES, *LISTINGS), most)))
    for _ in range(dice.choice([0, 1, 1, 2, 3])):
        found.append(fault(dice, most))
    return found


def place(dice: random.Random, methods: tuple[str, ...], most: int) -> dict:
    if dice.random() < 0.5:
        return {"at": dice.randint(1, most)}
    return {"method": dice.choice(methods)}


def fault(dice: random.Random, most: int) -> Trouble:
    everywhere = ["status", "lost_request", "lost_answer", "reset_amid", "delayed", "sent_twice"]
    reading = ["truncated", "empty_list", "cut_rows", "silently_cut", "doubled_rows", "without_etags", "cdata"]
    kind = dice.choice(everywhere + reading + ["future_token"])
    if kind == "status":
        where = place(dice, (*WRITES, *LISTINGS), most)
        return Trouble(kind, status=dice.choice([401, 412, 429, 500, 502, 503]), **where)
    if kind in everywhere:
        return Trouble(kind, **place(dice, (*WRITES, *LISTINGS), most))
    return Trouble(kind, method=dice.choice(LISTINGS))
