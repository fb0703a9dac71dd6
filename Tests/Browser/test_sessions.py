"""Signed-in browsers: under a name of its own, listed, signed out here and everywhere."""

import re

from playwright.sync_api import expect

from browsing import visit


def own_link(zeitblock):
    """A link under the server's own name, which Chromium resolves by itself."""
    printed = zeitblock.run("serve", "--link")
    return re.search(r"http://zeitblock\.localhost:\d+/access\?token=\S+", printed)[0]


def test_under_its_own_name_no_other_port_is_sent_the_cookie(browse, zeitblock):
    context = browse.context(signed_in=False)
    page = context.new_page()
    page.goto(own_link(zeitblock))
    expect(page).to_have_url(f"http://zeitblock.localhost:{zeitblock.port}/start")
    assert {cookie["domain"] for cookie in context.cookies()} == {"zeitblock.localhost"}
    assert context.cookies("http://127.0.0.1:9") == []
    assert visit(page, f"http://zeitblock.localhost:{zeitblock.port}/settings").status == 200


def test_browsers_are_listed_and_one_is_signed_out_from_another(browse, zeitblock):
    # The page that is open asks for news, too.
    browse.expect_status(401, 403)
    other = browse.context(signed_in=False).new_page()
    other.goto(own_link(zeitblock))
    expect(other).to_have_url(re.compile("/start$"))
    page = browse.page("/sessions")
    rows = page.get_by_role("region", name="Signed-in browsers").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this browser")).to_have_count(1)
    rows.filter(has_not_text="this browser").get_by_role("button").click()
    expect(rows).to_have_count(1)
    assert other.goto(f"http://zeitblock.localhost:{zeitblock.port}/backlog").status == 403
    expect(page.get_by_role("region", name="Log")).to_contain_text("Browser signed out")


def test_signing_out_here_and_coming_back_leads_to_the_page_one_was_on(browse, zeitblock):
    browse.expect_status(403)
    page = browse.context(signed_in=False).new_page()
    page.goto(own_link(zeitblock))
    page.goto(f"http://zeitblock.localhost:{zeitblock.port}/sessions")
    page.get_by_role("listitem").filter(has_text="this browser").get_by_role("button").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Signed out")
    assert page.goto(f"http://zeitblock.localhost:{zeitblock.port}/matrix").status == 403
    page.goto(own_link(zeitblock))
    expect(page).to_have_url(re.compile("/matrix$"))


def test_signing_out_everywhere_can_take_the_tokens_along(browse, zeitblock):
    zeitblock.run("token", "add", "phone")
    page = browse.context(signed_in=False).new_page()
    page.goto(own_link(zeitblock))
    page.goto(f"http://zeitblock.localhost:{zeitblock.port}/sessions")
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
