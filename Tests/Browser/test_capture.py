"""Capturing from elsewhere: the form other pages open, the system's share, the app, several lines pasted."""

import contextlib
import json
import re
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import quote

import pytest
from playwright.sync_api import Error, expect

from backlog import Backlog
from browsing import visit
from program import chromium

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])


def link(**fields):
    return "/capture?" + "&".join(f"{name}={quote(text)}" for name, text in fields.items())


def paste(page, text):
    """As a person does with Ctrl+V."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.locator("#quick").press("ControlOrMeta+v")


@pytest.fixture
def other_site():
    """A page of somebody else."""

    class Page(BaseHTTPRequestHandler):
        body = ""

        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(self.body.encode())

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # Another host than that of the program, so that it is another site as well.
    server.address = f"http://localhost:{server.server_port}/"
    server.page = Page
    yield server
    server.shutdown()


# The form


@SCRIPTS
def test_what_is_handed_over_is_saved_with_enter(browse, zeitblock, scripts):
    page = browse.page(link(title="An article", text="two\nlines", url="https://example.org/a"), java_script_enabled=scripts)
    expect(page.get_by_label("Description")).to_have_value("two\nlines")
    assert zeitblock.titles() == []
    page.get_by_role("textbox", name="Title").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Captured")
    task = zeitblock.tasks()[0]
    assert (task["title"], task["notes"], task["sourceURL"]) == ("An article", "two\nlines", "https://example.org/a")
    page.get_by_role("link", name="Open", exact=True).click()
    expect(page.locator("#title")).to_have_value("An article")
    page.go_back()
    page.locator("main").get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("textbox", name="Title")).to_have_value("An article")
    expect(page.get_by_label("Description")).to_have_value("two\nlines")
    assert zeitblock.titles() == []


def test_saved_twice_it_is_one_task_and_can_be_added_once_more(browse, zeitblock):
    page = browse.page()
    for _ in range(2):
        page.evaluate("""async () => fetch('/capture', {
          method: 'POST', body: new URLSearchParams({ title: 'Milk' }), headers: { Accept: 'application/json' } })""")
    assert zeitblock.titles() == ["Milk"]
    visit(page, f"/capture/{zeitblock.task('Milk')['id']}?already=1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Already captured")
    page.get_by_role("button", name="Add it anyway").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Captured")
    assert zeitblock.titles() == ["Milk", "Milk"]


def test_the_same_page_saved_again_is_one_task(browse, zeitblock):
    page = browse.page()
    for heading in ["Captured", "Already captured"]:
        visit(page, link(title="Milk"))
        page.get_by_role("textbox", name="Title").press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    assert zeitblock.titles() == ["Milk"]


def test_what_was_understood_is_told(browse):
    page = browse.page(link(title="Concert tomorrow 8pm #fun"))
    page.get_by_label("Recognise dates, times and #tags").check()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("#captured-facts")).to_contain_text("20:00 · #fun")
    page.locator("main").get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Concert tomorrow 8pm #fun")


def test_nothing_to_capture_is_said_and_focused(browse):
    browse.expect_status(422)
    page = browse.page("/capture")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Send a title, a text or a link.")
    expect(page.get_by_role("textbox", name="Title")).to_be_focused()


# From another site


def test_another_site_opens_the_form_with_the_session(browse, zeitblock, other_site):
    address = f"{zeitblock.address}{link(title='From there', url='https://example.org/x')}"
    other_site.page.body = f"<a href='{address}'>Go</a>"
    page = browse.context().new_page()
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(other_site.address)
    browse.expect_complaint("asked another host")
    page.get_by_text("Go").click()
    expect(page.get_by_role("textbox", name="Title")).to_have_value("From there")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Captured")
    assert zeitblock.titles() == ["From there"]


def test_a_form_of_another_site_stores_nothing_until_a_person_does(browse, zeitblock, other_site):
    browse.expect_complaint("asked another host")
    browse.expect_status(403)
    other_site.page.body = f"""<form method=post action='{zeitblock.address}/capture' enctype='multipart/form-data'>
      <input name=title value='Evil &quot;&gt;&lt;b&gt;'><textarea name=text>x</textarea><button>Win</button></form>"""
    page = browse.context().new_page()
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(other_site.address)
    page.get_by_text("Win").click()
    expect(page.get_by_text("This comes from another site.")).to_be_visible()
    assert zeitblock.titles() == []
    expect(page.get_by_role("textbox", name="Title")).to_have_value('Evil "><b>')
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Captured")
    assert zeitblock.titles() == ['Evil "><b>']


@SCRIPTS
def test_whoever_signs_in_first_keeps_what_was_handed_over(browse, zeitblock, scripts):
    browse.expect_status(403)
    page = browse.context(signed_in=False, java_script_enabled=scripts).new_page()
    page.goto(link(title="Kept", text="all of it"))
    expect(page.get_by_text("isn’t signed in")).to_be_visible()
    second = page.context.new_page()
    second.goto(re.search(r"http\S+", zeitblock.run("serve", "--link", "--quiet"))[0])
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Captured")
    assert zeitblock.task("Kept")["notes"] == "all of it"


# The bookmark


def test_the_bookmark_opens_a_window_that_saves_and_closes(browse, zeitblock, other_site):
    browse.expect_complaint("asked another host")
    page = browse.page("/settings/capture")
    code = page.locator("#bookmarklet").input_value()
    assert code == page.get_by_role("link", name="Capture in Zeitblock").get_attribute("href")
    assert zeitblock.address in code
    other_site.page.body = f"<title>Über „{'x' * 300}“</title><p id=p>{'marked 🎉 ' * 2000}</p>"
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(other_site.address)
    page.evaluate("getSelection().selectAllChildren(document.getElementById('p'))")
    with page.context.expect_page() as opened:
        # As the bookmarks bar runs it.
        page.evaluate(code.removeprefix("javascript:"))
    window = opened.value
    expect(window.get_by_role("textbox", name="Title")).to_have_value(re.compile("^Über „x+$"))
    expect(window.get_by_label("Link")).to_have_value(other_site.address)
    expect(window.get_by_label("Description")).to_have_value(re.compile("^marked 🎉 .*…$"))
    window.get_by_role("textbox", name="Title").press("Enter")
    expect(window.get_by_role("heading", level=1)).to_have_text("Captured")
    if not window.is_closed():
        window.wait_for_event("close")
    assert len(zeitblock.titles()) == 1


@pytest.mark.parametrize("way", ["Escape", "Cancel"])
def test_the_window_is_plain_and_closes_without_saving(browse, zeitblock, way):
    page = browse.page()
    with page.context.expect_page() as opened:
        page.evaluate("address => { open(address, '_blank', 'width=480,height=720') }", link(title="Milk", close="1"))
    window = opened.value
    expect(window.locator("html")).to_have_attribute("data-ready", "")
    expect(window.get_by_role("navigation")).to_have_count(0)
    title = window.get_by_role("textbox", name="Title")
    title.fill("Milk and more")
    title.press("Escape")
    expect(title).to_have_value("Milk and more")
    title.fill("Milk")
    with window.expect_event("close"), contextlib.suppress(Error):
        # The window may be gone before the key has come up again.
        window.keyboard.press("Escape") if way == "Escape" else window.get_by_role("link", name="Cancel").click()
    assert zeitblock.titles() == []


def test_the_bookmark_pressed_where_it_stands_says_where_it_belongs(browse):
    page = browse.page("/settings/capture")
    page.get_by_role("link", name="Capture in Zeitblock").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#toasts")).to_contain_text("bookmarks bar")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#address").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    assert page.evaluate("navigator.clipboard.readText()") == page.evaluate("location.origin") + "/capture"


# The app


def test_chromium_finds_nothing_that_keeps_it_from_installing_the_app(playwright, zeitblock, tmp_path):
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium(), chromium_sandbox=False, locale="de-DE",
        args=["--headless=new"])
    try:
        context.add_cookies([{**zeitblock.cookie, "url": zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])
        page = context.new_page()
        visit(page, f"{zeitblock.address}/backlog")
        session = context.new_cdp_session(page)
        session.send("Page.enable")
        manifest = session.send("Page.getAppManifest")
        assert manifest["url"].endswith("/manifest.webmanifest?language=de")
        assert manifest["errors"] == []
        assert json.loads(manifest["data"])["shortcuts"][0]["name"] == "Neue Aufgabe"
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    finally:
        context.close()


def test_what_the_system_shares_is_stored_at_once(browse, zeitblock):
    """The request Chromium makes of the manifest's share target: parts of a form, from no page at all."""
    page = browse.page()
    body = "".join(
        f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{text}\r\n'
        for name, text in [("title", "Seite"), ("text", "https://example.org/s")]) + "--b--\r\n"
    answer = zeitblock.request(
        "POST", "/capture", body.encode(), Content_Type="multipart/form-data; boundary=b", Sec_Fetch_Site="none",
        Origin="null", Cookie=f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}")
    assert answer.status == 303
    visit(page, answer.headers["Location"])
    expect(page.get_by_role("heading", level=1)).to_have_text("Captured")
    assert zeitblock.task("Seite")["sourceURL"] == "https://example.org/s"


# Several lines


def test_lines_pasted_are_asked_about_and_become_tasks_in_one_step(browse, zeitblock):
    browse.expect_status(409)
    page = browse.page()
    page.locator("#quick").focus()
    paste(page, "- [ ] Milk #shop\n\n* Bread tomorrow\n- [x] Done\n")
    dialog = page.get_by_role("dialog", name="Make 3 lines into 2 tasks?")
    expect(dialog).to_contain_text("1 ticked line won’t be added.")
    expect(dialog.get_by_role("listitem").filter(has_text="Bread")).to_contain_text("· ")
    expect(dialog.get_by_role("button", name="Make 2 tasks")).to_be_focused()
    page.keyboard.press("Enter")
    Backlog(page).shows("Milk", "Bread").tells("2 tasks added")
    expect(page.locator("#quick")).to_be_focused()
    expect(page.locator("#quick")).to_have_value("")
    page.keyboard.press("Control+z")
    expect(page.locator("#rows > li")).to_have_count(0)
    assert zeitblock.titles() == []


def test_a_line_being_written_is_taken_back_by_itself(browse, zeitblock):
    zeitblock.run("add", "Milk")
    page = browse.page()
    field = page.locator("#quick")
    field.press_sequentially("Bread")
    for _ in "Bread":
        field.press("Backspace")
    field.press("Control+z")
    expect(field).not_to_have_value("")
    assert zeitblock.titles() == ["Milk"]


@pytest.mark.parametrize("way", ["Escape", "Cancel"])
def test_lines_pasted_into_words_join_them_and_nothing_is_lost_by_cancelling(browse, zeitblock, way):
    browse.expect_status(409)
    page = browse.page()
    page.locator("#quick").fill("Buy ")
    paste(page, "Milk\nBread")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Buy Milk")
    page.keyboard.press("Escape") if way == "Escape" else dialog.get_by_role("link", name="Cancel").click()
    expect(page.locator("#quick")).to_be_focused()
    expect(page.locator("#quick")).to_have_value("Buy Milk Bread")
    assert zeitblock.titles() == []


def test_lines_pasted_can_be_edited_first(browse, zeitblock):
    browse.expect_status(409)
    page = browse.page()
    page.locator("#quick").focus()
    paste(page, "Milk\nBread\nSoap")
    page.get_by_role("dialog").get_by_role("button", name="Edit lines").click()
    field = page.get_by_label("Lines")
    expect(field).to_be_focused()
    expect(field).to_have_value("Milk\nBread\nSoap")
    field.fill("Milk\nSoap")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Make 2 tasks").click()
    Backlog(page).shows("Milk", "Soap")


def test_lines_that_cannot_be_sent_stay_in_the_field(browse, zeitblock):
    browse.expect_complaint("net::ERR_")
    page = browse.page()
    page.route("**/quick-add/lines", lambda route: route.abort())
    page.locator("#quick").focus()
    paste(page, "Milk\nBread")
    expect(page.locator("#quick")).to_have_value("Milk Bread")


def test_lines_can_be_one_task_by_touch(browse, zeitblock):
    browse.expect_status(409)
    page = browse.page("/backlog#quick", width=390, height=844, has_touch=True)
    page.locator("#quick").focus()
    paste(page, "Plan trip\nbook\npay")
    page.get_by_role("dialog").get_by_role("button", name="One task").tap()
    Backlog(page).shows("Plan trip")
    assert zeitblock.tasks()[0]["notes"] == "book\npay"


def test_too_many_lines_are_refused_with_their_number_and_can_be_one_task(browse, zeitblock):
    browse.expect_status(422)
    page = browse.page()
    page.locator("#quick").focus()
    paste(page, "".join(f"step{number}\n" for number in range(201)))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("At most 200 lines at once; these are 201.")
    assert zeitblock.titles() == []
    expect(dialog.get_by_role("button", name="One task")).to_be_focused()
    page.keyboard.press("Enter")
    Backlog(page).shows("step0")
    assert zeitblock.tasks()[0]["notes"].count("step") == 200


def test_several_lines_without_scripts(browse, zeitblock):
    browse.expect_status(409)
    page = browse.page("/tasks/new", java_script_enabled=False)
    page.get_by_role("link", name="Several lines").click()
    page.get_by_label("Lines").fill("Milk\nBread")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Make 2 lines into 2 tasks?")
    page.get_by_role("button", name="Make 2 tasks").click()
    Backlog(page).shows("Milk", "Bread")
    assert zeitblock.titles() == ["Milk", "Bread"]


def test_lines_without_scripts_lead_back_to_their_text(browse):
    browse.expect_status(409)
    page = browse.page("/quick-add/lines", java_script_enabled=False)
    page.get_by_label("Lines").fill("Milk\nBread")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Back to the text").click()
    expect(page.get_by_label("Lines")).to_have_value("Milk\nBread")


# The page of ways


def test_by_touch_sharing_comes_first_and_the_dot_stays_beside_the_heading(browse):
    page = browse.page("/settings/capture", width=390, height=844, has_touch=True, is_mobile=True, locale="de-DE")
    top = lambda selector: page.locator(selector).bounding_box()["y"]
    assert top("#app") < top("#browser") and top("#folder") < top("#browser")
    expect(page.get_by_text("Eingabe speichert")).to_be_hidden()
    dot, heading = page.locator("#status-narrow").bounding_box(), page.locator("h1").bounding_box()
    assert dot["y"] < heading["y"] + heading["height"] and dot["x"] > heading["x"]


def test_by_mouse_the_bookmark_comes_first(browse):
    page = browse.page("/settings/capture")
    assert page.locator("#browser").bounding_box()["y"] < page.locator("#app").bounding_box()["y"]
    expect(page.get_by_role("link", name="Settings").first).to_have_attribute("aria-current", "page")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox").fill("mail")
    expect(page.get_by_role("option", name="Capture from anywhere")).to_be_visible()
