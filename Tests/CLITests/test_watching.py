"""Syncs that go on by themselves, and syncs of several programs on the same data."""

import fcntl
import json
import os
import signal
import socket
import subprocess
import threading
import time

import pytest
from another_client import Gate, another, needs_servers  # noqa: F401
from patience import PATIENCE, until
from test_syncing import connected  # noqa: F401

@pytest.fixture
def start(program):
    """Starts the program beside the test and ends it with it, or before, so that nobody waits for a line for ever."""
    started, timers = [], []

    def begin(*arguments):
        process = subprocess.Popen(
            program.command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=program.environment)
        started.append(process)
        timers.append(threading.Timer(2 * PATIENCE, process.kill))
        timers[-1].start()
        return process

    yield begin
    for timer in timers:
        timer.cancel()
    for process in started:
        process.kill()
        process.communicate()


def stop(process, number=signal.SIGINT):
    process.send_signal(number)
    output, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    return output


@needs_servers
def test_watching_sends_changes_of_other_commands_and_ends_with_ctrl_c(connected, another, start):
    another.put("a", "there already")
    watch = start("sync", "--watch")
    assert "Ctrl+C" in watch.stdout.readline()
    assert any(f"“{another.name}”: 1 new in Zeitblock" in line for line in watch.stdout)
    connected.ok("add", "made meanwhile", "--list", another.name)
    until(lambda: "SUMMARY:made meanwhile" in another.texts())
    stop(watch)


@needs_servers
def test_watching_prints_one_object_for_each_sync(connected, another, start):
    another.put("a", "there already")
    watch = start("sync", "--watch", "--json")
    first = json.loads(watch.stdout.readline())
    assert first["failure"] is None and first["at"].endswith("Z")
    assert {"added": 1, "name": another.name}.items() <= next(
        part for part in first["lists"] if part["name"] == another.name).items()
    stop(watch, signal.SIGTERM)


def test_watching_without_accounts_is_refused(program):
    assert "account add" in program.fails(1, "sync", "--watch")


@needs_servers
def test_a_sync_waits_for_another_and_says_so(connected, start):
    connected.ok("sync")
    with (connected.data / "sync.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.write("4711")
        lock.flush()
        sync = start("sync")
        assert "Waiting for another sync of this data (process 4711)" in sync.stderr.readline()
        assert sync.poll() is None
    output, errors = sync.communicate(timeout=PATIENCE)
    assert (sync.returncode, errors) == (0, "") and "Nothing changed." in output


@needs_servers
def test_a_lock_left_by_a_killed_sync_stops_nobody(connected, another, start):
    watch = start("sync", "--watch")
    watch.stdout.readline()
    watch.kill()
    watch.wait()
    connected.ok("sync")


@needs_servers
def test_the_last_result_can_be_read(program, another):
    way = Gate(another.origin)
    program.ok(
        "account", "add", "caldav", way.address, "--user", another.user, "--password-stdin", text=another.password)
    [before] = program.json("sync", "--status")
    assert before["finishedAt"] is None and before["problems"] == []
    assert "Not synced yet." in program.ok("sync", "--status")
    another.put("a", "A")
    program.ok("sync")
    [after] = program.json("sync", "--status")
    assert after["completedAt"] == after["finishedAt"] and after["received"] >= 1
    program.ok("add", "waits", "--list", another.name)
    way.take_away()
    program.run("sync")
    [failed] = program.json("sync", "--status")
    assert failed["completedAt"] == after["completedAt"] and failed["waiting"] == 1
    assert [problem["code"] for problem in failed["problems"]] == ["unreachable"]
    assert "1 change waiting" in program.ok("sync", "--status")


class Silence:
    """A server that takes a request and never answers."""

    def __init__(self):
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.asked = threading.Event()
        self.held = []
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        connection, _ = self.socket.accept()
        self.held.append(connection)
        connection.recv(65536)
        self.asked.set()


@needs_servers
@pytest.mark.parametrize("verb", [["serve", "--port", "0"], ["sync", "--watch"]], ids=["serve", "watch"])
def test_a_request_that_hangs_keeps_no_program_from_ending(program, another, start, verb):
    way = Gate(another.origin)
    program.ok(
        "account", "add", "caldav", way.address, "--user", another.user, "--password-stdin", text=another.password)
    silence = Silence()
    way.target = "127.0.0.1", silence.port
    process = start(*verb)
    process.stdout.readline()
    assert silence.asked.wait(PATIENCE)
    began = time.monotonic()
    stop(process, signal.SIGTERM)
    # A request is waited for three seconds; given up by itself it would be only much later.
    assert time.monotonic() - began < 20
    way.lead_to(another.origin)
    program.ok("sync")


@needs_servers
def test_the_server_answers_before_the_first_sync_has_ended(program, another, start):
    way = Gate(another.origin)
    program.ok(
        "account", "add", "caldav", way.address, "--user", another.user, "--password-stdin", text=another.password)
    silence = Silence()
    way.target = "127.0.0.1", silence.port
    process = start("serve", "--port", "0", "--json")
    origin = json.loads(process.stdout.readline())["origin"]
    assert silence.asked.wait(PATIENCE)
    host, port = origin.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        assert connection.recv(100).startswith(b"HTTP/1.1 200")
