"""Syncs of one list, against raw requests for the same data, vdirsyncer and python-caldav."""

from . import data, figures, sync_changes
from .radicale import LIST, PROBE, QUERY, USER, Radicale
from .sync_clients import Vdirsyncer, Zeitblock, python_caldav

# Peers take seconds; three pairs with each are enough.
WITH_PEERS = 3


def measure(programs, directory, count, rounds):
    server = Radicale(directory, data.tasks(count))
    try:
        ours, theirs, results = first(programs, directory, server, count, rounds)
        # The second sync compares the whole list once more; from then on marks are known.
        ours.sync()
        results += unchanged(ours, theirs, server, count, rounds)
        return results + sync_changes.measure(ours, theirs, server, f"{count:,} tasks", min(rounds, WITH_PEERS))
    finally:
        server.close()


def first(programs, directory, server, count, rounds):
    """The clients of the last round, which know the list now, and the figures."""
    pairs, work, memory, against_peer, against_reading = [], [], [], [], []
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
        if ours.count() != count:
            raise RuntimeError("not every task has arrived")
        pairs.append((wall, raw))
        work.append((own_work, raw_work))
        memory.append(most)
        if number < WITH_PEERS:
            theirs = Vdirsyncer(f"{directory}/vdirsyncer-{number}", server.address)
            against_peer.append((wall, theirs.sync()))
            against_reading.append((wall, python_caldav(server.address, count)))
    size = f"{count:,} tasks"
    return ours, theirs, [
        figures.share(f"first sync, {size}", pairs, "raw `calendar-query`", 1.5),
        figures.share(f"first sync, {size}, processor time with the server's", work,
                      "raw `calendar-query`, the server's"),
        figures.times_faster(f"first sync, {size}", against_peer, "vdirsyncer, first sync", 3),
        figures.times_faster(f"first sync, {size}", against_reading, "python-caldav, reading alone"),
        figures.alone(f"most memory of the first sync, {size}", memory, "MB", 150),
    ]


def raw_query(server):
    """Milliseconds, and milliseconds of the server's processor time."""
    begin = server.worked()
    return server.ask("REPORT", LIST, QUERY), server.worked() - begin


def unchanged(ours, theirs, server, count, rounds):
    raw = [(ours.sync()[0], server.ask("PROPFIND", f"/{USER}/", PROBE)) for _ in range(rounds)]
    peer = [(ours.sync()[0], theirs.sync()) for _ in range(min(rounds, WITH_PEERS))]
    name = f"sync without a change, {count:,} tasks"
    return [
        figures.share(name, raw, "raw `PROPFIND`", 1.3),
        figures.times_faster(name, peer, "vdirsyncer", 2.5),
    ]
