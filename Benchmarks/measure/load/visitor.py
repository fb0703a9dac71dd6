"""Somebody who reads and writes one thing after the other, partly with forms and partly as a program with a token."""

import asyncio
import json
import time
import urllib.parse
import uuid

from . import wire

READS = ["/backlog", "/backlog?page=2", "/day", "/matrix", "/abcde", "/focus", "/all?q=rechnung", "/api/v1/tasks?limit=50",
         "/api/v1/next", "/api/v1/tags"]
# Two of five requests change something, once a visitor has the tasks for it.
DEEDS = ["read"] * 12 + ["add", "add", "rename", "rename", "move", "complete", "delete", "undo"]
MOST = 20


class Visitor:
    def __init__(self, number, server, chance, ledger):
        self.number, self.chance, self.ledger = number, chance, ledger
        self.wire = wire.Wire(server.host, server.port)
        self.as_browser = [("Cookie", server.cookie), ("Origin", server.origin),
                           ("Content-Type", "application/x-www-form-urlencoded")]
        self.as_program = [("Authorization", f"Bearer {server.token}"), ("Content-Type", "application/json")]
        self.mine = []
        self.made = 0

    async def work(self, deadline):
        while time.monotonic() < deadline:
            deed = self.chance.choice(DEEDS)
            if deed not in ("read", "add", "undo") and not self.mine or deed == "undo" and not self.mine:
                deed = "add"
            if deed == "add" and len(self.mine) >= MOST:
                deed = "delete"
            try:
                await getattr(self, deed)()
            except (OSError, EOFError, asyncio.LimitOverrunError) as error:
                self.ledger.wrong(f"{deed}: the connection broke ({error!r})")
                self.wire.close()
        self.wire.close()

    async def read(self):
        path = self.chance.choice(READS)
        if path.startswith("/api/"):
            await self.ask("read as a program", "GET", path, self.as_program, 200)
        else:
            await self.ask("page", "GET", path, self.as_browser[:1], 200)

    async def add(self):
        title, task = self.title(), str(uuid.UUID(int=self.chance.getrandbits(128), version=4))
        if self.chance.random() < 0.5:
            accepted = await self.form("add", "/tasks", {"key": task, "title": title, "list": "local"})
        else:
            answer = await self.program("POST", "/tasks", {"title": title}, 201)
            accepted = answer is not None
            task = json.loads(answer.body)["id"] if accepted else task
        if accepted:
            self.mine.append(task)
            self.ledger.keep(task, title)

    async def rename(self):
        task, title = self.chance.choice(self.mine), self.title()
        if self.chance.random() < 0.5:
            accepted = await self.form("rename", f"/tasks/{task}/rename", {"title": title})
        else:
            accepted = await self.program("PATCH", f"/tasks/{task}", {"title": title}, 200)
        if accepted:
            self.ledger.keep(task, title, self.ledger.tasks[task][1])

    async def move(self):
        task, end = self.chance.choice(self.mine), self.chance.choice(["top", "bottom"])
        if self.chance.random() < 0.5:
            accepted = await self.form("move", f"/tasks/{task}/move", {"to": end})
        else:
            accepted = await self.program("POST", f"/tasks/{task}/move", {"to": end}, 200)
        if accepted:
            self.ledger.move()

    async def complete(self):
        task = self.chance.choice(self.mine)
        if self.chance.random() < 0.5:
            accepted = await self.form("complete", f"/tasks/{task}/complete", {})
        else:
            accepted = await self.program("POST", f"/tasks/{task}/complete", {}, 200)
        if accepted:
            self.ledger.keep(task, self.ledger.tasks[task][0], True)

    async def delete(self):
        task = self.chance.choice(self.mine)
        if self.chance.random() < 0.5:
            accepted = await self.form("delete", f"/tasks/{task}/delete", {})
        else:
            accepted = await self.program("DELETE", f"/tasks/{task}", None, 200, 204)
        if accepted:
            self.mine.remove(task)
            self.ledger.drop(task)

    async def undo(self):
        """Completes a task and takes exactly that back. Where somebody else's change has come between, the answer has to be
        409, and the task has to stay completed."""
        open_ones = [task for task in self.mine if not self.ledger.tasks[task][1]]
        if not open_ones:
            return await self.read()
        task = self.chance.choice(open_ones)
        answer = await self.program("POST", f"/tasks/{task}/complete", {}, 200)
        if not answer:
            return None
        title = self.ledger.tasks[task][0]
        self.ledger.keep(task, title, True)
        number = json.loads(answer.body)["number"]
        answer = await self.program("POST", "/undo", {"expected": number}, 200, 409)
        if answer and answer.status == 200:
            self.ledger.keep(task, title, False)
        elif answer:
            self.ledger.outrun += 1
        return None

    def title(self):
        """Never the same twice, and good enough to stay as it is."""
        self.made += 1
        return f"Bericht {self.number}-{self.made} lesen"

    async def form(self, kind, path, fields):
        body = urllib.parse.urlencode(fields).encode()
        return await self.ask("change with a form", "POST", path, self.as_browser, 303, body=body)

    async def program(self, method, path, value, *expected):
        body = b"" if value is None else json.dumps(value).encode()
        return await self.ask("change as a program", method, "/api/v1" + path, self.as_program, *expected, body=body)

    async def ask(self, kind, method, path, headers, *expected, body=b""):
        """The answer, or nil where it is not what was expected, which is an error."""
        begin = time.perf_counter()
        answer = await self.wire.ask(method, path, headers, body)
        self.ledger.timed(kind, begin)
        if answer.status in expected:
            return answer
        self.ledger.wrong(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        return None
