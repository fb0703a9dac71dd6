"""HTTP over one connection that stays open, as a browser or a program keeps it."""

import asyncio
import dataclasses


@dataclasses.dataclass
class Answer:
    status: int
    headers: dict
    body: bytes


class Wire:
    """One connection. It is only made anew where the server has said that it ends."""

    def __init__(self, host, port):
        self.host, self.port = host, port
        self.reader = self.writer = None

    async def ask(self, method, target, headers=(), body=b""):
        if not self.writer:
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(self.head(method, target, headers, len(body)) + body)
        await self.writer.drain()
        answer = await self.head_of_answer()
        answer.body = await self.reader.readexactly(int(answer.headers.get("content-length", 0)))
        if answer.headers.get("connection", "").lower() == "close":
            self.close()
        return answer

    async def listen(self, target, headers):
        """The lines of an answer that does not end."""
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(self.head("GET", target, headers, 0))
        answer = await self.head_of_answer()
        if answer.status != 200:
            raise ConnectionError(f"{target} was answered with {answer.status}")
        while line := await self.reader.readline():
            yield line.strip()

    def close(self):
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None

    def head(self, method, target, headers, length):
        lines = [f"{method} {target} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        lines += [f"{name}: {value}" for name, value in headers]
        if method != "GET":
            lines.append(f"Content-Length: {length}")
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def head_of_answer(self):
        text = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        first, *fields = text.rstrip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (field.partition(":") for field in fields)}
        return Answer(int(first.split()[1]), headers, b"")
