"""A sync that brings changes both ways: fifty titles changed on the server, fifty here."""

import random
import time

from . import data, figures
from .radicale import PROBE, USER
from .raw_client import RawClient

EACH_WAY = 50


class Changes:
    """Fifty tasks to be changed on the server and fifty others to be changed by one client, each time others."""

    def __init__(self, server, chance, number):
        chosen = chance.sample(sorted(server.tasks), 2 * EACH_WAY)
        self.server, self.there, self.here = server, chosen[:EACH_WAY], chosen[EACH_WAY:]
        self.mark_there, self.mark_here = f"dort-{number}-", f"hier-{number}-"

    def change_there(self):
        """As if another client had written them: Radicale takes up what has changed among its files."""
        for uid in self.there:
            (self.server.files / f"{uid}.ics").write_bytes(self.text(uid, self.mark_there))
        self.server.ask("PROPFIND", f"/{USER}/", PROBE)

    def text(self, uid, mark):
        return data.as_todo(uid, self.server.tasks[uid] | {"title": mark + uid[:8]})

    def check(self, client):
        """That everything has arrived on both sides."""
        texts = [(self.server.files / f"{uid}.ics").read_text() for uid in self.here]
        if client.count(self.mark_there) != EACH_WAY or not all(self.mark_here in text for text in texts):
            raise RuntimeError(f"{type(client).__name__} has not brought every change")


def measure(ours, theirs, server, size, rounds):
    """Each round all three in turn, each with changes of its own after it has seen those of the others."""
    raw, chance = RawClient(server), random.Random(data.SEED)
    numbers = iter(range(3 * rounds))

    def changes():
        return Changes(server, chance, next(numbers))

    times = [(of_client(ours, changes()), of_raw(raw, changes()), of_client(theirs, changes())) for _ in range(rounds)]
    name = f"sync of {EACH_WAY} changes each way, {size}"
    return [
        figures.share(name, [(own, least) for own, least, _ in times], "raw requests", 1.2),
        figures.times_faster(name, [(own, peer) for own, _, peer in times], "vdirsyncer", 1.3),
    ]


def of_client(client, changes):
    client.sync()
    changes.change_there()
    for uid in changes.here:
        client.rename(uid, changes.mark_here + uid[:8])
    milliseconds = timed(client.sync)
    changes.check(client)
    return milliseconds


def of_raw(raw, changes):
    raw.catch_up()
    changes.change_there()
    texts = {uid: changes.text(uid, changes.mark_here) for uid in changes.here}
    milliseconds = timed(lambda: raw.sync(texts))
    changes.check(raw)
    return milliseconds


def timed(work):
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) * 1000
