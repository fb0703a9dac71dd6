"""Accounts and syncing against the real servers that Tests/Servers/servers.py starts."""

import os
import urllib.error

import pytest

from another_client import Gate, another, needs_servers  # noqa: F401

REFUSED, USAGE, NETWORK, DENIED = 1, 2, 4, 5


@pytest.fixture
def connected(program, another):  # noqa: F811
    program.ok(
        "account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin",
        text=another.password + "\n")
    return program


PROGRESS = {
    "en_US.UTF-8": ["Reading “{}” …", "Sent 50 of 120 changes …", "Sent 100 of 120 changes …"],
    "de_DE.UTF-8": ["„{}“ wird gelesen …", "50 von 120 Änderungen gesendet …", "100 von 120 Änderungen gesendet …"],
}


def mine(program, another) -> list[dict]:
    return program.json("list", "--list", another.name)


@needs_servers
def test_syncing_tells_what_came_and_on_request_the_ranked_tasks(connected, another):
    another.put("a", "Zahnarzt #30min", "PRIORITY:1\nDUE;VALUE=DATE:29991224\nCATEGORIES:arzt")
    another.put("b", "Milch")
    told = connected.ok("sync")
    assert f"“{another.name}”: 2 new in Zeitblock." in told and "Zahnarzt" not in told
    assert connected.ok("sync") == "Nothing changed.\n"
    output = connected.ok("sync", "--tasks")
    first, second = output.splitlines()[-2:]
    assert first.split()[1:6] == ["Zahnarzt", "#30min", "30m", "high", "#arzt"] and "Tue 24 Dec 2999" in first
    assert second.split()[1:4] == ["Milch", "15m*", "low"]
    texts = another.get("a"), another.get("b")
    again = connected.ok("sync", "--tasks")
    assert again.splitlines()[0] == "Nothing changed."
    assert again.splitlines()[1:] == output.splitlines()[-len(again.splitlines()) + 1:]
    assert (another.get("a"), another.get("b")) == texts


@needs_servers
def test_a_terminal_is_told_how_far_a_sync_has_come(speaking, another, tmp_path):  # noqa: F811
    speaking.ok(
        "account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin",
        text=another.password + "\n")
    another.put("a", "first")
    tasks = tmp_path / "tasks.csv"
    tasks.write_text("\n".join(["title", *(f"Task {number}" for number in range(120))]))
    speaking.ok("import", str(tasks), "--list", another.name)
    told = [line for line in speaking.shown("sync").splitlines() if line.endswith(" …")]
    # Other tests have lists in the same account.
    expected = [line.format(another.name) for line in PROGRESS[speaking.environment["LANG"]]]
    assert [line for line in told if line in expected or "120" in line] == expected
    another.put("b", "second")
    assert " …" not in speaking.shown("sync", "--quiet")


@needs_servers
def test_a_sync_in_the_background_leaves_the_positions_alone(connected, another):
    another.put("a", "first")
    another.put("b", "second")
    connected.ok("sync")
    connected.ok("list", "--list", another.name)
    connected.ok("move", "2", "1")
    connected.ok("sync")
    connected.ok("done", "1")
    assert [task["title"] for task in mine(connected, another)] == ["second"]


@needs_servers
def test_a_reminder_added_elsewhere_comes_last_and_one_deleted_elsewhere_goes(connected, another):
    another.put("a", "first")
    another.put("b", "second")
    connected.ok("sync")
    connected.ok("list", "--list", another.name)
    connected.ok("move", "2", "1")
    another.put("c", "third")
    another.delete("a")
    connected.ok("sync")
    assert [task["title"] for task in mine(connected, another)] == ["second", "third"]


@needs_servers
def test_changes_made_here_reach_the_server_and_leave_the_rest_alone(connected, another):
    for uid in "abc":
        another.put(uid, "task " + uid)
    connected.ok("sync")
    connected.ok("list", "--list", another.name)
    connected.ok("done", "1")
    connected.ok("edit", "2", "--title", "renamed", "--importance", "high")
    connected.ok("delete", "3")
    identifier = connected.json("add", "made here", "--list", another.name)["tasks"][0]
    connected.ok("sync")
    assert "STATUS:COMPLETED" in another.get("a")
    assert "SUMMARY:renamed" in another.get("b") and "PRIORITY:1" in another.get("b")
    for uid in "ab":
        assert "X-OTHER-CLIENT:keeps this" in another.get(uid)
    with pytest.raises(urllib.error.HTTPError):
        another.get("c")
    assert "SUMMARY:made here" in another.get(identifier)
    connected.ok("reopen", connected.json("list", "--completed", "--list", another.name)[0]["id"])
    connected.ok("sync")
    assert "COMPLETED" not in another.get("a")


@needs_servers
def test_an_account_is_listed_and_removed_with_or_without_its_tasks(connected, another):
    another.put("a", "stays")
    connected.ok("sync")
    account = connected.json("account", "list")[0]
    assert another.name in account["lists"]
    assert "--keep-tasks" in connected.fails(USAGE, "account", "remove", account["id"])
    connected.ok("account", "remove", account["id"], "--keep-tasks")
    assert [task["title"] for task in mine(connected, another)] == ["stays"]
    assert connected.json("account", "list") == []
    assert "SUMMARY:stays" in another.get("a")


@needs_servers
def test_the_doctor_asks_the_server(connected):
    assert any(finding["check"] == "account" and finding["ok"] for finding in connected.json("doctor"))


def add(program, code: int, url: str, user: str = "alice", password: str = "wrong", *more: str) -> str:
    sentence = program.fails(
        code, "account", "add", "caldav", url, "--user", user, "--password-stdin", *more, text=password + "\n")
    assert program.json("account", "list") == []
    return sentence


@needs_servers
def test_a_wrong_password_is_told_and_stores_nothing(program):
    assert "wrong user name or password" in add(program, DENIED, os.environ["ZEITBLOCK_TEST_RADICALE"])


@needs_servers
def test_an_unknown_certificate_is_told_and_can_be_trusted(program, another):
    address = os.environ["ZEITBLOCK_TEST_RADICALE_TLS"]
    assert "--ca" in add(program, NETWORK, address, another.user, another.password)
    program.ok(
        "account", "add", "caldav", address, "--user", another.user, "--password-stdin", "--ca",
        os.environ["ZEITBLOCK_TEST_AUTHORITY"], text=another.password)
    assert another.name in program.json("account", "list")[0]["lists"]


def test_unusable_addresses_are_told(program, tmp_path):
    assert "isn’t a server address" in add(program, USAGE, "http://")
    assert "doesn’t respond" in add(program, NETWORK, "http://127.0.0.1:1/")
    assert "Can’t find" in add(program, NETWORK, "https://nowhere.invalid")


def test_what_is_missing_is_told(program):
    assert "account add caldav" in program.fails(REFUSED, "sync")
    assert "--password-stdin" in program.fails(USAGE, "account", "add", "caldav", "https://example.org", "--user", "a")
    assert "--user" in program.fails(USAGE, "account", "add", "caldav", "https://example.org", "--password-stdin")
    assert "caldav" in program.fails(USAGE, "account", "add", "imap", "https://example.org")
    program.fails(REFUSED, "account", "remove", "nobody", "--keep-tasks")


@needs_servers
def test_a_server_that_has_gone_is_told_and_loses_nothing(program, another):
    way = Gate(another.origin)
    program.ok(
        "account", "add", "caldav", way.address, "--user", another.user, "--password-stdin", text=another.password)
    another.put("a", "stays")
    program.ok("sync")
    program.ok("add", "waits", "--list", another.name)
    way.take_away()
    result = program.run("sync")
    assert result.returncode == NETWORK and "doesn’t respond" in result.stderr
    assert [task["title"] for task in mine(program, another)] == ["stays", "waits"]
    doctor = program.run("doctor", "--json")
    assert doctor.returncode == REFUSED and '"check":"account","ok":false' in doctor.stdout
