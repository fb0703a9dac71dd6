"""A load from its beginning to its end, and what there is to say about it."""

import asyncio
import dataclasses
import random
import subprocess
import time
import urllib.parse

from . import ledger, listener, visitor

SEED = 7
LISTENERS = 16
# How long an open page may take to hear of the last change.
PATIENCE = 30


@dataclasses.dataclass
class Target:
    """The server as visitors know it."""

    host: str
    port: int
    origin: str
    cookie: str
    token: str


@dataclasses.dataclass
class Outcome:
    account: ledger.Ledger
    lost: list
    # Seconds since the beginning and megabytes.
    memory: list
    # Open pages that were cut off, or did not hear of the last change.
    deaf: int
    # Changes the open pages were told of.
    told: int
    seconds: float


def target(program, directory, service):
    """A token of its own for the visitors that are programs."""
    token = subprocess.run(
        [program, "token", "add", "load", "--data", directory, "--quiet"], check=True, capture_output=True, text=True)
    parts = urllib.parse.urlsplit(service.origin)
    return Target(parts.hostname, parts.port, service.origin, service.cookie, token.stdout.strip())


def run(program, directory, service, visitors, seconds):
    where = target(program, directory, service)
    account = ledger.Ledger(ledger.stored(program, directory))
    begin = time.monotonic()
    memory, deaf, told = asyncio.run(work(where, account, service, visitors, seconds))
    duration = time.monotonic() - begin
    return Outcome(account, account.lost(ledger.stored(program, directory)), memory, deaf, told, duration)


async def work(where, account, service, visitors, seconds):
    listeners = [listener.Listener(where) for _ in range(LISTENERS)]
    listening = [asyncio.create_task(each.listen()) for each in listeners]
    await asyncio.gather(*(each.has_begun.wait() for each in listeners))
    watching = asyncio.create_task(watch(service, max(1, min(30, seconds / 20)), memory := []))
    deadline = time.monotonic() + seconds
    crowd = [visitor.Visitor(number, where, random.Random(f"{SEED}-{number}"), account) for number in range(visitors)]
    await asyncio.gather(*(each.work(deadline) for each in crowd))
    told = sum(each.changes for each in listeners)
    deaf = await count_deaf(listeners, crowd[0])
    memory.append((memory[-1][0], service.resident_megabytes()))
    for each in [watching, *listening]:
        each.cancel()
    await asyncio.gather(watching, *listening, return_exceptions=True)
    return memory, deaf, told


async def watch(service, pause, memory):
    begin = time.monotonic()
    while True:
        memory.append((time.monotonic() - begin, service.resident_megabytes()))
        await asyncio.sleep(pause)


async def count_deaf(listeners, somebody):
    """One change more, which every open page has to hear of."""
    await asyncio.sleep(1)
    before = [each.changes for each in listeners]
    await somebody.add()
    somebody.wire.close()
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and any(each.changes == old for each, old in zip(listeners, before)):
        await asyncio.sleep(0.1)
    return sum(each.has_ended or each.changes == old for each, old in zip(listeners, before))
