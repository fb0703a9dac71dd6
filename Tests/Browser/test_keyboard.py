"""Everything with keys alone: no test here touches the mouse."""

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import visit

FOCUS = """() => {
  const element = document.activeElement
  const row = element.closest('li[data-task-id]')
  return {
    kind: element.tagName.toLowerCase(),
    name: element.getAttribute('aria-label') ?? element.textContent.trim(),
    task: row?.querySelector('.title')?.textContent ?? null,
  }
}"""

# A ring is drawn by the focused element, something inside it, or the label beside a hidden radio button; a field
# without a box thickens the line below it.
RING = """() => {
  const element = document.activeElement
  const drawn = (style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  const parts = [element, ...element.querySelectorAll('*'), element.nextElementSibling, element.closest('label'),
    element.closest('form')].filter(Boolean)
  return getComputedStyle(element).boxShadow !== 'none' || parts.some((part) => [null, '::before', '::after'].some((pseudo) => drawn(getComputedStyle(part, pseudo))))
}"""

STOP = """() => {
  const element = document.activeElement
  return element === document.body ? null : [...document.querySelectorAll('*')].indexOf(element)
}"""


def focus(page):
    return page.evaluate(FOCUS)


def tab_to(page, name, limit=60):
    """Presses Tab until the control with this name has the focus."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if focus(page)["name"] == name:
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def tab_stops(page, limit=80):
    """Walks through the page by Tab once and yields at every stop."""
    seen = []
    for _ in range(limit):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop is None or seen and stop == seen[0]:
            return
        # The parts of a date field are stops of their own inside one element.
        if stop not in seen:
            seen.append(stop)
            yield stop


def test_the_first_stop_skips_to_the_content(browse, zeitblock):
    zeitblock.add("A")
    page = browse.page()
    page.keyboard.press("Tab")
    assert focus(page)["name"] == "Skip to content"
    expect(page.get_by_role("link", name="Skip to content")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()


@pytest.mark.parametrize("path", ["/backlog", "/tasks/new", "/settings", "/help", "task"])
def test_every_stop_shows_where_the_focus_is(browse, zeitblock, path):
    zeitblock.add("A", "B")
    path = f"/tasks/{zeitblock.task('A')['id']}" if path == "task" else path
    page = browse.page(path)
    page.evaluate("document.activeElement.blur()")
    without = [focus(page)["name"] for _ in tab_stops(page) if not page.evaluate(RING)]
    assert without == []


def test_a_task_is_written_down_completed_and_brought_back(browse, zeitblock):
    page = browse.page()
    backlog = Backlog(page)
    tab_to(page, "Quick add")
    page.keyboard.type("Water the plants")
    page.keyboard.press("Enter")
    backlog.shows("Water the plants")
    visit(page, "/backlog")
    tab_to(page, "Complete “Water the plants”")
    page.keyboard.press("Space")
    backlog.tells("“Water the plants” completed")
    backlog.shows()
    tab_to(page, "Undo")
    page.keyboard.press("Enter")
    backlog.shows("Water the plants")
    assert zeitblock.titles() == ["Water the plants"]


def test_the_long_form_is_filled_and_saved(browse, zeitblock):
    page = browse.page()
    page.keyboard.press("n")
    expect(page.get_by_label("Title")).to_be_focused()
    page.keyboard.type("Call the dentist")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    tab_to_radio(page, "importance")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    Backlog(page).shows("Call the dentist")
    task = zeitblock.task("Call the dentist")
    assert (task["manualDuration"], task["importance"]) == (30, "medium")


def tab_to_radio(page, name):
    for _ in range(20):
        if page.evaluate("document.activeElement.name") == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by Tab")


@pytest.mark.parametrize("key", ["q", "/"])
def test_one_key_leads_to_quick_add(browse, key):
    page = browse.page()
    page.keyboard.press(key)
    expect(Backlog(page).quick_add).to_be_focused()
    expect(Backlog(page).quick_add).to_have_value("")


@pytest.mark.parametrize("key, path", [("n", "/tasks/new"), ("?", "/help")])
def test_one_key_leads_to_a_page(browse, zeitblock, key, path):
    page = browse.page()
    page.keyboard.press(key)
    expect(page).to_have_url(zeitblock.address + path)


def test_letters_are_only_letters_while_something_is_typed(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.quick_add.focus()
    page.keyboard.type("q/n?crdm.")
    expect(backlog.quick_add).to_have_value("q/n?crdm.")
    backlog.title("A").focus()
    page.keyboard.press("r")
    field = page.get_by_role("textbox", name="New title")
    expect(field).to_be_focused()
    page.keyboard.press("Control+a")
    page.keyboard.type("cdmnq?/.")
    expect(field).to_have_value("cdmnq?/.")
    page.keyboard.press("Enter")
    backlog.shows("cdmnq?/.", "B")


def test_control_z_in_a_field_undoes_typing_and_no_task(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.quick_add.focus()
    page.keyboard.type("abc")
    page.keyboard.press("Control+z")
    expect(backlog.quick_add).not_to_have_value("abc")
    backlog.shows("A", "B")
    assert zeitblock.titles() == ["A", "B"]


def test_arrows_go_between_rows_and_stay_in_their_column(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    backlog.circle("A").focus()
    page.keyboard.press("ArrowDown")
    expect(backlog.circle("B")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(backlog.circle("C")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(backlog.circle("B")).to_be_focused()


@pytest.mark.parametrize("control", ["title", "circle", "handle", "badge"])
def test_alt_and_an_arrow_move_the_row_and_the_focus_goes_along(browse, zeitblock, control):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    place = getattr(backlog, control)
    place("A").focus()
    page.keyboard.press("Alt+ArrowDown")
    backlog.shows("B", "A", "C").says("Moved to position 2 of 3")
    expect(place("A")).to_be_focused()
    backlog.tells("“A”: position 2 of 3")
    expect(place("A")).to_be_focused()
    page.keyboard.press("Alt+ArrowDown")
    backlog.shows("B", "C", "A").says("Moved to position 3 of 3").tells("“A”: position 3 of 3")
    page.keyboard.press("Alt+ArrowUp")
    backlog.shows("B", "A", "C").tells("“A”: position 2 of 3")
    expect(place("A")).to_be_focused()
    assert zeitblock.titles() == ["B", "A", "C"]


def test_many_moves_in_a_hurry_all_count(browse, zeitblock):
    names = [f"Task {number}" for number in range(1, 9)]
    zeitblock.add(*names)
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("Task 8").focus()
    for _ in range(7):
        page.keyboard.press("Alt+ArrowUp")
    backlog.shows("Task 8", *names[:7]).tells("“Task 8”: position 1 of 8")
    expect(backlog.title("Task 8")).to_be_focused()
    page.reload()
    backlog.shows("Task 8", *names[:7])
    assert zeitblock.titles() == ["Task 8", *names[:7]]


def test_at_the_edge_of_the_list_alt_and_an_arrow_change_nothing(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("A").focus()
    page.keyboard.press("Alt+ArrowUp")
    backlog.title("B").focus()
    page.keyboard.press("Alt+ArrowDown")
    backlog.circle("B").focus()
    page.keyboard.press("Alt+ArrowUp")
    backlog.shows("B", "A").tells("“B”: position 1 of 2")
    assert zeitblock.titles() == ["B", "A"]


def test_the_menu_opens_from_the_handle_and_is_walked_with_arrows(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    backlog.handle("C").focus()
    page.keyboard.press("Enter")
    entries = backlog.menu.get_by_role("menuitem")
    expect(entries.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(entries.last).to_be_focused()
    page.keyboard.press("Home")
    expect(entries.first).to_be_focused()
    page.keyboard.press("End")
    expect(entries.last).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(entries.nth(2)).to_be_focused()
    page.keyboard.press("Enter")
    backlog.shows("C", "A", "B").tells("“C”: position 1 of 3")
    expect(backlog.menu).to_be_hidden()
    expect(backlog.handle("C")).to_be_focused()


def test_a_first_letter_finds_an_entry_of_the_menu(browse, zeitblock):
    zeitblock.add("A")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("A").focus()
    page.keyboard.press(".")
    expect(backlog.menu).to_be_visible()
    page.keyboard.press("r")
    expect(backlog.menu.get_by_role("menuitem", name="Rename")).to_be_focused()


@pytest.mark.parametrize("key", ["Escape", "Tab"])
def test_the_menu_closes_and_the_focus_returns_to_where_it_was(browse, zeitblock, key):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.handle("B").focus()
    page.keyboard.press("Enter")
    expect(backlog.menu).to_be_visible()
    page.keyboard.press(key)
    expect(backlog.menu).to_be_hidden()
    expect(backlog.handle("B")).to_be_focused()
    backlog.shows("A", "B")


def test_keys_complete_delete_and_undo(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("A").focus()
    page.keyboard.press("c")
    backlog.shows("B", "C")
    expect(backlog.title("B")).to_be_focused()
    page.keyboard.press("Delete")
    backlog.shows("C").tells("“B” deleted")
    expect(backlog.title("C")).to_be_focused()
    page.keyboard.press("Control+z")
    backlog.shows("B", "C")
    page.keyboard.press("Control+z")
    backlog.shows("A", "B", "C")
    assert zeitblock.titles() == ["A", "B", "C"]


@pytest.mark.parametrize("key", ["r", "F2"])
def test_a_key_renames_and_enter_saves(browse, zeitblock, key):
    zeitblock.add("Old", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("Old").focus()
    page.keyboard.press(key)
    expect(page.get_by_role("textbox", name="New title")).to_be_focused()
    page.keyboard.type("New")
    page.keyboard.press("Enter")
    backlog.shows("New", "B").tells("changed")
    expect(backlog.title("New")).to_be_focused()
    assert zeitblock.titles() == ["New", "B"]


def test_escape_keeps_the_old_title(browse, zeitblock):
    zeitblock.add("Old")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("Old").focus()
    page.keyboard.press("r")
    page.keyboard.type("Something else")
    page.keyboard.press("Escape")
    backlog.shows("Old")
    expect(backlog.title("Old")).to_be_focused()
    assert zeitblock.titles() == ["Old"]


def test_a_key_asks_for_a_position(browse, zeitblock):
    zeitblock.add("A", "B", "C", "D")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("D").focus()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog").get_by_label("Position", exact=True)).to_be_focused()
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    backlog.shows("A", "D", "B", "C").says("Moved to position 2 of 4")
    expect(backlog.title("D")).to_be_focused()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(backlog.title("D")).to_be_focused()


def test_a_key_changes_the_duration(browse, zeitblock):
    zeitblock.add("A")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("A").focus()
    page.keyboard.press("d")
    menu = page.get_by_role("menu", name="Duration")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(backlog.badge("A")).to_have_accessible_name("Change duration: 5 min")
    expect(backlog.title("A")).to_be_focused()
    assert zeitblock.task("A")["manualDuration"] == 5


def test_enter_on_a_title_opens_the_task(browse, zeitblock):
    zeitblock.add("A")
    page = browse.page()
    Backlog(page).title("A").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Title")).to_have_value("A")


def test_language_and_appearance_are_chosen_with_arrows(browse):
    page = browse.page("/settings")
    tab_to_radio(page, "language")
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("radio", name="Deutsch")).to_be_focused()
    tab_to_radio(page, "theme")
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    expect(page.get_by_role("radio", name="Hell")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_completing_the_last_task_does_not_lose_the_focus(browse, zeitblock):
    zeitblock.add("Only one")
    page = browse.page()
    Backlog(page).title("Only one").focus()
    page.keyboard.press("c")
    expect(page.get_by_role("heading", name="All done.")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")
    page.keyboard.press("Control+z")
    Backlog(page).shows("Only one")


def test_keys_of_the_menu_do_not_reach_the_row_behind_it(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.handle("A").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    page.keyboard.press("Delete")
    page.keyboard.press("Escape")
    backlog.shows("A", "B")
    assert zeitblock.titles() == ["A", "B"]
