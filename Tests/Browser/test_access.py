"""Who gets in, and from where changes are taken."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from browsing import visit
from program import LINK


def cookie(zeitblock):
    return f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}"


@pytest.fixture
def newly_started(tmp_path):
    """A server whose link nobody has used yet."""
    from program import Zeitblock

    zeitblock = Zeitblock(tmp_path / "new").start()
    yield zeitblock
    zeitblock.stop()


def test_without_a_link_the_page_is_refused_and_says_how_to_get_one(browse):
    browse.expect_status(403)
    page = browse.page("/backlog", signed_in=False)
    expect(page.get_by_role("heading", level=1)).to_have_text("No access")
    expect(page.get_by_role("main")).to_contain_text("zeitblock serve --link")


def test_the_refusal_speaks_german_to_a_german_browser(browse):
    browse.expect_status(403)
    page = browse.page("/backlog", signed_in=False, locale="de-DE")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Kein Zugang")


def test_the_link_leads_to_the_first_page_and_the_cookie_stays(newly_started, browse):
    browse.zeitblock = newly_started
    page = browse.context(signed_in=False).new_page()
    page.goto(newly_started.link)
    expect(page).to_have_url(f"{newly_started.address}/start")
    assert visit(page, "/settings").status == 200
    kept = page.context.cookies()
    assert len(kept) == 1 and kept[0]["httpOnly"] and kept[0]["sameSite"] == "Strict"


def test_the_link_works_only_once(newly_started, browse):
    browse.expect_status(403)
    browse.zeitblock = newly_started
    first = browse.context(signed_in=False).new_page()
    first.goto(newly_started.link)
    expect(first).to_have_url(f"{newly_started.address}/start")
    second = browse.context(signed_in=False).new_page()
    assert second.goto(newly_started.link).status == 403
    expect(second.get_by_role("heading", level=1)).to_have_text("The sign-in link is no longer valid")
    assert visit(first, "/help").status == 200


def test_the_cookie_still_works_after_the_server_was_started_again(browse, zeitblock):
    zeitblock.stop()
    zeitblock.start()
    page = browse.page("/help")
    expect(page.get_by_role("heading", level=1)).to_have_text("Keyboard shortcuts")


@pytest.mark.parametrize("host", ["evil.example", "evil.example:7420", "127.0.0.1:1", "localhost.evil.example"])
def test_another_name_for_the_server_is_refused(zeitblock, host):
    response = zeitblock.request("GET", "/backlog", Host=host, Cookie=cookie(zeitblock))
    assert response.status == 421
    assert "--host-name" in response.text


@pytest.mark.parametrize("headers", [
    {"Origin": "http://evil.example"},
    {"Origin": "null"},
    {"Sec_Fetch_Site": "cross-site"},
    {"Sec_Fetch_Site": "same-site"},
    {"Referer": "http://evil.example/form"},
])
def test_a_change_asked_for_by_another_site_is_refused(zeitblock, headers):
    fields = urlencode({"title": "Planted"})
    response = zeitblock.request("POST", "/tasks", fields, Cookie=cookie(zeitblock), **headers)
    assert response.status == 403
    assert zeitblock.titles() == []


def test_a_form_on_another_page_of_this_machine_changes_nothing(browse, zeitblock):
    browse.expect_status(403)
    form = f"""<!DOCTYPE html><form method="post" action="{zeitblock.address}/tasks">
      <input name="title" value="Planted"><button>Win a prize</button></form>"""
    with foreign_site(form) as address:
        page = browse.context().new_page()
        page.goto(address)
        page.get_by_role("button").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.url == f"{zeitblock.address}/tasks"
    assert zeitblock.titles() == []


def test_nothing_is_told_without_a_session(zeitblock):
    zeitblock.add("Secret plan")
    for path in ("/backlog", "/tasks/new", "/settings", "/help", "/events", "/nowhere"):
        response = zeitblock.request("GET", path)
        assert response.status == 403, path
        assert "Secret plan" not in response.text
    fields = urlencode({"title": "Planted"})
    assert zeitblock.request("POST", "/tasks", fields).status == 403
    assert zeitblock.titles() == ["Secret plan"]


def test_pages_forbid_inline_code_and_other_hosts(browse, zeitblock):
    zeitblock.add("A task")
    task = zeitblock.task("A task")["id"]
    for path in ("/backlog", "/tasks/new", f"/tasks/{task}", "/settings", "/help", "/nowhere"):
        response = zeitblock.request("GET", path, Cookie=cookie(zeitblock))
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy, path
        assert " style=" not in response.text and "<style" not in response.text, path
        assert " onclick=" not in response.text and "javascript:" not in response.text, path
        assert response.text.count("<script") == response.text.count('<script type="module" src="/assets/'), path


def test_a_browser_that_loads_ahead_does_not_spend_the_link(newly_started, browse):
    browse.zeitblock = newly_started
    newly_started.request("GET", LINK.search(newly_started.link)[4], Sec_Purpose="prefetch")
    page = browse.context(signed_in=False).new_page()
    page.goto(newly_started.link)
    expect(page).to_have_url(f"{newly_started.address}/start")


def test_asking_another_host_would_be_noticed(browse, elsewhere):
    browse.expect_status(502)
    page = browse.context(signed_in=False).new_page()
    page.goto("http://elsewhere.example/letters")
    assert "http://elsewhere.example/letters" in elsewhere.asked
    elsewhere.asked.clear()


class foreign_site:
    """A page served from another port, so of the same site but not of the same origin."""

    def __init__(self, html):
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(html.encode())

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}/form"

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


@pytest.mark.parametrize("password", [True, False], ids=["with a password", "without"])
def test_without_scripts_a_form_waits_for_signing_in_and_is_saved_with_one_press(browse, zeitblock, password):
    browse.expect_status(403)
    page = browse.page("/tasks/new", java_script_enabled=False)
    page.locator("#title").fill("Buy “good” <bread> & milk")
    page.locator("#notes").fill("two\nlines")
    page.context.clear_cookies()
    if password:
        zeitblock.run("serve", "--password-stdin", text="horse battery\n")
    page.locator("#title").press("Enter")
    if password:
        page.get_by_label("Password").fill("wrong")
        page.get_by_role("button", name="Sign in").click()
        page.get_by_label("Password").fill("horse battery")
        page.get_by_role("button", name="Sign in").click()
    else:
        expect(page.get_by_role("main")).to_contain_text("zeitblock serve --link")
        page.context.add_cookies(
            [{**zeitblock.cookie, "url": zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])
    expect(page.get_by_role("heading", level=1)).to_have_text("Not saved yet")
    expect(page.get_by_role("main")).to_contain_text("Buy “good” <bread> & milk")
    assert zeitblock.titles() == []
    page.get_by_role("button", name="Continue").click()
    page.wait_for_url("**/backlog**")
    assert [(task["title"], task["notes"]) for task in zeitblock.tasks()] == [("Buy “good” <bread> & milk", "two\nlines")]


def test_what_is_wrong_with_a_form_that_waited_is_said_in_the_form(browse, zeitblock):
    browse.expect_status(403, 422)
    page = browse.page("/tasks/new", java_script_enabled=False)
    page.locator("#title").fill("Buy bread")
    page.locator("#notes").fill("two")
    page.locator("#new-tag").fill("x" * 200)
    page.context.clear_cookies()
    page.locator("#title").press("Enter")
    page.context.add_cookies(
        [{**zeitblock.cookie, "url": zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#notes")).to_have_value("two")
    assert zeitblock.titles() == []
