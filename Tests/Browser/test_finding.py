"""All tasks: searching while typing, the menu, swiping, the trash."""

import re

import pytest
from playwright.sync_api import expect

from gestures import Finger


@pytest.fixture
def tasks(zeitblock):
    zeitblock.add("Die Straße kehren", "Müller anrufen", "Steuer")
    zeitblock.run("done", zeitblock.task("Steuer")["id"])
    return zeitblock


# Notes how many titles are shown after each change of the page.
WATCH = """() => {
  window.seen = [];
  const look = () => seen.push(document.querySelectorAll('#hits .title').length);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def titles(page):
    return page.locator("#hits .title")


def test_it_searches_while_one_types_and_the_address_tells_what(browse, tasks):
    page = browse.page("/all")
    expect(titles(page)).to_have_text(["Die Straße kehren", "Müller anrufen", "Steuer"])
    page.keyboard.press("f")
    page.keyboard.type("strasse", delay=10)
    expect(titles(page)).to_have_text(["Die Straße kehren"])
    expect(page.locator("#hits mark")).to_have_text("Straße")
    expect(page.locator("#sum")).to_have_text("1 task found")
    expect(page.locator("#find")).to_be_focused()
    expect(page).to_have_url(re.compile(r"/all\?q=strasse$"))
    page.reload()
    expect(page.locator("#find")).to_have_value("strasse")
    page.locator("#find").fill("xyz")
    expect(page.locator("#found h2")).to_have_text("Nothing found")
    page.locator("#find").fill("")
    expect(titles(page)).to_have_count(3)
    expect(page).to_have_url(re.compile(r"/all$"))


def test_the_newest_answer_wins(browse, tasks):
    page = browse.page("/all")
    held = []
    page.route("**/all?q=m", lambda route: held.append(route))
    with page.expect_request("**/all?q=m"):
        page.locator("#find").fill("m")
    page.locator("#find").fill("str")
    expect(titles(page)).to_have_text(["Die Straße kehren"])
    for route in held:
        route.continue_()
    page.locator("#find").fill("stra")
    expect(titles(page)).to_have_text(["Die Straße kehren"])
    expect(page).to_have_url(re.compile(r"/all\?q=stra$"))


def test_what_was_found_stays_when_an_older_picture_of_the_page_comes(browse, tasks):
    page = browse.page("/all")
    held = []
    page.route("**/all", lambda route: held.append(route))
    with page.expect_request("**/all"):
        tasks.add("Straßenbahn")
    page.locator("#find").fill("kehr")
    expect(titles(page)).to_have_text(["Die Straße kehren"])
    page.evaluate(WATCH)
    with page.expect_response("**/all?q=kehr"):
        for route in held:
            route.continue_()
    expect(titles(page)).to_have_text(["Die Straße kehren"])
    assert set(page.evaluate("seen")) <= {1}


def test_segments_keep_the_search(browse, tasks):
    page = browse.page("/all?q=st")
    expect(titles(page)).to_have_text(["Die Straße kehren", "Steuer"])
    page.locator("#segments a", has_text="Completed").click()
    expect(titles(page)).to_have_text(["Steuer"])
    page.locator("#find").fill("ste")
    expect(page).to_have_url(re.compile(r"/all\?state=completed&q=ste$"))
    expect(page.locator("#segments [aria-current]")).to_have_text(re.compile("Completed"))


def test_the_menu_deletes_and_undo_brings_back(browse, tasks):
    page = browse.page("/all")
    page.locator("#hits .grip").first.click()
    page.locator("#row-menu [data-action=delete]").click()
    expect(titles(page)).to_have_count(2)
    page.locator("#toasts button", has_text="Undo").click()
    expect(titles(page)).to_have_count(3)


def test_keys_delete_complete_and_move_between_rows(browse, tasks):
    page = browse.page("/all")
    page.locator("#find").press("ArrowDown")
    expect(titles(page).first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(titles(page).nth(1)).to_be_focused()
    page.keyboard.press("Delete")
    expect(titles(page)).to_have_text(["Die Straße kehren", "Steuer"])
    titles(page).nth(1).focus()
    page.keyboard.press("c")
    expect(page.locator("#hits .is-checked")).to_have_count(0)


def test_it_works_without_javascript(browse, tasks):
    page = browse.page("/all", java_script_enabled=False)
    page.locator("#find").fill("mueller")
    page.locator(".find button").click()
    expect(titles(page)).to_have_text(["Müller anrufen"])
    page.goto("/trash")
    expect(page.locator("h1")).to_have_text("Trash")


def test_a_swipe_deletes_and_a_long_press_opens_the_menu(browse, tasks):
    page = browse.page("/all", width=390, height=844, has_touch=True, is_mobile=True)
    finger = Finger(page)
    row = page.locator("#hits .row").first
    finger.press(row.locator(".title"))
    expect(page.locator("#row-menu")).to_be_visible()
    finger.release()
    page.keyboard.press("Escape")
    box = row.bounding_box()
    y = box["y"] + box["height"] / 2
    finger._send("touchStart", [{"x": 330, "y": y}])
    for x in range(310, 60, -25):
        finger._send("touchMove", [{"x": x, "y": y}])
    finger.release()
    expect(titles(page)).to_have_text(["Müller anrufen", "Steuer"])
    expect(page.locator("#toasts")).to_contain_text("deleted")


def test_a_short_swipe_changes_nothing(browse, tasks):
    page = browse.page("/all", width=390, height=844, has_touch=True, is_mobile=True)
    finger = Finger(page)
    box = page.locator("#hits .row").first.bounding_box()
    y = box["y"] + box["height"] / 2
    finger._send("touchStart", [{"x": 330, "y": y}])
    for x in range(320, 260, -10):
        finger._send("touchMove", [{"x": x, "y": y}])
    finger.release()
    expect(page.locator(".is-swiped")).to_have_count(0)
    expect(titles(page)).to_have_count(3)
    expect(page).to_have_url(re.compile(r"/all$"))


def test_the_trash_gives_back_and_deletes_for_good(browse, tasks):
    for title in ["Müller anrufen", "Die Straße kehren"]:
        tasks.run("delete", tasks.task(title)["id"])
    page = browse.page("/trash")
    expect(page.locator(".trash li")).to_have_count(2)
    page.get_by_role("button", name="Restore Müller anrufen").click()
    expect(page.locator(".trash li")).to_have_count(1)
    page.get_by_role("link", name="Delete Die Straße kehren for good").click()
    expect(page.locator("h1")).to_have_text("Delete “Die Straße kehren” for good?")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("#trash h2")).to_have_text("The trash is empty")
    assert [task["title"] for task in tasks.tasks()] == ["Müller anrufen"]


def test_a_page_that_is_being_left_does_not_ask_for_what_is_gone(browse, tasks):
    tasks.run("delete", tasks.task("Die Straße kehren")["id"])
    elsewhere = browse.page("/trash")
    page = browse.page("/trash")
    page.get_by_role("link", name="Delete Die Straße kehren for good").click()
    expect(page.locator("h1")).to_have_text("Delete “Die Straße kehren” for good?")

    def answer_late(route):
        answer = route.fetch(max_redirects=0)
        # Done, and told to every window, while the answer is still on its way.
        expect(elsewhere.locator("#trash h2")).to_have_text("The trash is empty")
        route.fulfill(response=answer)

    page.route("**/delete", answer_late)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("#trash h2")).to_have_text("The trash is empty")
