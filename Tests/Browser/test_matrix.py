"""The matrix: moving tasks between its fields with the mouse, keys, a finger and without scripts."""

import datetime

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from browsing import Browsing, visit
from gestures import Finger, middle
from methods import Methods


def day(ahead):
    return (datetime.date.today() + datetime.timedelta(days=ahead)).isoformat()


@pytest.fixture
def sorted_in(zeitblock):
    """One task that is urgent and important, two important ones, one urgent one and seven others."""
    zeitblock.run("add", "Tax", "--importance", "high", "--urgent")
    zeitblock.run("add", "Chapter", "--importance", "high", "--due", day(9))
    zeitblock.run("add", "Pension", "--importance", "high")
    zeitblock.run("add", "Dentist", "--importance", "medium", "--urgent")
    zeitblock.add(*(f"Other {number}" for number in range(1, 8)))
    return zeitblock


@pytest.fixture
def methods(sorted_in, browse):
    return Methods(browse.page("/matrix"))


def place(zeitblock, title):
    task = zeitblock.task(title)
    return task["urgent"], task["importance"]


def count(methods, field, number):
    expect(methods.page.locator(f"#field-{field} header .count")).to_have_text(str(number))


def test_each_task_is_in_one_field_and_the_counts_are_true(methods):
    methods.holds("1", "Tax").holds("2", "Chapter", "Pension").holds("3", "Dentist")
    methods.holds("4", *(f"Other {number}" for number in range(1, 6)))
    for field, number in enumerate([1, 2, 1, 7], 1):
        count(methods, field, number)
    expect(methods.page.locator("#sum")).to_have_text("11 open · each task in exactly one quadrant")


def test_what_does_not_fit_is_on_the_page_of_the_field(methods):
    methods.page.get_by_role("link", name="All 7 of “Drop”").click()
    expect(methods.page.get_by_role("heading", level=1)).to_have_text("Drop")
    expect(methods.list("4").locator(".row")).to_have_count(7)
    expect(methods.row("Other 1")).to_contain_text("Importance: Low")
    methods.page.get_by_role("link", name="All four quadrants").click()
    methods.holds("1", "Tax")


def test_shift_and_a_digit_move_and_the_task_keeps_the_focus(methods, sorted_in):
    methods.press("Dentist", "Shift+Digit1").tells("“Dentist” is now in Do first").holds("1", "Tax", "Dentist")
    methods.has_focus("Dentist").holds("3")
    assert place(sorted_in, "Dentist") == (True, "high")
    methods.page.keyboard.press("Shift+Digit4")
    count(methods, 4, 8)
    assert place(sorted_in, "Dentist") == (False, "medium")


def test_moving_never_changes_the_due_day(methods, sorted_in):
    before = sorted_in.task("Chapter")["dueOn"]
    methods.press("Chapter", "Shift+Digit1").holds("1", "Tax", "Chapter")
    assert sorted_in.task("Chapter")["dueOn"] == before


def test_the_menu_moves(methods):
    methods.choose("Pension", "Move to “Delegate”").holds("3", "Pension", "Dentist").holds("2", "Chapter")
    methods.has_focus("Pension", ".grip").tells("“Pension” is now in Delegate")
    methods.handle("Tax").click()
    expect(methods.menu.get_by_role("menuitem", name="Move to “Do first”")).to_be_hidden()


def test_dragging_moves_and_can_be_undone(methods, sorted_in):
    methods.carry("Other 1", methods.page.locator("#field-1")).holds("1", "Tax", "Other 1")
    methods.tells("“Other 1” is now in Do first")
    assert place(sorted_in, "Other 1") == (True, "high")
    count(methods, 4, 6)
    methods.undo().holds("1", "Tax")
    count(methods, 4, 7)


def test_a_drop_where_it_was_or_beside_changes_nothing(methods, sorted_in):
    stamp = sorted_in.task("Other 1")["modifiedAt"]
    methods.carry("Other 1", methods.row("Other 3")).holds("4", *(f"Other {number}" for number in range(1, 6)))
    methods.carry("Other 1", methods.page.locator("h1"))
    methods.holds("4", *(f"Other {number}" for number in range(1, 6)))
    assert sorted_in.task("Other 1")["modifiedAt"] == stamp


def test_completing_moves_the_focus_to_the_next_task(methods):
    methods.press("Tax", "c").tells("completed").holds("1").has_focus("Chapter")
    count(methods, 1, 0)


def test_a_change_elsewhere_shows_and_leaves_the_focus(methods, sorted_in):
    methods.title("Pension").focus()
    sorted_in.run("edit", sorted_in.task("Chapter")["id"], "--importance", "low")
    methods.holds("2", "Pension").has_focus("Pension")
    count(methods, 4, 8)


def test_a_finger_carries_a_task_by_its_handle(sorted_in, browse):
    page = browse.page("/matrix", width=390, height=844, has_touch=True)
    methods = Methods(page)
    finger = Finger(page)
    finger.press(methods.handle("Tax"))
    finger.move(middle(methods.row("Chapter"))[1] - finger.y)
    finger.release()
    methods.holds("1").holds("2", "Tax", "Chapter", "Pension")
    expect(page.locator(".map a").first).to_have_text("0 Do first")


def test_the_map_of_a_phone_leads_to_the_fields(sorted_in, browse):
    page = browse.page("/matrix", width=390, height=844, has_touch=True)
    page.get_by_role("navigation", name="Quadrants").get_by_role("link", name="7 Drop").click()
    expect(page.locator("#field-4")).to_be_in_viewport()


def test_without_scripts_a_task_is_moved(sorted_in, browse):
    page = browse.page("/matrix", java_script_enabled=False)
    page.get_by_role("link", name="Actions for “Pension”").click()
    page.get_by_role("button", name="Do first").click()
    expect(page.locator("#rows-1 .title")).to_have_text(["Tax", "Pension"])
    page.get_by_role("link", name="Schedule alone, 1 task").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Schedule")
    page.get_by_role("button", name="Complete “Chapter”").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Schedule")
    expect(page.locator("#sections .row")).to_have_count(0)


def test_ten_thousand_tasks_are_told_honestly_and_shown_in_pages(zeitblock, browse):
    text = "".join(f"Task {number}\n" for number in range(1, 10_001))
    zeitblock.run("import", "--format", "todotxt", "-", text=text)
    page = browse.page("/matrix")
    expect(page.locator("#field-4 header .count")).to_have_text("10000")
    page.get_by_role("link", name="All 10000 of “Drop”").click()
    expect(page.locator("#sections .row")).to_have_count(100)
    expect(page.locator("#pages")).to_contain_text("Page 1 of 100")
    page.locator("#pages").get_by_role("link").click()
    expect(page.locator("#sections .title").first).to_have_text("Task 101")
    methods = Methods(page)
    methods.press("Task 101", "Shift+Digit1").tells("is now in Do first").has_focus("Task 102")
    visit(page, "/abcde")
    expect(page.locator(".ungraded .count")).to_have_text("10000")


@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing(sorted_in, browse, locale, width):
    context = browse.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    for path in ["/matrix", "/matrix/4", "/matrix/1"]:
        visit(page, path)
        assert violations(page) == []
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
    page.locator(".grip").first.click()
    expect(page.locator("#row-menu")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/matrix", "/matrix/4"])
@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_nothing_is_wider_than_a_phone_even_with_large_text(
        sorted_in, browser, browser_with_large_text, path, locale):
    sorted_in.add("Überweisungsauftragsbestätigungsformularablageverzeichnisstruktur", importance="high")
    for each, width in [(browser, 390), (browser, 320), (browser_with_large_text, 390)]:
        browsing = Browsing(each, sorted_in)
        page = browsing.page(path, width=width, height=844, locale=locale, has_touch=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        cut = page.evaluate("""() => [...document.querySelectorAll('#main *')].filter((each) =>
          each.checkVisibility() && !each.closest('.vh, svg') && each.getBoundingClientRect().right > innerWidth + 1).length""")
        assert cut == 0
        browsing.close()


def test_what_may_be_urgent_is_only_suggested_until_it_is_accepted(sorted_in, browse):
    sorted_in.run("add", "Invoice", "--due", day(1), "--importance", "high")
    methods = Methods(browse.page("/matrix"))
    methods.holds("2", "Chapter", "Pension", "Invoice")
    pencil = methods.row("Invoice").get_by_role("button", name="Move “Invoice” to “Do first”")
    expect(pencil).to_contain_text("urgent? due tomorrow")
    assert place(sorted_in, "Invoice") == (False, "high")
    pencil.click()
    methods.holds("1", "Tax", "Invoice").has_focus("Invoice")
    expect(methods.row("Invoice").locator(".accept")).to_have_count(0)


def test_a_suggestion_is_accepted_without_scripts(sorted_in, browse):
    sorted_in.run("add", "Invoice", "--grade", "A")
    page = browse.page("/matrix/4", java_script_enabled=False)
    page.get_by_role("button", name="important? grade A Move “Invoice” to “Schedule”").click()
    assert place(sorted_in, "Invoice") == (False, "high")
