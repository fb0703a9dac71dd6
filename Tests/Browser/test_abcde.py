"""The ABCDE page: grading, numbering and handing over with the mouse, keys, a finger and without scripts."""

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
def graded(zeitblock):
    """Three A tasks with numbers, two B, and one each of D, E and none."""
    for title, grade in [("Tax", "A-1"), ("Contract", "A-2"), ("Chapter", "A-3"), ("Letter", "B"), ("Part", "B"),
                         ("Train", "D"), ("App", "E")]:
        zeitblock.add(title, grade=grade)
    zeitblock.add("Dentist")
    return zeitblock


@pytest.fixture
def methods(graded, browse):
    return Methods(browse.page("/abcde"))


def grade(zeitblock, title):
    return zeitblock.task(title)["grade"]


# What is shown


def test_each_grade_has_its_tasks_and_a_true_count(methods):
    methods.holds("A", "Tax", "Contract", "Chapter").numbers(1, 2, 3)
    methods.holds("B", "Letter", "Part").holds("C").holds("D", "Train").holds("E", "App").holds("none", "Dentist")
    for letter, count in zip("ABCDE", [3, 2, 0, 1, 1]):
        expect(methods.page.locator(f".sec.grade-{letter.lower()} > header .count")).to_have_text(str(count))
    expect(methods.page.get_by_text("Serious consequences if you don’t do it.")).to_be_visible()


def test_the_guard_names_the_a_that_comes_first_and_can_be_switched_off(methods, graded):
    switch = methods.page.get_by_role("switch", name="Never a B while an A is open")
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(methods.page.locator("#guard-text")).to_have_text("A-1 “Tax” can be done today, so B waits.")
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_be_focused()
    assert graded.run("settings", "gradeGuard").strip() == "off"


def test_an_a_that_waits_does_not_hold_up_a_b(graded, browse):
    for title in ["Tax", "Contract", "Chapter"]:
        graded.run("edit", graded.task(title)["id"], "--not-before", day(5))
    page = browse.page("/abcde")
    expect(page.locator("#guard-text")).to_have_text("No open A can be done today, so B is free.")
    expect(Methods(page).row("Tax")).to_contain_text("waits until")


# Keys


def test_shift_and_a_letter_regrade_and_the_task_keeps_the_focus(methods, graded):
    methods.press("Letter", "Shift+A").tells("“Letter” is now A-4").holds("A", "Tax", "Contract", "Chapter", "Letter")
    methods.numbers(1, 2, 3, 4).has_focus("Letter")
    methods.page.keyboard.press("Shift+C")
    methods.tells("“Letter” is now C").holds("C", "Letter").has_focus("Letter")
    methods.page.keyboard.press("Shift+Digit0")
    methods.tells("“Letter” now has no grade").holds("none", "Letter", "Dentist").has_focus("Letter")
    assert grade(graded, "Letter") is None


def test_alt_and_arrows_step_within_a_grade(methods):
    methods.press("Chapter", "Alt+ArrowUp").tells("“Chapter” is now A-2").holds("A", "Tax", "Chapter", "Contract")
    methods.numbers(1, 2, 3).has_focus("Chapter")
    methods.page.keyboard.press("Alt+ArrowUp")
    methods.holds("A", "Chapter", "Tax", "Contract")
    methods.page.keyboard.press("Alt+ArrowUp")
    methods.says("“Chapter” is already first here").has_focus("Chapter")
    methods.press("Letter", "Alt+ArrowDown").holds("B", "Part", "Letter").has_focus("Letter")


def test_arrows_go_from_task_to_task_through_all_grades(methods):
    methods.title("Chapter").focus()
    methods.page.keyboard.press("ArrowDown")
    methods.has_focus("Letter")
    methods.page.keyboard.press("ArrowUp")
    methods.has_focus("Chapter")


def test_a_number_is_typed(methods):
    methods.press("Chapter", "m")
    field = methods.dialog.get_by_role("spinbutton")
    expect(field).to_be_focused()
    expect(field).to_have_value("3")
    field.fill("1")
    field.press("Enter")
    methods.holds("A", "Chapter", "Tax", "Contract").numbers(1, 2, 3).has_focus("Chapter")


def test_completing_renumbers_only_what_is_shown(methods, graded):
    methods.press("Tax", "c").tells("completed").holds("A", "Contract", "Chapter").numbers(1, 2).has_focus("Contract")
    assert [graded.task(title)["subPriority"] for title in ["Contract", "Chapter"]] == [2, 3]


def test_who_and_when_are_asked_for_a_d(methods, graded):
    methods.row("Train").get_by_role("link", name="Who are you delegating “Train” to?").click()
    name = methods.dialog.get_by_label("To whom?")
    expect(name).to_be_focused()
    name.fill("Jonas")
    methods.dialog.get_by_label("Follow up on").fill(day(3))
    name.press("Enter")
    methods.tells("Jonas")
    expect(methods.row("Train").locator(".who")).to_contain_text("→ Jonas, follow up")
    assert graded.task("Train")["delegatedTo"] == "Jonas" and graded.task("Train")["notBefore"] == day(3)
    methods.press("Train", "w")
    methods.dialog.get_by_role("button", name="Take it on yourself").click()
    expect(methods.row("Train").get_by_text("Who?")).to_be_visible()
    assert grade(graded, "Train") == "D"


def test_a_name_that_is_missing_is_asked_for_again(methods, browse):
    browse.expect_status(422)
    methods.press("Train", "w")
    name = methods.dialog.get_by_label("To whom?")
    expect(name).to_be_focused()
    name.fill("  ")
    name.press("Enter")
    expect(methods.dialog.locator(".error")).to_be_visible()
    methods.page.keyboard.press("Escape")
    methods.has_focus("Train")


def test_beginning_a_b_tells_of_the_a_without_blocking(methods):
    methods.press("Letter", "b")
    note = methods.row("Letter").locator(".guard-note")
    expect(note).to_contain_text("A-1 “Tax” is still open.")
    expect(note.get_by_role("button", name="Start A-1")).to_be_visible()
    expect(note.get_by_role("button", name="Do B anyway")).to_be_visible()
    methods.has_focus("Letter")
    methods.page.keyboard.press("Shift+B")
    expect(note).to_be_visible()
    methods.press("Letter", "Escape")
    expect(note).to_have_count(0)


def test_beginning_an_a_shows_it_alone(methods, graded):
    methods.press("Contract", "b")
    methods.page.wait_for_url("**/focus**")
    expect(methods.page.get_by_role("main")).to_contain_text("Contract")


@pytest.mark.parametrize(("answer", "title"), [("Start A-1", "Tax"), ("Do B anyway", "Letter")])
def test_either_answer_of_the_guard_shows_that_task_alone(methods, answer, title):
    methods.press("Letter", "b")
    methods.page.get_by_role("button", name=answer).click()
    methods.page.wait_for_url("**/focus**")
    expect(methods.page.get_by_role("main").get_by_role("heading", name=title)).to_be_visible()
    expect(methods.page.get_by_text("is still open")).to_have_count(0)


def test_a_task_that_is_gone_meanwhile_leaves_the_focus_on_the_page(methods, graded, browse):
    browse.expect_status(404)
    methods.press("Train", "w")
    name = methods.dialog.get_by_label("To whom?")
    expect(name).to_be_focused()
    graded.run("delete", graded.task("Train")["id"])
    methods.holds("D")
    name.fill("Jonas")
    name.press("Enter")
    methods.tells("It was deleted")
    expect(methods.page.locator("#main")).to_be_focused()


# Mouse


def test_the_menu_regrades(methods):
    methods.choose("Dentist", "Grade B: Should").holds("B", "Letter", "Part", "Dentist").tells("“Dentist” is now B")
    methods.has_focus("Dentist", ".grip")
    methods.choose("Part", "Move up").holds("B", "Part", "Letter", "Dentist")


def test_the_menu_offers_what_makes_sense(methods):
    methods.handle("Tax").click()
    names = methods.menu.get_by_role("menuitem")
    expect(names.filter(has_text="Grade A")).to_be_hidden()
    expect(names.filter(has_text="Move up")).to_be_hidden()
    expect(names.filter(has_text="Number …")).to_be_visible()
    methods.page.keyboard.press("Escape")
    expect(methods.handle("Tax")).to_be_focused()


def test_dragging_regrades_and_places(methods, graded):
    methods.carry("Part", methods.row("Contract"), "top").holds("A", "Tax", "Part", "Contract", "Chapter")
    methods.numbers(1, 2, 3, 4).tells("“Part” is now A-2").holds("B", "Letter")
    methods.carry("Chapter", methods.row("Tax"), "top").holds("A", "Chapter", "Tax", "Part", "Contract")
    methods.carry("Contract", methods.page.locator(".sec.grade-c > header")).holds("C", "Contract")
    methods.tells("“Contract” is now C")
    assert grade(graded, "Contract") == "C"
    methods.undo().holds("A", "Chapter", "Tax", "Part", "Contract")


def test_escape_while_dragging_leaves_everything(methods, graded):
    methods.take("Part", methods.row("Tax"))
    expect(methods.page.locator(".sec.grade-a")).to_have_class("sec grade-a is-target")
    methods.page.keyboard.press("Escape")
    methods.page.mouse.up()
    methods.holds("B", "Letter", "Part").says("Cancelled")
    assert grade(graded, "Part") == "B"


def test_letters_grade_one_task_after_the_other(methods, graded):
    graded.add("Library")
    methods.holds("none", "Dentist", "Library")
    letters = methods.page.get_by_role("group", name="Grade for “Dentist”")
    letters.get_by_role("button", name="C: Could").click()
    methods.holds("none", "Library").holds("C", "Dentist")
    next_letters = methods.page.get_by_role("group", name="Grade for “Library”")
    expect(next_letters.get_by_role("button", name="C: Could")).to_be_focused()


def test_an_e_is_deleted_and_comes_back(methods, graded):
    methods.page.get_by_role("button", name="Delete “App”").click()
    methods.tells("deleted").holds("E")
    methods.undo().holds("E", "App")


# Live, touch, without scripts


def test_a_change_elsewhere_shows_and_leaves_the_focus(methods, graded):
    methods.title("Letter").focus()
    graded.run("edit", graded.task("Chapter")["id"], "--grade", "C")
    methods.holds("C", "Chapter").holds("A", "Tax", "Contract").has_focus("Letter")
    expect(methods.page.locator(".sec.grade-c > header .count")).to_have_text("1")


def test_a_note_stays_while_the_page_changes(methods, graded):
    methods.press("Letter", "b")
    note = methods.row("Letter").locator(".guard-note")
    expect(note).to_be_visible()
    graded.add("New one", grade="C")
    methods.holds("C", "New one")
    expect(note).to_be_visible()


def test_a_finger_carries_a_task_after_a_long_press(graded, browse):
    page = browse.page("/abcde", width=390, height=844, has_touch=True)
    methods = Methods(page)
    finger = Finger(page)
    finger.press(methods.title("Letter"))
    expect(methods.row("Letter")).to_have_class("row is-lifted")
    finger.move(middle(methods.row("Tax"))[1] - finger.y - 10)
    finger.release()
    methods.holds("A", "Letter", "Tax", "Contract", "Chapter").numbers(1, 2, 3, 4)
    finger.swipe(methods.title("Part"), -200)
    methods.holds("B", "Part")


def test_everything_has_room_for_a_finger(graded, browse):
    page = browse.page("/abcde", width=390, height=844, has_touch=True)
    small = page.evaluate("""() => {
      const hits = [...document.querySelectorAll('.check, .grip, .letters button, #guard-switch')]
      return hits.map((each) => each.getBoundingClientRect()).filter((box) => box.width < 43.9 || box.height < 43.9).length
    }""")
    assert small == 0


def test_without_scripts_tasks_are_graded_numbered_and_handed_over(graded, browse):
    page = browse.page("/abcde", java_script_enabled=False)
    page.get_by_role("group", name="Grade for “Dentist”").get_by_role("button", name="B: Should").click()
    expect(page).to_have_url(f"{graded.address}/abcde?notice={page.url.rsplit('=')[-1]}")
    assert grade(graded, "Dentist") == "B"
    page.get_by_role("link", name="Change number: A-3").click()
    page.get_by_role("spinbutton").fill("1")
    page.get_by_role("button", name="Set number").click()
    expect(page.locator("#rows-A .title")).to_have_text(["Chapter", "Tax", "Contract"])
    page.get_by_role("link", name="Actions for “Part”").click()
    page.get_by_role("button", name="Move up").click()
    expect(page.locator("#rows-B .title").first).to_have_text("Part")
    page.get_by_role("link", name="Who are you delegating “Train” to?").click()
    page.get_by_label("To whom?").fill("Jonas")
    page.get_by_role("button", name="Delegate").click()
    expect(page.locator("#rows-D .who")).to_contain_text("Jonas")
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).to_have_attribute("aria-checked", "false")
    expect(page).to_have_url(f"{graded.address}/abcde?notice={page.url.rsplit('=')[-1]}")


def test_one_grade_alone_shows_all_of_it(graded, browse):
    methods = Methods(browse.page("/abcde"))
    methods.page.get_by_role("link", name="Should").click()
    methods.holds("B", "Letter", "Part")
    expect(methods.page.get_by_role("heading", level=1)).to_have_text("B Should")
    methods.press("Part", "Alt+ArrowUp").holds("B", "Part", "Letter").has_focus("Part")
    methods.press("Part", "Shift+A").holds("B", "Letter").has_focus("Letter")


def test_what_does_not_fit_is_counted_and_one_press_away(zeitblock, browse):
    zeitblock.add(*(f"Task {number}" for number in range(1, 15)))
    page = browse.page("/abcde")
    expect(page.locator("#rows-none .row")).to_have_count(12)
    expect(page.locator(".ungraded .count")).to_have_text("14")
    page.get_by_role("link", name="All 14 of “Not graded yet”").click()
    expect(page.locator("#rows-none .row")).to_have_count(14)


# Everybody


@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing(graded, browse, locale, width):
    context = browse.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    for path in ["/abcde", "/abcde/A", "/abcde/none"]:
        visit(page, path)
        assert violations(page) == []
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
    visit(page, "/abcde")
    Methods(page).press("Letter", "b")
    expect(page.locator(".guard-note")).to_be_visible()
    assert violations(page) == []
    page.locator(".grip").first.click()
    expect(page.locator("#row-menu")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    Methods(page).press("Train", "w")
    expect(page.locator("#question-dialog")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/abcde", "/abcde/A", "/abcde/none"])
@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_nothing_is_wider_than_a_phone_even_with_large_text(
        graded, browser, browser_with_large_text, path, locale):
    graded.add("Überweisungsauftragsbestätigungsformularablageverzeichnisstruktur", grade="A")
    for each, width in [(browser, 390), (browser, 320), (browser_with_large_text, 390)]:
        browsing = Browsing(each, graded)
        page = browsing.page(path, width=width, height=844, locale=locale, has_touch=True)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        cut = page.evaluate("""() => [...document.querySelectorAll('#main *')].filter((each) =>
          each.checkVisibility() && !each.closest('.vh, svg') && each.getBoundingClientRect().right > innerWidth + 1).length""")
        assert cut == 0
        browsing.close()
