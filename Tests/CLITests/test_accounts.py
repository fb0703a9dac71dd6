"""Accounts and the choice of lists: every verb, and whatever may be wrong with a server or a password."""

import http.server
import json
import os
import socket
import threading
import time

import pytest

from another_client import Another, another, needs_servers  # noqa: F401
from patience import PATIENCE
from test_syncing import DENIED, NETWORK, REFUSED, USAGE, connected  # noqa: F401

STORAGE = 3


def add(program, *arguments, text="", code=0):
    command = ("account", "add", "caldav", *arguments)
    return program.ok(*command, text=text) if code == 0 else program.fails(code, *command, text=text)


def the_account(program) -> dict:
    return program.json("account", "list")[0]


def collection(program, name: str) -> dict:
    return next(found for found in program.json("lists") if found["name"] == name)


@pytest.fixture
def answering():
    """A server that answers everything with one status and page; gives its address."""
    servers = []

    def start(status: int, body: bytes = b"<html>hello</html>", kind: str = "text/html") -> str:
        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self):
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                self.send_response(status)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_PROPFIND = do_REPORT = do_OPTIONS = answer

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_port}"

    yield start
    for server in servers:
        server.shutdown()


def refused(program, address: str, code: int, *more: str, password: str = "secret") -> str:
    """Adding fails with this code and one sentence; nothing is stored and the password is told nowhere."""
    sentence = add(program, address, "--user", "alice", "--password-stdin", *more, text=password + "\n", code=code)
    assert password not in sentence
    assert program.json("account", "list") == []
    return sentence


# What may be wrong with a server


@pytest.mark.parametrize("status", [200, 404, 405, 418, 501])
def test_a_web_server_is_no_calendar_server(program, answering, status):
    assert "isn’t a CalDAV server" in refused(program, answering(status), NETWORK)


def test_a_multistatus_without_a_user_is_no_calendar_server(program, answering):
    body = b'<?xml version="1.0"?><D:multistatus xmlns:D="DAV:"/>'
    refused(program, answering(207, body, "application/xml"), NETWORK)


@pytest.mark.parametrize("body", [b"", b"not xml", b"<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", b"\xff\xfe\x00<a"])
def test_an_answer_that_is_no_xml_is_told(program, answering, body):
    refused(program, answering(207, body, "application/xml"), NETWORK)


def test_a_server_that_is_down_is_told(program):
    # Taken but not listened on, so that nobody else can answer there.
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        assert "doesn’t respond" in refused(program, f"http://127.0.0.1:{taken.getsockname()[1]}", NETWORK)


def test_a_server_with_trouble_of_its_own_is_told(program, answering):
    assert "error (500)" in refused(program, answering(500), NETWORK)
    assert "busy" in refused(program, answering(503), NETWORK)
    refused(program, answering(401), DENIED)


@pytest.mark.parametrize("address", ["http://", "ftp://example.org", "https://exa mple.org", "@", "alice@", "", "a/../b"])
def test_what_is_no_address_is_told(program, address):
    refused(program, address, USAGE)


def test_an_address_with_a_password_in_it_is_refused_without_repeating_it(program):
    assert "hunter2" not in refused(program, "https://alice:hunter2@dav.example.org", USAGE)


# The password


def test_the_password_comes_one_way_only(program):
    place = ("http://127.0.0.1:1", "--user", "alice")
    assert "--password-command" in add(program, *place, code=USAGE)
    assert "--password-stdin" in add(
        program, *place, "--password-stdin", "--password-command", "echo x", text="x\n", code=USAGE)
    assert "missing" in add(program, *place, "--password-command", "  ", code=USAGE)
    assert "missing" in add(program, *place, "--password-stdin", text="\n", code=USAGE)


@pytest.mark.parametrize("command, words", [
    ("exit 3", "status 3"), ("echo secret >&2; exit 1", "status 1"), ("true", "empty"), ("echo; echo secret", "empty"),
    ("no-such-program-anywhere", "status 127"), ("kill -9 $$", "status 137"),
])
def test_a_password_command_that_gives_none_is_told(program, command, words):
    sentence = add(program, "http://127.0.0.1:1", "--user", "alice", "--password-command", command, code=DENIED)
    assert words in sentence and "secret" not in sentence


@needs_servers
def test_a_password_command_is_asked_each_time_and_nothing_secret_is_stored(program, another, tmp_path):  # noqa: F811
    secret = tmp_path / "secret"
    secret.write_text(another.password + "\nurl: somewhere\n")
    add(program, another.origin, "--user", another.user, "--password-command", f"cat '{secret}'")
    another.put("a", "Milk")
    program.ok("sync")
    assert [task["title"] for task in program.json("list", "--list", another.name)] == ["Milk"]
    assert the_account(program)["asksForPassword"] is True
    stored = b"".join(file.read_bytes() for file in program.data.iterdir() if file.is_file())
    assert another.password.encode() not in stored
    secret.write_text("wrong\n")
    result = program.run("sync")
    assert result.returncode == DENIED and "wrong user name or password" in result.stderr
    assert the_account(program)["access"] == "denied"
    secret.unlink()
    result = program.run("sync")
    assert result.returncode == DENIED and "status 1" in result.stderr


@needs_servers
def test_a_stored_password_is_readable_by_its_owner_alone(connected):  # noqa: F811
    for file in connected.data.iterdir():
        assert file.stat().st_mode & 0o077 == 0, file


@needs_servers
def test_a_new_password_is_stored_only_when_the_server_accepts_it(connected, another):  # noqa: F811
    account = the_account(connected)["id"]
    connected.fails(DENIED, "account", "password", account, "--password-stdin", text="wrong\n")
    connected.ok("sync")
    connected.ok("account", "password", account, "--password-stdin", text=another.password + "\n")
    connected.ok("account", "password", account, "--password-command", f"printf '%s\\n' '{another.password}'")
    assert the_account(connected)["asksForPassword"] is True
    connected.ok("sync")


# Certificates


def test_a_file_of_authorities_is_looked_at_first(program, tmp_path):
    missing, empty = tmp_path / "none.pem", tmp_path / "empty.pem"
    empty.write_text("no certificate here\n")
    assert "Can’t read certificates from" in refused(program, "https://127.0.0.1:1", STORAGE, "--ca", str(missing))
    assert "contains no certificate" in refused(program, "https://127.0.0.1:1", STORAGE, "--ca", str(empty))
    refused(program, "https://127.0.0.1:1", STORAGE, "--ca", str(tmp_path))


@needs_servers
def test_a_certificate_nobody_signed_needs_its_authority(program, another):  # noqa: F811
    address, authority = os.environ["ZEITBLOCK_TEST_RADICALE_TLS"], os.environ["ZEITBLOCK_TEST_AUTHORITY"]
    assert "self-signed" in refused(program, address, NETWORK)
    relative = os.path.relpath(authority)
    add(program, address, "--user", another.user, "--password-stdin", "--ca", relative, text=another.password)
    assert the_account(program)["ca"] == os.path.realpath(authority)
    program.ok("sync", cwd="/")


def test_no_option_turns_the_check_of_certificates_off(program):
    for option in ["--insecure", "--no-verify", "-k"]:
        program.fails(USAGE, "account", "add", "caldav", "https://127.0.0.1:1", option)


# Looking, pausing, removing


@needs_servers
def test_an_account_is_shown_with_its_lists(connected, another):  # noqa: F811
    account = the_account(connected)
    assert account["access"] == "granted" and account["isPaused"] is False and account["lastSync"] is None
    shown = connected.ok("account", "show", account["id"])
    assert another.name in shown and "stored where Zeitblock runs" in shown and another.password not in shown
    assert json.loads(connected.ok("account", "show", account["id"][:3], "--json"))["id"] == account["id"]
    mine = next(found for found in account["collections"] if found["name"] == another.name)
    assert (mine["contents"], mine["access"], mine["isUsed"], mine["unsent"]) == ("tasks", "granted", True, 0)
    connected.ok("sync")
    assert the_account(connected)["lastSync"]["completedAt"] > 0


@needs_servers
def test_a_test_tells_what_the_server_has_and_changes_nothing(connected, another):  # noqa: F811
    before = connected.json("account", "list")
    found = connected.json("account", "test", before[0]["id"])
    assert another.name in [each["name"] for each in found["collections"]]
    assert connected.json("account", "list") == before


@needs_servers
def test_a_paused_account_is_left_alone_and_loses_nothing(connected, another):  # noqa: F811
    account = the_account(connected)["id"]
    another.put("a", "there")
    connected.ok("account", "pause", account)
    connected.ok("add", "here", "--list", another.name)
    connected.ok("sync")
    assert [task["title"] for task in connected.json("list", "--list", another.name)] == ["here"]
    assert the_account(connected)["isPaused"] is True and the_account(connected)["unsent"] == 1
    connected.ok("account", "resume", account)
    connected.ok("sync")
    titles = {task["title"] for task in connected.json("list", "--list", another.name)}
    assert titles == {"here", "there"} and the_account(connected)["unsent"] == 0


@needs_servers
def test_removing_says_how_much_was_never_sent(connected, another):  # noqa: F811
    account = the_account(connected)["id"]
    connected.ok("add", "one", "--list", another.name)
    connected.ok("add", "two", "--list", another.name)
    assert "--keep-tasks" in connected.fails(USAGE, "account", "remove", account)
    assert "--keep-tasks" in connected.fails(USAGE, "account", "remove", account, "--keep-tasks", "--delete-tasks")
    assert "2 changes were not sent" in connected.ok("account", "remove", account, "--keep-tasks")
    assert connected.titles() == ["one", "two"]
    assert collection(connected, another.name)["account"] is None


def test_unknown_accounts_are_told(program):
    for verb in ["show", "pause", "resume", "test"]:
        assert "No account “nobody”" in program.fails(REFUSED, "account", verb, "nobody")
    assert "No account “”" in program.fails(REFUSED, "account", "password", "", "--password-stdin", text="x\n")
    assert "No account “nobody”" in program.fails(REFUSED, "account", "remove", "nobody", "--delete-tasks")


# Choosing lists


@needs_servers
def test_a_list_left_out_is_neither_synced_nor_shown_and_comes_back_whole(connected, another):  # noqa: F811
    another.put("a", "Milk")
    another.put("b", "Bread")
    connected.ok("sync")
    milk = next(task for task in connected.json("list") if task["title"] == "Milk")
    connected.ok("edit", milk["id"], "--duration", "45", "--grade", "A-2")
    connected.ok("move", milk["id"], "bottom")
    connected.ok("sync")
    before = connected.json("list", "--list", another.name)

    connected.ok("lists", "unuse", another.name)
    assert collection(connected, another.name)["isUsed"] is False
    assert connected.titles() == []
    another.put("c", "Salt")
    another.delete("b")
    connected.ok("sync")
    assert "not used" in connected.ok("lists")
    assert "not used" in connected.fails(REFUSED, "add", "new", "--list", another.name)
    assert "not used" in connected.fails(REFUSED, "done", milk["id"])

    connected.ok("lists", "use", another.name)
    assert connected.json("list", "--list", another.name) == before
    connected.ok("sync")
    after = {task["title"]: task for task in connected.json("list", "--list", another.name)}
    assert set(after) == {"Milk", "Salt"}
    assert (after["Milk"]["manualDuration"], after["Milk"]["id"]) == (45, milk["id"])


@needs_servers
def test_a_list_with_changes_that_wait_is_left_out_only_when_this_is_meant(connected, another):  # noqa: F811
    connected.ok("add", "waits", "--list", another.name)
    assert "has unsent changes (one task)" in connected.fails(REFUSED, "lists", "unuse", another.name)
    connected.ok("lists", "unuse", another.name, "--keep-waiting")
    connected.ok("sync")
    connected.ok("undo")
    assert collection(connected, another.name)["isUsed"] is True
    connected.ok("sync")
    assert the_account(connected)["unsent"] == 0


@needs_servers
def test_calendars_are_listed_beside_lists(program, another):  # noqa: F811
    days = Another("Days", "VEVENT")
    try:
        add(program, another.origin, "--user", another.user, "--password-stdin", text=another.password)
        assert collection(program, days.name)["contents"] == "events"
        program.ok("lists", "unuse", days.name.lower())
        program.ok("sync")
        assert collection(program, days.name)["isUsed"] is False
        program.fails(REFUSED, "add", "x", "--list", days.name)
    finally:
        days.remove()


def test_lists_are_chosen_by_name_and_unknown_ones_told(program):
    assert "No list “nowhere”" in program.fails(REFUSED, "lists", "use", "nowhere")
    assert "“Zeitblock” stays in use" in program.fails(REFUSED, "lists", "unuse", "Zeitblock")
    program.fails(USAGE, "lists", "unuse")
    program.fails(USAGE, "lists", "drop", "Zeitblock")
    assert program.ok("lists", "use", "Zeitblock") == "Nothing to change.\n"


def test_an_email_address_is_also_the_user_name(program):
    # A name that leads nowhere by definition, so nothing leaves this machine.
    sentence = add(program, "alice@nowhere.invalid", "--password-stdin", text="x\n", code=NETWORK)
    assert "nowhere.invalid" in sentence


def test_an_address_without_a_user_needs_one(program):
    assert "--user" in add(program, "https://dav.example.org", "--password-stdin", text="x\n", code=USAGE)


def test_a_server_that_never_answers_is_given_up(program):
    with socket.create_server(("127.0.0.1", 0)) as server:
        start = time.monotonic()
        sentence = refused(program, f"http://127.0.0.1:{server.getsockname()[1]}", NETWORK)
        assert "in time" in sentence and time.monotonic() - start < PATIENCE


def test_a_password_goes_unencrypted_to_another_machine_only_where_that_is_allowed(program):
    for address in ("http://nas.invalid/dav", "HTTP://192.0.2.7:5232/", "http://127.0.0.1.invalid/", "http://localhost.invalid/"):
        sentence = program.fails(
            1, "account", "add", "caldav", address, "--user", "anna", "--password-stdin", text="secret\n")
        assert "not encrypted" in sentence and "--plain-http" in sentence
    refused(program, "http://nas.invalid/dav", NETWORK, "--plain-http")
