"""The command palette: pages, actions and tasks by name, from every page."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def tasks(zeitblock):
    zeitblock.add("Die Straße kehren", "Müller anrufen", "Steuer")
    zeitblock.run("done", zeitblock.task("Steuer")["id"])
    return zeitblock


def chosen(page):
    """The option a screen reader is told of."""
    return page.locator(f"#{page.locator('#palette-field').get_attribute('aria-activedescendant')}")


def options(page):
    return page.locator("#palette [role=option]:visible .palette-text")


@pytest.mark.parametrize("path", ["/backlog", "/all", "/tasks/new", "/settings", "/help", "/trash", "/sync", "/nowhere"])
def test_it_opens_from_every_page_and_gives_the_focus_back(browse, tasks, path):
    browse.expect_status(404)
    page = browse.page(path)
    page.locator("a.brand").focus()
    page.keyboard.press("Control+k")
    field = page.get_by_role("combobox", name="Page, command or task")
    expect(field).to_be_focused()
    expect(chosen(page)).to_have_attribute("aria-selected", "true")
    expect(chosen(page)).to_contain_text("Focus")
    page.keyboard.press("Escape")
    expect(page.locator("#palette")).not_to_be_visible()
    expect(page.locator("a.brand")).to_be_focused()


def test_it_opens_while_something_is_typed_and_leaves_it(browse, tasks):
    page = browse.page("/backlog")
    page.locator("#quick").fill("Half a task")
    page.keyboard.press("Meta+k")
    expect(page.locator("#palette-field")).to_be_focused()
    page.keyboard.press("Meta+k")
    expect(page.locator("#quick")).to_be_focused()
    expect(page.locator("#quick")).to_have_value("Half a task")


def test_opening_asks_nobody(browse, tasks):
    page = browse.page("/backlog")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("Control+k")
    expect(page.locator("#palette-field")).to_be_focused()
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/all\?state=completed$"))
    assert not [url for url in asked if "/go" in url]


def test_it_is_open_before_the_next_frame(browse, tasks):
    page = browse.page("/backlog")
    assert page.evaluate("""() => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
      return document.getElementById('palette').open && document.querySelectorAll('#palette [role=option]').length > 5
    }""")


@pytest.mark.parametrize("typed, first", [
    ("undo", "Undo"), ("papier", None), ("bin", "Trash"), ("keys", "Help"), ("back up", "Back up now"),
    ("quick", "Quick add"), ("dark", "Appearance: Dark"), ("nextcloud", "Accounts and lists"),
])
def test_pages_and_actions_are_found_by_name_and_by_other_words(browse, tasks, typed, first):
    page = browse.page("/backlog")
    page.keyboard.press("Control+k")
    page.keyboard.type(typed)
    if first:
        expect(options(page).first).to_have_text(first)
        expect(chosen(page)).to_contain_text(first)
    else:
        expect(options(page)).to_have_text([f"Search all tasks for “{typed}”"])


def test_german_words_are_found_however_they_are_typed(browse, tasks):
    page = browse.page("/backlog", locale="de-DE")
    page.keyboard.press("Control+k")
    for typed in ["rückgängig", "ruckg", "RÜCKG"]:
        page.locator("#palette-field").fill(typed)
        expect(options(page).first).to_have_text("Rückgängig")
    page.locator("#palette-field").fill("rueckgaengig")
    expect(options(page).first).to_have_text("Rückgängig")


def test_tasks_are_found_while_one_types_and_opened(browse, tasks):
    page = browse.page("/settings")
    page.keyboard.press("Control+k")
    page.keyboard.type("strasse", delay=10)
    expect(options(page)).to_have_text(["Die Straße kehren", "Search all tasks for “strasse”"])
    expect(chosen(page).locator("mark")).to_have_text("Straße")
    expect(page.locator("#palette-status")).to_have_text("2 results")
    page.keyboard.press("Enter")
    expect(page.locator("#title")).to_have_value("Die Straße kehren")


def test_a_completed_task_says_so_and_the_search_is_always_offered(browse, tasks):
    page = browse.page("/backlog")
    page.keyboard.press("Control+k")
    page.keyboard.type("steuer")
    expect(page.locator("#palette [data-hit]")).to_contain_text("completed")
    page.keyboard.press("ArrowUp")
    expect(chosen(page)).to_have_text("Search all tasks for “steuer”")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/all\?q=steuer$"))


def test_the_newest_answer_wins_and_nothing_old_stays(browse, tasks):
    page = browse.page("/backlog")
    held = []
    page.route("**/go?q=m", lambda route: held.append(route))
    page.keyboard.press("Control+k")
    with page.expect_request("**/go?q=m"):
        page.locator("#palette-field").fill("m")
    page.locator("#palette-field").fill("stra")
    expect(page.locator("#palette [data-hit]")).to_have_text(["Die Straße kehren"])
    for route in held:
        route.abort()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    expect(page.locator("#palette [data-hit]")).to_have_count(0)
    expect(page.locator("#palette-field")).to_have_value("")


def test_actions_change_and_stay_where_one_is(browse, tasks):
    page = browse.page("/trash")
    tasks.run("delete", tasks.task("Müller anrufen")["id"])
    expect(page.locator(".trash li")).to_have_count(1)
    page.keyboard.press("Control+k")
    page.keyboard.type("undo")
    page.keyboard.press("Enter")
    expect(page.locator("#toasts")).to_contain_text("Undone")
    expect(page.locator(".trash li")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/trash$"))
    assert "Müller anrufen" in tasks.titles()


def test_nothing_to_undo_is_said(browse, zeitblock):
    browse.expect_status(409)
    page = browse.page("/help")
    page.keyboard.press("Control+k")
    page.keyboard.type("undo")
    page.keyboard.press("Enter")
    expect(page.locator("#toasts .is-refusal")).to_contain_text("nothing to undo")


def test_quick_add_gets_the_focus(browse, tasks):
    page = browse.page("/settings")
    page.keyboard.press("Control+k")
    page.keyboard.type("quick")
    page.keyboard.press("Enter")
    expect(page.locator("#quick")).to_be_focused()


def test_appearance_and_language_show_at_once(browse, tasks):
    page = browse.page("/all")
    page.keyboard.press("Control+k")
    page.keyboard.type("dark")
    page.keyboard.press("Enter")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    expect(page).to_have_url(re.compile(r"/all$"))
    page.locator("html[data-ready]").wait_for()
    page.keyboard.press("Control+k")
    page.keyboard.type("deutsch")
    page.keyboard.press("Enter")
    expect(page.locator("html[lang=de]")).to_be_attached()
    expect(page.locator("h1")).to_have_text("Alle Aufgaben")


def test_a_backup_is_made_and_shown(browse, tasks):
    page = browse.page("/backlog")
    page.keyboard.press("Control+k")
    page.keyboard.type("back up now")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/exchange$"))
    expect(page.locator("#backups ~ .lists li")).not_to_have_count(0)


def test_fingers_reach_it_and_no_keyboard_covers_the_list(browse, tasks):
    page = browse.page("/backlog", width=390, height=844, has_touch=True, is_mobile=True)
    page.locator(".bottombar [data-palette]").tap()
    expect(page.locator("#palette")).to_be_visible()
    expect(page.locator("#palette-field")).not_to_be_focused()
    for option in page.locator("#palette [role=option]:visible").all():
        assert option.bounding_box()["height"] >= 44
    page.locator("#palette-close").tap()
    expect(page.locator("#palette")).not_to_be_visible()
    page.locator(".bottombar [data-palette]").tap()
    page.touchscreen.tap(195, 840)
    expect(page.locator("#palette")).not_to_be_visible()
    page.locator(".bottombar [data-palette]").tap()
    page.locator("#palette-settings").tap()
    expect(page).to_have_url(re.compile(r"/settings$"))


def test_it_does_not_open_over_another_dialog(browse, tasks):
    page = browse.page("/backlog")
    page.locator("#rows .title").first.focus()
    page.keyboard.press("m")
    expect(page.locator("#position-dialog")).to_be_visible()
    page.keyboard.press("Control+k")
    expect(page.locator("#palette")).not_to_be_visible()


def test_the_same_is_reached_without_javascript(browse, tasks):
    page = browse.page("/backlog", java_script_enabled=False)
    page.locator(".commands").click()
    expect(page.locator("h1")).to_have_text("Commands")
    page.locator("#go").fill("strasse")
    page.locator(".find button").click()
    page.locator("#go-tasks a", has_text="Die Straße kehren").click()
    expect(page.locator("#title")).to_have_value("Die Straße kehren")
    tasks.run("delete", tasks.task("Müller anrufen")["id"])
    page.goto("/go")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("#toasts")).to_contain_text("Undone")
    assert "Müller anrufen" in tasks.titles()
