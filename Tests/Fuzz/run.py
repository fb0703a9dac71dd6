"""Sends the running program what nobody would: extreme numbers, days, lengths and encodings, missing and repeated fields, in every
field of every page, in every member of the interface for programs and in every option of the command line.

    Tests/Fuzz/run.py [--seconds N] [--seed N] [Web|API|CommandLine]...

    ZEITBLOCK_BINARY    the program under test
    ZEITBLOCK_SECONDS   how long an answer may take, 1 unless said otherwise

The program must live, answer within a second of its own time and 100 MB, refuse without storing anything, and end in order. The
same seed sends the same again. The last line is `N passed, N failed`, where each round on fresh data counts.
"""

import argparse
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

from api import API
from commands import Commands, Slow
from extremes import Extremes
from target import MEGABYTES, SECONDS, Found, Served, copy, fill
from web import Web

ROUND = {"Web": 1_500, "API": 1_500, "CommandLine": 250}
# Seconds in which a round that has begun comes to its end.
ENDS = 300


def described(request) -> str:
    if isinstance(request, list):
        return "zeitblock " + " ".join(repr(part[:300]) for part in request)
    method, target, body, headers = request
    headers = {name: value[:200] for name, value in headers.items() if name not in ("Authorization", "Cookie")}
    return f"{method} {target[:1500]}\n    {headers}\n    {(body or b'')[:3_000]!r}"


class Round:
    """Inputs against one copy of the data. What is found is told and the rest of the round left out."""

    def __init__(self, part: str, seed: int, folder: Path, alone):
        self.part, self.seed, self.alone = part, seed, alone
        self.data = copy(folder / "template", folder / f"{part}-{seed}" / "data")
        (self.data.parent / "events.ics").write_bytes((folder / "events.ics").read_bytes())
        (self.data.parent / "tasks.csv").write_bytes((folder / "tasks.csv").read_bytes())
        self.extremes = Extremes(random.Random(f"{part}{seed}"))
        self.inputs, self.slow, self.last, self.found, self.worst = 0, 0, [], None, (0.0, 0.0)

    def run(self, until: float) -> "Round":
        served = None
        try:
            if self.part == "CommandLine":
                self.commands(until)
            else:
                # The way in is another page where there is a password.
                served = Served(self.data, "correct horse battery" if self.seed % 2 else "").start()
                self.requests(served, until)
                served.stop()
        except Found as found:
            self.found = str(found)
        except Exception:
            self.found = "the fuzzer itself: " + traceback.format_exc()
        finally:
            if served is not None:
                served.kill()
        return self

    def goes_on(self, until: float) -> bool:
        self.inputs += 1
        return self.inputs <= ROUND[self.part] and (time.monotonic() < until or self.inputs == 1)

    def remember(self, request) -> None:
        self.last = [*self.last[-3:], request]

    def requests(self, served: Served, until: float) -> None:
        fuzzer = {"Web": Web, "API": API}[self.part](served, self.extremes)
        warm = None
        steps = served.steps()
        while self.goes_on(until):
            with self.alone(1):
                request = fuzzer.request()
                self.remember(request)
                answer = served.ask(*request)
            fuzzer.notice(request, answer)
            if answer.seconds > SECONDS and not fuzzer.waits(request[1]):
                self.slow += 1
                print(f"{self.part}: {answer.seconds:.1f} s, measured again alone: {described(request)}", flush=True)
                with self.alone(2):
                    answer = served.ask(*request)
                if answer.seconds > SECONDS:
                    raise Found(f"takes {answer.seconds:.1f} s, also alone")
            if answer.megabytes > MEGABYTES:
                raise Found(f"takes {answer.megabytes:.0f} MB")
            if not fuzzer.waits(request[1]):
                self.worst = (max(self.worst[0], answer.seconds), max(self.worst[1], answer.megabytes))
            # A page that is only read is looked at now and then.
            now = served.steps() if request[0] != "GET" or self.inputs % 10 == 0 else steps
            fuzzer.judge(request, answer, steps, now)
            steps = now
            if self.inputs == 200:
                warm = served.memory()
            if warm is not None and served.memory() - warm > MEGABYTES:
                raise Found(f"grew from {warm:.0f} to {served.memory():.0f} MB")
            if self.part == "Web" and self.inputs % 500 == 0:
                fuzzer.walk()

    def commands(self, until: float) -> None:
        fuzzer = Commands(self.data, self.extremes)
        while self.goes_on(until):
            request = fuzzer.request()
            self.remember(request)
            try:
                with self.alone(1):
                    fuzzer.run(request)
            except Slow as slow:
                self.slow += 1
                print(f"{self.part}: {slow}, measured again alone: {described(request)}", flush=True)
                with self.alone(2):
                    fuzzer.run(request)
        fuzzer.examine()

    def tell(self) -> None:
        if self.found is None:
            return shutil.rmtree(self.data.parent)
        print(f"\n{self.part}, round {self.seed}, input {self.inputs}: {self.found}\n  data: {self.data}")
        errors = self.data.parent / "errors"
        if errors.exists() and (said := errors.read_text(errors="replace")[-1500:]):
            print(f"  the program said: {said}")
        for request in self.last:
            print("  ·", described(request))
        sys.stdout.flush()


class Alone:
    """Lets what is measured a second time be the only one that runs."""

    def __init__(self, parts: int):
        self.parts, self.seats = parts, multiprocessing.Semaphore(parts)
        self.door = multiprocessing.Lock()

    def __call__(self, kind: int):
        return _Seat(self, 1 if kind == 1 else self.parts)


class _Seat:
    def __init__(self, alone: Alone, count: int):
        self.alone, self.count = alone, count

    def __enter__(self):
        with self.alone.door:
            for _ in range(self.count):
                self.alone.seats.acquire()

    def __exit__(self, *_):
        for _ in range(self.count):
            self.alone.seats.release()


def fuzz(part: str, seed: int, until: float, folder: Path, alone: Alone) -> tuple[int, int]:
    """Rounds until the time is over: how many went well, and how many did not."""
    passed = failed = inputs = slow = 0
    seconds = megabytes = 0.0
    while time.monotonic() < until or passed + failed == 0:
        one = Round(part, seed + passed + failed, folder, alone).run(until)
        one.tell()
        inputs, slow = inputs + one.inputs, slow + one.slow
        seconds, megabytes = max(seconds, one.worst[0]), max(megabytes, one.worst[1])
        passed, failed = passed + (one.found is None), failed + (one.found is not None)
    print(f"{part}: {inputs} inputs in {passed + failed} rounds, {failed} with something found; {slow} measured again; "
          f"worst {seconds:.2f} s, {megabytes:.0f} MB", flush=True)
    return passed, failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(3)))
    parser.add_argument("parts", nargs="*", default=[])
    given = parser.parse_args()
    parts = given.parts or list(ROUND)
    if unknown := set(parts) - set(ROUND):
        parser.error(f"{', '.join(sorted(unknown))}: there is {', '.join(ROUND)}")
    print(f"seed {given.seed}", flush=True)
    folder = Path(tempfile.mkdtemp(prefix="zeitblock-fuzz-"))
    fill(folder / "template")
    until = time.monotonic() + given.seconds
    alone = Alone(len(parts))
    with multiprocessing.Manager() as manager:
        results = manager.list()

        def work(part):
            results.append(fuzz(part, given.seed, until, folder, alone))

        workers = [multiprocessing.get_context("fork").Process(target=work, args=(part,)) for part in parts]
        for worker in workers:
            worker.start()
        for part, worker in zip(parts, workers):
            worker.join(max(0, until - time.monotonic()) + ENDS)
            if worker.is_alive():
                print(f"{part}: does not end, {ENDS} seconds after its time", flush=True)
                worker.kill()
        missing = len(parts) - len(results)
        passed, failed = sum(one for one, _ in results), sum(other for _, other in results) + missing
    if not failed:
        shutil.rmtree(folder)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
