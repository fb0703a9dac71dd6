"""The first sync and one without a change, against raw requests for the same data and against vdirsyncer."""

import base64
import http.client
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time
import uuid

import bcrypt

from . import data, figures
from .service import free_port, wait_for

USER, PASSWORD = "alice", "secret"
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
        self.fill(made)
        self.configure()
        program = pathlib.Path(sys.executable).parent / "radicale"
        self.process = subprocess.Popen([program, "--config", self.folder / "config"], stderr=subprocess.DEVNULL)
        wait_for(self.port)
        # Radicale reads every file once and keeps what it found: that is its own business, not a client's.
        self.ask("REPORT", f"/{USER}/tasks/", QUERY)
        self.ask("PROPFIND", f"/{USER}/", PROBE)
        # Until twenty thousand new files are on the disk, whoever waits for the disk waits for them.
        os.sync()

    def fill(self, made):
        tasks = self.folder / "collections" / "collection-root" / USER / "tasks"
        tasks.mkdir(parents=True)
        properties = {"tag": "VCALENDAR", "D:displayname": "Tasks", "C:supported-calendar-component-set": "VTODO"}
        (tasks / ".Radicale.props").write_text(json.dumps(properties))
        chance = random.Random(data.SEED)
        for task in made:
            uid = str(uuid.UUID(int=chance.getrandbits(128), version=4))
            (tasks / f"{uid}.ics").write_bytes(data.as_todo(uid, task))

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
        """Milliseconds until the whole answer is here."""
        secret = base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        fields = {"Authorization": f"Basic {secret}", "Content-Type": "application/xml; charset=utf-8", "Depth": "1"}
        begin = time.perf_counter()
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request(method, path, body, fields)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status != 207:
            raise RuntimeError(f"{method} was answered {answer.status}: {text[:200]}")
        return (time.perf_counter() - begin) * 1000

    def worked(self):
        """Milliseconds of processor time the server has used so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")

    def close(self):
        self.process.terminate()
        self.process.wait()


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

    def count(self):
        command = [self.program, "list", "--data", self.directory, "--json"]
        done = subprocess.run(command, env=self.environment, check=True, capture_output=True, text=True)
        return len(re.findall(r'"title"', done.stdout))


class Vdirsyncer:
    """The same list, kept as files."""

    def __init__(self, directory, address):
        self.folder = pathlib.Path(directory)
        self.folder.mkdir()
        (self.folder / "config").write_text(
            f'[general]\nstatus_path = "{self.folder}/status/"\n[pair tasks]\na = "here"\nb = "there"\n'
            f'collections = ["tasks"]\n[storage here]\ntype = "filesystem"\npath = "{self.folder}/files/"\n'
            f'fileext = ".ics"\n[storage there]\ntype = "caldav"\nurl = "{address}/{USER}/"\nusername = "{USER}"\n'
            f'password = "{PASSWORD}"\nitem_types = ["VTODO"]\n')
        self.run("discover", b"y\n")

    def run(self, verb, answer=b""):
        program = pathlib.Path(sys.executable).parent / "vdirsyncer"
        begin = time.perf_counter()
        subprocess.run([program, "-c", self.folder / "config", verb], input=answer, check=True, capture_output=True)
        return (time.perf_counter() - begin) * 1000


def measure(programs, directory, count, rounds):
    server = Radicale(directory, data.tasks(count))
    try:
        return figures_of(programs, directory, server, count, rounds)
    finally:
        server.close()


def raw_query(server):
    """Milliseconds, and milliseconds of the server's processor time."""
    begin = server.worked()
    return server.ask("REPORT", f"/{USER}/tasks/", QUERY), server.worked() - begin


def figures_of(programs, directory, server, count, rounds):
    first, work, memory, against_peer, still = [], [], [], [], []
    for number in range(rounds):
        ours = Zeitblock(programs.zeitblock, f"{directory}/first-{number}", server.address)
        # Whoever comes second meets a server that is still tidying up: each comes first as often as the other.
        if number % 2 == 0:
            raw, raw_work = raw_query(server)
        begin = server.worked()
        wall, most, own_work = ours.sync()
        own_work += server.worked() - begin
        if number % 2 == 1:
            raw, raw_work = raw_query(server)
        work.append((own_work, raw_work))
        if ours.count() != count:
            raise RuntimeError("not every task has arrived")
        first.append((wall, raw))
        memory.append(most)
        if number < 2:
            theirs = Vdirsyncer(f"{directory}/vdirsyncer-{number}", server.address)
            against_peer.append((wall, theirs.run("sync")))
    # The second sync compares the whole list once more; from then on marks are known.
    ours.sync()
    for _ in range(rounds):
        still.append((ours.sync()[0], server.ask("PROPFIND", f"/{USER}/", PROBE)))
    size = f"{count:,} tasks"
    return [
        figures.share(f"first sync, {size}", first, "raw `calendar-query`", 1.5),
        figures.share("the same, processor time with the server's", work, "raw `calendar-query`, the server's"),
        figures.times_faster(f"first sync, {size}", against_peer, "vdirsyncer, first sync", 3),
        figures.share(f"sync without a change, {size}", still, "raw `PROPFIND`", 1.3),
        figures.alone(f"most memory of the first sync, {size}", memory, "MB", 150),
    ]
