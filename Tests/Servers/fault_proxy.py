"""A proxy before a CalDAV server that fails on request.

Faults are armed over the proxy itself: POST /__fault with a JSON object

    {"kind": "status", "method": "REPORT", "path": "/alice/", "times": 1, "status": 500}

`kind` is one of the functions of `Faults`; `method` and `path` (a part of the path) say which requests it meets, both
optional; `times` how many of them, 1 if left out. DELETE /__fault disarms all. GET /__log returns the requests since
the last DELETE as a JSON list of "METHOD path". Each armed fault meets the first requests that fit.
"""

import base64
import contextlib
import http.client
import json
import socket
import ssl
import struct
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "proxy-connection"}
EMPTY_LIST = b'<?xml version="1.0"?><multistatus xmlns="DAV:"/>'


@dataclass
class Fault:
    kind: str
    method: str = ""
    path: str = ""
    times: int = 1
    status: int = 500
    seconds: float = 0
    body: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    def meets(self, method: str, path: str) -> bool:
        return self.times > 0 and self.method in ("", method) and self.path in path


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Faults:
    """What can go wrong, one function each; `proxied` asks the real server."""

    @staticmethod
    def status(handler: "Handler", fault: Fault) -> None:
        """Answers without asking the server."""
        handler.answer(Answer(fault.status, list(fault.headers.items()), fault.body.encode()))

    @staticmethod
    def lost_answer(handler: "Handler", _: Fault) -> None:
        """The server does it, the client never hears of it."""
        handler.proxied()
        handler.reset()

    @staticmethod
    def empty_list(handler: "Handler", _: Fault) -> None:
        """A well-formed 207 without a single row."""
        handler.answer(Answer(207, [("Content-Type", "application/xml")], EMPTY_LIST))

    @staticmethod
    def truncated(handler: "Handler", _: Fault) -> None:
        """Half of the body, declared as if it were all."""
        answer = handler.proxied()
        handler.answer(Answer(answer.status, answer.headers, answer.body[: len(answer.body) // 2]))

    @staticmethod
    def reset(handler: "Handler", _: Fault) -> None:
        """Half of the body, then the connection breaks."""
        answer = handler.proxied()
        handler.head(answer, len(answer.body))
        handler.wfile.write(answer.body[: len(answer.body) // 2])
        handler.wfile.flush()
        handler.reset()

    @staticmethod
    def delay(handler: "Handler", fault: Fault) -> None:
        """The right answer, late; a client that stopped waiting is no matter."""
        time.sleep(fault.seconds)
        with contextlib.suppress(OSError):
            handler.answer(handler.proxied())

    @staticmethod
    def cut_rows(handler: "Handler", fault: Fault) -> None:
        """Only the first row, then a row with status 507 for the collection (RFC 6578 section 3.6)."""
        answer = handler.proxied()
        name = handler.path.encode()
        row = b'<Z:response xmlns:Z="DAV:"><Z:href>%s</Z:href><Z:status>HTTP/1.1 507 Cut</Z:status></Z:response>' % name
        end = answer.body.rindex(b"</")
        handler.answer(Answer(answer.status, answer.headers, answer.body[:end] + row + answer.body[end:]))

    @staticmethod
    def without_etags(handler: "Handler", _: Fault) -> None:
        """Every ETag property renamed, every ETag header gone."""
        answer = handler.proxied()
        headers = [(name, value) for name, value in answer.headers if name.lower() != "etag"]
        handler.answer(Answer(answer.status, headers, answer.body.replace(b"getetag", b"noetag")))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Otherwise every answer waits 40 ms for the client's delayed acknowledgement.
    disable_nagle_algorithm = True
    server: "FaultProxy"

    def handle_any(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        self.request_body = self.rfile.read(length)
        if self.path in ("/__fault", "/__log"):
            self.control()
            return
        self.server.log.append(f"{self.command} {self.path}")
        if not self.is_allowed():
            self.answer(Answer(401, [("WWW-Authenticate", 'Basic realm="test"')], b""))
            return
        fault = self.server.take(self.command, self.path)
        if fault is None:
            self.answer(self.proxied())
        else:
            getattr(Faults, fault.kind)(self, fault)

    do_GET = do_HEAD = do_PUT = do_DELETE = do_POST = do_OPTIONS = handle_any
    do_PROPFIND = do_PROPPATCH = do_REPORT = do_MKCALENDAR = do_MKCOL = do_MOVE = handle_any

    def control(self) -> None:
        if self.command == "DELETE":
            self.server.disarm()
        elif self.command == "POST":
            fault = Fault(**json.loads(self.request_body))
            getattr(Faults, fault.kind)  # An unknown kind must fail here, in the test that armed it.
            self.server.arm(fault)
        self.answer(Answer(200, [("Content-Type", "application/json")], json.dumps(self.server.log).encode()))

    def is_allowed(self) -> bool:
        return self.server.authorization in (None, self.headers.get("Authorization"))

    def proxied(self) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.target, timeout=60)
        headers = {name: value for name, value in self.headers.items() if name.lower() not in HOP_BY_HOP}
        headers.pop("Accept-Encoding", None)
        if self.server.authorization is not None:
            headers.pop("Authorization", None)
        with contextlib.closing(connection):
            connection.request(self.command, self.path, self.request_body, headers)
            response = connection.getresponse()
            kept = [
                (name, value)
                for name, value in response.getheaders()
                if name.lower() not in HOP_BY_HOP | {"content-length"}
            ]
            return Answer(response.status, kept, response.read())

    def answer(self, answer: Answer) -> None:
        self.head(answer, len(answer.body))
        if self.command != "HEAD":
            self.wfile.write(answer.body)

    def head(self, answer: Answer, length: int) -> None:
        self.send_response_only(answer.status)
        for name, value in answer.headers:
            self.send_header(name, value)
        if answer.status != 204:
            self.send_header("Content-Length", str(length))
        self.end_headers()

    def reset(self) -> None:
        """Ends the connection with RST instead of a polite end."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.close_connection = True
        self.connection.close()

    def log_message(self, *_: object) -> None:
        """Silent: the tests read `/__log`."""


class FaultProxy(ThreadingHTTPServer):
    """Listens on a free port of 127.0.0.1 for the server on port `target`, in a thread of its own."""

    daemon_threads = True

    def __init__(
        self,
        target: int,
        user: str | None = None,
        password: str = "",
        certificate: Path | None = None,
        key: Path | None = None,
    ) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.target = target
        self.port = self.server_address[1]
        self.log: list[str] = []
        self.faults: list[Fault] = []
        self.lock = threading.Lock()
        secret = base64.b64encode(f"{user}:{password}".encode()).decode()
        self.authorization = None if user is None else f"Basic {secret}"
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate, key)
            self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)

    def __enter__(self) -> "FaultProxy":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.server_close()

    def handle_error(self, request: object, client_address: object) -> None:
        """Broken connections are what this program is for."""

    def arm(self, fault: Fault) -> None:
        with self.lock:
            self.faults.append(fault)

    def disarm(self) -> None:
        with self.lock:
            self.faults.clear()
            self.log.clear()

    def take(self, method: str, path: str) -> Fault | None:
        with self.lock:
            for fault in self.faults:
                if fault.meets(method, path):
                    fault.times -= 1
                    return fault
        return None
