"""Single keys can be limited to the list or card with the focus, or switched off; what deletes is never pressed by accident."""

import pytest
from playwright.sync_api import expect

from browsing import visit


@pytest.fixture
def tasks(zeitblock):
    zeitblock.add("A", "B", "C")
    return zeitblock


def help_link(page):
    return page.get_by_role("navigation").get_by_role("link", name="Help")


@pytest.mark.parametrize("mode", ["everywhere", "inside", "off"])
@pytest.mark.parametrize("key", ["Delete", " "])
def test_a_link_elsewhere_never_deletes_or_completes_the_card(browse, tasks, mode, key):
    tasks.run("settings", "singleKeys", mode)
    page = browse.page("/focus")
    title = page.locator("#focus-title").text_content()
    help_link(page).focus()
    page.keyboard.press(key if key == "Delete" else "Space")
    visit(page, "/focus")
    expect(page.locator("#focus-title")).to_have_text(title)
    assert sorted(tasks.titles()) == ["A", "B", "C"]


@pytest.mark.parametrize("mode, acts", [("everywhere", True), ("inside", True), ("off", False)])
def test_on_the_card_delete_acts_unless_keys_are_off(browse, tasks, mode, acts):
    tasks.run("settings", "singleKeys", mode)
    page = browse.page("/focus")
    page.locator("#focus-title").focus()
    page.keyboard.press("Delete")
    if acts:
        expect(page.locator("#toasts .toast")).to_be_visible()
    else:
        page.evaluate("new Promise((done) => setTimeout(done, 150))")
    assert len(tasks.titles()) == (2 if acts else 3)


@pytest.mark.parametrize("mode, acts", [("everywhere", True), ("inside", True), ("off", False)])
def test_in_a_list_letters_act_unless_keys_are_off(browse, tasks, mode, acts):
    tasks.run("settings", "singleKeys", mode)
    page = browse.page("/backlog")
    page.locator("#rows .title").first.focus()
    page.keyboard.press("r")
    expect(page.locator(".rename")).to_have_count(1 if acts else 0)


@pytest.mark.parametrize("mode, acts", [("everywhere", True), ("inside", False), ("off", False)])
@pytest.mark.parametrize("key", ["q", "n", "?", "f"])
def test_keys_of_the_whole_page_act_only_everywhere(browse, tasks, mode, acts, key):
    tasks.run("settings", "singleKeys", mode)
    page = browse.page("/backlog")
    page.keyboard.press(key)
    if acts and key != "q":
        page.wait_for_url(lambda url: not url.endswith("/backlog"))
    elif acts:
        expect(page.locator("#quick")).to_be_focused()
    else:
        page.evaluate("new Promise((done) => setTimeout(done, 150))")
        assert page.url.endswith("/backlog") and page.evaluate("document.activeElement === document.body")


@pytest.mark.parametrize("path, keys", [("/all", ["c", "Delete", "."]), ("/abcde", ["Shift+B", "w"]), ("/matrix", ["Shift+Digit2"]), ("/day", ["p", "."])])
def test_keys_that_are_off_change_nothing_on_any_list(browse, tasks, path, keys):
    tasks.run("settings", "singleKeys", "off")
    page = browse.page(path)
    page.locator(".row .title, .slip .title").first.focus()
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for key in keys:
        page.keyboard.press(key)
    page.evaluate("new Promise((done) => setTimeout(done, 150))")
    assert sent == [] and not page.locator(".menu-list:not([hidden])[role=menu], dialog[open], .is-dragging").count()


def test_arrows_and_keys_with_control_act_always(browse, tasks):
    tasks.run("settings", "singleKeys", "off")
    page = browse.page("/backlog")
    page.locator("#rows .title").first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator("#rows .title")).to_have_text(["B", "A", "C"])
    page.keyboard.press("Control+k")
    expect(page.locator("#palette")).to_be_visible()


def test_the_setting_is_chosen_in_the_browser(browse, tasks):
    page = browse.page("/settings")
    page.get_by_role("group", name="Single-key shortcuts").get_by_role("radio", name="off").check()
    page.locator("html[data-keys=off]").wait_for()
    visit(page, "/help")
    expect(page.locator("#single-keys")).to_contain_text("Single keys are off")


def test_p_on_a_task_of_the_plan_puts_it_into_the_hand_of_the_arrows(browse, tasks):
    page = browse.page("/day")
    page.locator("#slips .title").first.focus()
    page.keyboard.press("p")
    expect(page.locator("#announcer")).to_contain_text("Arrows move it")
    before = page.locator("#announcer").text_content()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#announcer")).not_to_have_text(before)
    page.keyboard.press("Escape")
