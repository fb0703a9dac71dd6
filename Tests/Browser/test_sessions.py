"""Signed-in browsers: under a name of its own, listed, signed out here and everywhere."""

import json
import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import expect

from browsing import visit


def own_link(zeitblock, *options):
    """A link under the server's own name, which Chromium resolves by itself."""
    return json.loads(zeitblock.run("serve", "--link", "--json", *options))["browserLink"]


def origin(link):
    return link.split("/access")[0]


@contextmanager
def another_port():
    """Another program of this machine: `cookies` are those it was sent, `planted` is how many it sets."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.server.cookies.append(self.headers["Cookie"] or "")
            self.send_response(200)
            for number in range(self.server.planted):
                self.send_header("Set-Cookie", f"planted-{number}={'x' * 3_000}; Path=/{self.server.scope}")
            self.send_header("Content-Type", "text/html")
            self.end_headers()

        def log_message(self, *_):
            """Silent: `cookies` tells."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.cookies, server.planted, server.scope = [], 0, ""
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_under_its_own_name_no_other_port_is_sent_the_cookie(browse, zeitblock):
    context = browse.context(signed_in=False)
    page = context.new_page()
    link = own_link(zeitblock)
    page.goto(link)
    expect(page).to_have_url(f"{origin(link)}/start")
    name = origin(link).removeprefix("http://").split(":")[0]
    assert {cookie["domain"] for cookie in context.cookies()} == {name}
    # A program that leads the browser to itself by the names it can think of.
    with another_port() as other:
        for guess in ("127.0.0.1", "localhost", "zeitblock.localhost", "zeitblock-aaaaaaaaaaaaaaaa.localhost"):
            page.goto(f"http://{guess}:{other.server_port}/favicon.ico")
        assert other.cookies and set(other.cookies) == {""}
    assert visit(page, f"{origin(link)}/settings").status == 200


def test_a_cookie_read_at_one_address_is_refused_at_another(browse, zeitblock):
    context = browse.context(signed_in=False)
    link = own_link(zeitblock)
    context.new_page().goto(link)
    read = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
    assert zeitblock.request("GET", "/backlog", Cookie=read).status == 403
    assert zeitblock.request("GET", "/backlog", Cookie=read, Host=origin(link).removeprefix("http://")).status == 200


def test_another_program_cannot_fill_the_address_with_cookies_and_a_filled_one_can_be_left(browse, zeitblock):
    browse.expect_status(431, 421)
    page = browse.context(signed_in=False).new_page()
    link = own_link(zeitblock)
    page.goto(link)
    name = origin(link).removeprefix("http://").split(":")[0]
    with another_port() as other:
        other.planted, other.scope = 40, "; Domain=localhost"
        for guess in ("localhost", "a.localhost", "zeitblock.localhost"):
            page.goto(f"http://{guess}:{other.server_port}/")
        assert visit(page, f"{origin(link)}/backlog").status == 200
        # One that has learnt the name.
        other.scope = ""
        page.goto(f"http://{name}:{other.server_port}/")
    assert page.goto(f"{origin(link)}/backlog").status == 431
    renewed = own_link(zeitblock, "--new-name")
    page.goto(renewed)
    expect(page).to_have_url(f"{origin(renewed)}/start")
    assert visit(page, f"{origin(renewed)}/backlog").status == 200


def test_the_address_of_earlier_versions_says_to_use_a_sign_in_link(browse, zeitblock):
    browse.expect_status(421)
    page = browse.context(signed_in=False).new_page()
    assert page.goto(f"http://zeitblock.localhost:{zeitblock.port}/backlog").status == 421
    expect(page.get_by_role("heading", level=1)).to_have_text("This address is no longer valid")
    expect(page.get_by_role("main")).to_contain_text("zeitblock serve --link")


def test_a_browser_at_the_shared_address_is_told_so(browse, zeitblock):
    page = browse.page("/sessions")
    expect(page.get_by_role("main")).to_contain_text("This browser uses 127.0.0.1.")
    other = browse.context(signed_in=False).new_page()
    link = own_link(zeitblock)
    other.goto(link)
    other.goto(f"{origin(link)}/sessions")
    expect(other.get_by_role("heading", level=1)).to_have_text("Sign-in and access")
    expect(other.get_by_role("main")).not_to_contain_text("This browser uses")


def test_browsers_are_listed_and_one_is_signed_out_from_another(browse, zeitblock):
    # The page that is open asks for news, too.
    browse.expect_status(401, 403)
    other = browse.context(signed_in=False).new_page()
    link = own_link(zeitblock)
    other.goto(link)
    expect(other).to_have_url(re.compile("/start$"))
    page = browse.page("/sessions")
    rows = page.get_by_role("region", name="Signed-in browsers").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this browser")).to_have_count(1)
    rows.filter(has_not_text="this browser").get_by_role("button").click()
    expect(rows).to_have_count(1)
    assert other.goto(f"{origin(link)}/backlog").status == 403
    expect(page.get_by_role("region", name="Log")).to_contain_text("Browser signed out")


def test_signing_out_here_and_coming_back_leads_to_the_page_one_was_on(browse, zeitblock):
    browse.expect_status(403)
    page = browse.context(signed_in=False).new_page()
    link = own_link(zeitblock)
    page.goto(link)
    page.goto(f"{origin(link)}/sessions")
    page.get_by_role("listitem").filter(has_text="this browser").get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Signed out")
    assert page.goto(f"{origin(link)}/matrix").status == 403
    page.goto(own_link(zeitblock))
    expect(page).to_have_url(re.compile("/matrix$"))


def test_signing_out_everywhere_can_take_the_tokens_along(browse, zeitblock):
    zeitblock.run("token", "add", "phone")
    page = browse.context(signed_in=False).new_page()
    link = own_link(zeitblock)
    page.goto(link)
    page.goto(f"{origin(link)}/sessions")
    page.get_by_label("Also revoke all tokens").check()
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Signed out")
    assert zeitblock.run("token", "list").strip() == ""


def test_a_script_is_told_that_its_session_is_gone(browse, zeitblock):
    browse.expect_status(401)
    page = browse.context(signed_in=False).new_page()
    page.goto(own_link(zeitblock))
    expect(page).to_have_url(re.compile("/start$"))
    page.context.clear_cookies()
    answer = page.evaluate("""async () => {
      const answer = await fetch('/backlog', {headers: {'X-Zeitblock-Fragment': '1'}});
      return [answer.status, answer.headers.get('X-Zeitblock-Signed-Out')];
    }""")
    assert answer == [401, "1"]
