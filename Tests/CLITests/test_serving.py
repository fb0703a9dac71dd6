"""The server as the command line starts it."""

import http.cookiejar
import json
import os
import pty
import re
import signal
import sqlite3
import subprocess
import urllib.parse
import urllib.request

import pytest

from patience import PATIENCE, until

REFUSED = 1


@pytest.fixture
def server(program):
    """A running server; `link` and `origin` tell where."""
    process = subprocess.Popen(
        program.command("serve", "--port", "0", "--json"), stdout=subprocess.PIPE, text=True, env=program.environment)
    process.__dict__.update(json.loads(process.stdout.readline()))
    yield process
    process.kill()
    process.wait()


def opener():
    return urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))


def test_the_link_opens_the_pages_once(program, server):
    program.ok("add", "Milch kaufen")
    browser = opener()
    assert browser.open(server.link).status == 200
    assert "Milch kaufen" in browser.open(server.origin + "/").read().decode()
    with pytest.raises(urllib.error.HTTPError) as refusal:
        opener().open(server.link)
    assert refusal.value.code in (401, 403, 410)


def test_what_a_command_imports_is_found_by_the_running_server(program, server, tmp_path):
    browser = opener()
    browser.open(server.link)
    file = tmp_path / "many.json"
    file.write_text(json.dumps([{"description": f"Importiert {number}", "entry": "20261121T062538Z"} for number in range(1500)]))
    program.ok("import", str(file), "--format", "taskwarrior")
    assert "Importiert 1234" in browser.open(server.origin + "/all?q=importiert+1234").read().decode()

    def waiting():
        with sqlite3.connect(program.data / "zeitblock.sqlite") as data:
            return data.execute("SELECT count(*) FROM unsearched").fetchone()[0]

    # The server tells its search of them by itself.
    until(lambda: waiting() == 0)
    assert "Importiert 1234" in browser.open(server.origin + "/all?q=importiert+1234").read().decode()


def test_a_new_link_is_made_for_the_running_server(program, server):
    link = program.ok("serve", "--link", "-q").strip()
    assert link.startswith(server.origin) and link != server.link
    port = server.origin.rsplit(":")[-1]
    assert re.fullmatch(rf"http://zeitblock-[a-z2-7]{{16}}\.localhost:{port}", server.browserOrigin)
    assert server.browserLink == server.link.replace(server.origin, server.browserOrigin)
    named, _, plain = program.ok("serve", "--link").splitlines()
    assert named.endswith(plain.replace(server.origin, server.browserOrigin))
    assert opener().open(link).status == 200


def asked_as(server, name, path, cookie=""):
    """The status a browser would get that calls the server by this name, and the cookie it is given."""
    headers = {"Host": name.removeprefix("http://"), "Cookie": cookie}
    try:
        answer = urllib.request.urlopen(urllib.request.Request(server.origin + path, headers=headers))
    except urllib.error.HTTPError as refusal:
        answer = refusal
    return answer.status, (answer.headers["Set-Cookie"] or "").split(";")[0]


def test_a_new_name_ends_the_old_one_and_its_sessions_alone(program, server):
    path = server.link.removeprefix(server.origin)
    status, cookie = asked_as(server, server.browserOrigin, path)
    assert status == 200 and asked_as(server, server.browserOrigin, "/backlog", cookie)[0] == 200
    assert asked_as(server, server.origin, "/backlog", cookie)[0] == 403
    browser = opener()
    browser.open(program.ok("serve", "--link", "-q").strip())
    kept = program.json("serve", "--link")["browserOrigin"]
    assert kept == server.browserOrigin
    renewed = program.json("serve", "--link", "--new-name")
    assert renewed["browserOrigin"] != kept
    path = renewed["link"].removeprefix(server.origin)
    assert asked_as(server, renewed["browserOrigin"], path)[0] == 200
    until(lambda: asked_as(server, kept, "/backlog", cookie)[0] == 421)
    assert browser.open(server.origin + "/backlog").status == 200
    assert len(program.json("session", "list")) == 2
    assert "New address for sign-in links" in program.ok("session", "log")
    assert "--link" in program.fails(2, "serve", "--new-name")


def test_the_name_is_kept_and_told_in_no_log_nor_backup(program, server, tmp_path):
    server.terminate()
    assert server.wait(PATIENCE) == 0
    name = server.browserOrigin.removeprefix("http://").split(":")[0]
    assert any(name.encode() in file.read_bytes() for file in program.data.glob("zeitblock.sqlite*"))
    program.ok("backup", "create", str(tmp_path / "plain.sqlite"), "--without-passwords")
    assert name.encode() not in (tmp_path / "plain.sqlite").read_bytes()
    assert name not in program.ok("session", "log") + program.ok("export") + program.ok("doctor")
    following = subprocess.Popen(
        program.command("serve", "--port", "0", "--json"), stdout=subprocess.PIPE, text=True, env=program.environment)
    assert name in json.loads(following.stdout.readline())["browserOrigin"]
    following.terminate()
    assert following.wait(PATIENCE) == 0


def test_a_new_link_leads_to_the_address_the_server_listens_on(program):
    process = subprocess.Popen(
        program.command("serve", "--bind", "127.0.0.2", "--port", "0", "--json"),
        stdout=subprocess.PIPE, text=True, env=program.environment)
    try:
        origin = json.loads(process.stdout.readline())["origin"]
        link = program.ok("serve", "--link", "-q").strip()
        assert origin.startswith("http://127.0.0.2:") and link.startswith(origin + "/")
        assert opener().open(link).status == 200
    finally:
        process.kill()
        process.wait()


def test_a_password_typed_at_a_terminal_is_asked_for_and_not_shown(program):
    here, there = pty.openpty()
    process = subprocess.Popen(
        program.command("serve", "--password-stdin"), stdin=there, stdout=there, stderr=there, env=program.environment)
    os.close(there)
    shown = b""
    while b"Password: " not in shown:
        shown += os.read(here, 1000)
    os.write(here, b"long enough\n")
    while b"sign in again" not in shown:
        shown += os.read(here, 1000)
    assert process.wait(PATIENCE) == 0
    assert b"long enough" not in shown


def test_a_password_in_an_address_is_not_repeated(program):
    sentence = program.fails(
        2, "account", "add", "caldav", "http://anna:geheim1234@example.org", "--user", "anna", "--password-stdin", text="x")
    assert "geheim1234" not in sentence and "example.org" in sentence


def test_the_longest_password_lets_in_and_a_longer_one_is_refused(program, server):
    assert "too long" in program.fails(REFUSED, "serve", "--password-stdin", text="x" * 1024 + "\n")
    program.ok("serve", "--password-stdin", text="x" * 1023 + "\n")
    browser = opener()
    browser.open(server.origin + "/access", urllib.parse.urlencode({"password": "x" * 1023}).encode())
    assert browser.open(server.origin + "/backlog").status == 200


def test_a_password_ends_with_its_line_and_nothing_more_is_waited_for(program):
    process = subprocess.Popen(
        program.command("serve", "--password-stdin"), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        env=program.environment)
    process.stdin.write(b"long enough\n")
    process.stdin.flush()
    assert process.wait(PATIENCE) == 0
    process.stdin.close()


def test_a_password_lets_in_without_a_link(program, server):
    assert "too short" in program.fails(REFUSED, "serve", "--password-stdin", text="short\n")
    program.ok("serve", "--password-stdin", text="long enough\n")
    browser = opener()
    assert 'name="password"' in browser.open(server.origin + "/access").read().decode()
    with pytest.raises(urllib.error.HTTPError) as refusal:
        browser.open(server.origin + "/access", urllib.parse.urlencode({"password": "wrong"}).encode())
    assert refusal.value.code == 403
    browser.open(server.origin + "/access", urllib.parse.urlencode({"password": "long enough"}).encode())
    assert browser.open(server.origin + "/backlog").status == 200
    program.ok("serve", "--password-stdin", text="\n")
    with pytest.raises(urllib.error.HTTPError):
        opener().open(server.origin + "/access")


def test_a_change_in_the_terminal_shows_on_the_page(program, server):
    browser = opener()
    browser.open(server.link)
    assert "Brot" not in browser.open(server.origin + "/").read().decode()
    program.ok("add", "Brot")
    assert "Brot" in browser.open(server.origin + "/").read().decode()


def test_a_second_server_on_the_same_data_is_refused(program, server):
    sentence = program.fails(REFUSED, "serve", "--port", "0")
    assert f"process {server.pid}" in sentence and "serve --link" in sentence


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_server_well(server, stop):
    server.send_signal(stop)
    assert server.wait(PATIENCE) == 0


def test_a_killed_server_leaves_nothing_behind_that_hinders_the_next(program, server):
    server.kill()
    server.wait()
    assert "No server is running" in program.fails(REFUSED, "serve", "--link")
    following = subprocess.Popen(
        program.command("serve", "--port", "0", "--json"), stdout=subprocess.PIPE, text=True, env=program.environment)
    assert json.loads(following.stdout.readline())["origin"]
    following.terminate()
    assert following.wait(PATIENCE) == 0


def test_the_browser_is_led_in_without_the_link_among_its_arguments(program, server, tmp_path):
    tools = tmp_path / "tools"
    tools.mkdir()
    shown = tmp_path / "shown"
    # The browser: keeps its arguments and what is in its file; then the minute passes.
    for name, script in [("xdg-open", f'echo "$@" >"{shown}"; ls -l "$1" >>"{shown}"; cat "$1" >>"{shown}"'), ("sleep", "")]:
        (tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (tools / name).chmod(0o755)
    desktop = {"PATH": f"{tools}:{os.environ['PATH']}", "DISPLAY": ":7"}
    program.ok("serve", "--link", "--open", environment=desktop)
    page = program.data / "open.html"
    until(lambda: shown.exists() and not page.exists())
    arguments, mode, *text = shown.read_text().splitlines()
    assert arguments == str(page) and mode.startswith("-rw------- ")
    link = re.search(r'http-equiv="refresh" content="0;url=([^"]+)"', "\n".join(text))[1]
    assert link.startswith(server.browserOrigin)
    assert opener().open(link.replace(server.browserOrigin, server.origin)).status == 200


def test_browsers_are_listed_and_signed_out_by_a_command(program, server):
    browsers = [opener() for _ in range(2)]
    for number, browser in enumerate(browsers):
        browser.addheaders = [("User-Agent", f"Mozilla/5.0 (X11; Linux) Firefox/{number}")]
        browser.open(program.ok("serve", "--link", "-q").strip())
    listed = program.json("session", "list")
    assert [session["browser"] for session in listed] == ["Firefox · Linux"] * 2
    assert "Firefox · Linux" in program.ok("session", "list")
    program.ok("session", "remove", listed[0]["id"][:6])
    assert [session["id"] for session in program.json("session", "list")] == [listed[1]["id"]]
    assert "session list" in program.fails(REFUSED, "session", "remove", "nobody")
    program.ok("session", "remove", "--all")

    def refused(browser):
        try:
            browser.open(server.origin + "/backlog")
        except urllib.error.HTTPError as refusal:
            return refusal.code == 403
        return False

    # A server that runs may still know a session for some seconds.
    until(lambda: all(refused(browser) for browser in browsers))
    assert program.json("session", "list") == []


def test_the_log_tells_what_happened_around_access(program, server):
    program.ok("serve", "--password-stdin", text="long enough\n")
    program.ok("token", "add", "phone")
    program.ok("settings", "theme", "dark")
    with pytest.raises(urllib.error.HTTPError):
        opener().open(server.origin + "/access", urllib.parse.urlencode({"password": "a guess"}).encode())
    until(lambda: program.json("session", "log")[0]["kind"] == "wrongPassword")
    log = program.json("session", "log")
    assert [event["kind"] for event in log] == ["wrongPassword", "settingChanged", "tokenMade", "allRemoved", "passwordSet"]
    assert [event["subject"] for event in log][1:3] == ["theme", "phone"] and log[0]["peer"] == "127.0.0.1"
    assert "Wrong password (127.0.0.1)" in program.ok("session", "log", "--limit", "1")
    assert "a guess" not in program.ok("session", "log") and "long enough" not in program.ok("session", "log")
    program.fails(2, "session", "log", "--limit", "0")


def test_the_log_names_settings_that_were_changed_and_a_token_cannot_fill_it(program, server):
    token = program.ok("token", "add", "phone", "-q").strip()

    def patch(values):
        request = urllib.request.Request(
            server.origin + "/api/v1/settings", json.dumps(values).encode(), method="PATCH",
            headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"})
        try:
            return urllib.request.urlopen(request).status
        except urllib.error.HTTPError as refusal:
            return refusal.code

    for number in range(30):
        assert patch({"titlesModelURL": f"http://127.0.0.1:{8000 + number}"}) == 403
        assert patch({"theme": ["dark", "light"][number % 2], "language": "auto"}) == 200
    events = [(event["kind"], event["subject"]) for event in program.json("session", "log")]
    assert events[:3] == [("settingChanged", "theme"), ("needsSession", ""), ("tokenMade", "phone")]


def test_listening_for_others_warns_of_clear_text(program):
    for address, is_told in (("0.0.0.0", True), ("127.0.0.1", False)):
        process = subprocess.Popen(
            program.command("serve", "--bind", address, "--port", "0"),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=program.environment)
        while "/access?token=" not in process.stdout.readline():
            pass
        process.terminate()
        assert ("unencrypted" in process.communicate(timeout=PATIENCE)[1]) is is_told


@pytest.mark.parametrize("address", [
    "postgres://db/x", "sqlite:tasks", "https://example.org", "file:///tmp/x", "me@host:/data", "me@my_host:data",
])
def test_an_address_is_no_place_for_data(program, tmp_path, address):
    done = subprocess.run(
        [program.command("list")[0], "list", "--data", address], cwd=tmp_path, capture_output=True, text=True,
        env=program.environment, timeout=PATIENCE)
    assert done.returncode == 2 and "takes a folder" in done.stderr
    assert list(tmp_path.iterdir()) == []
