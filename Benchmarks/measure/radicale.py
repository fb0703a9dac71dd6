"""A CalDAV server on this machine with one list of tasks, and what a client can ask it."""

import base64
import http.client
import json
import os
import pathlib
import random
import subprocess
import sys
import time
import uuid

import bcrypt

from . import data
from .service import free_port, wait_for

USER, PASSWORD = "alice", "secret"
LIST = f"/{USER}/tasks/"
NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"'
QUERY = (f'<?xml version="1.0" encoding="utf-8"?><C:calendar-query {NAMESPACES}><D:prop><D:getetag/><C:calendar-data/>'
         '</D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VTODO"/></C:comp-filter></C:filter>'
         '</C:calendar-query>')
PROBE = (f'<?xml version="1.0" encoding="utf-8"?><D:propfind {NAMESPACES}><D:prop><D:resourcetype/><D:sync-token/>'
         '</D:prop></D:propfind>')


class Radicale:
    """A server with one list of tasks."""

    def __init__(self, directory, made):
        self.folder, self.port = pathlib.Path(directory, "radicale"), free_port()
        self.tasks = {}
        self.fill(made)
        self.configure()
        program = pathlib.Path(sys.executable).parent / "radicale"
        self.process = subprocess.Popen([program, "--config", self.folder / "config"], stderr=subprocess.DEVNULL)
        wait_for(self.port)
        # Radicale reads every file once and keeps what it found: that is its own business, not a client's.
        self.ask("REPORT", LIST, QUERY)
        self.ask("PROPFIND", f"/{USER}/", PROBE)
        # Until twenty thousand new files are on the disk, whoever waits for the disk waits for them.
        os.sync()

    def fill(self, made):
        self.files = self.folder / "collections" / "collection-root" / USER / "tasks"
        self.files.mkdir(parents=True)
        properties = {"tag": "VCALENDAR", "D:displayname": "Tasks", "C:supported-calendar-component-set": "VTODO"}
        (self.files / ".Radicale.props").write_text(json.dumps(properties))
        chance = random.Random(data.SEED)
        for task in made:
            uid = str(uuid.UUID(int=chance.getrandbits(128), version=4))
            self.tasks[uid] = task
            (self.files / f"{uid}.ics").write_bytes(data.as_todo(uid, task))

    def configure(self):
        secret = bcrypt.hashpw(PASSWORD.encode(), bcrypt.gensalt(4)).decode()
        (self.folder / "users").write_text(f"{USER}:{secret}\n")
        (self.folder / "config").write_text(
            f"[server]\nhosts = 127.0.0.1:{self.port}\n[auth]\ntype = htpasswd\n"
            f"htpasswd_filename = {self.folder}/users\nhtpasswd_encryption = bcrypt\ndelay = 0\n"
            f"[storage]\nfilesystem_folder = {self.folder}/collections\n[web]\ntype = none\n"
            "[logging]\nlevel = error\n")

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def ask(self, method, path, body):
        """Milliseconds until the whole answer is here, on a connection of its own."""
        begin = time.perf_counter()
        with Talk(self.port) as talk:
            talk.ask(method, path, body)
        return (time.perf_counter() - begin) * 1000

    def worked(self):
        """Milliseconds of processor time the server has used so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def close(self):
        self.process.terminate()
        self.process.wait()


class Talk:
    """Requests of one connection that is kept open where the server keeps it."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        secret = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        self.fields = {"Authorization": f"Basic {secret}", "Depth": "1"}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()

    def ask(self, method, path, body):
        return self.send(method, path, body, {"Content-Type": "application/xml; charset=utf-8"})[0]

    def put(self, path, text, tag=None):
        """The new ETag; `tag` is the one it has to replace."""
        fields = {"Content-Type": "text/calendar; charset=utf-8"} | ({"If-Match": tag} if tag else {})
        return self.send("PUT", path, text, fields)[1]["ETag"]

    def send(self, method, path, body, fields):
        self.connection.request(method, path, body, self.fields | fields)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status not in (201, 204, 207):
            raise RuntimeError(f"{method} was answered {answer.status}: {text[:200]}")
        return text, answer.headers
