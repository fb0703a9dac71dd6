"""One task at a time: with the mouse, with keys, with a finger and without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from browsing import visit
from focus_page import FocusPage
from gestures import middle

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.fixture
def focus(browse):
    def open_page(**options):
        return FocusPage.of(browse.page("/focus", **options))

    return open_page


def one_card(zeitblock, focus, *titles, **options):
    zeitblock.add(*titles)
    page = focus(**options)
    assert page.shown() in titles
    return page


# With the mouse

def test_completing_takes_the_card_away_and_shows_the_next(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    first = page.shown()
    page.press("Complete").shows_another_than(first).tells(f"“{first}” completed")
    assert zeitblock.titles() == [page.shown()]
    page.has_focus("focus-title")


def test_the_window_takes_back_and_shows_the_card_again(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    first = page.shown()
    page.press("Complete").shows_another_than(first)
    page.undo.click()
    page.shows(first)
    expect(page.toast).to_have_count(0)
    assert sorted(zeitblock.titles()) == ["A", "B"]
    page.has_focus("focus-title")


def test_trash_can_be_taken_back_too(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    first = page.shown()
    page.press("Delete").shows_another_than(first).tells(f"“{first}” deleted")
    assert first not in zeitblock.titles()
    page.undo.click()
    page.shows(first)


def test_the_way_back_goes_with_its_window_and_the_history_stays(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    first = page.shown()
    page.press("Complete").shows_another_than(first).tells("completed")
    expect(page.toast).to_have_count(0, timeout=20_000)
    page.page.keyboard.press("Control+z")
    page.tells("Undone")
    assert sorted(zeitblock.titles()) == ["A", "B"]


def test_a_message_held_by_the_pointer_says_when_its_window_is_over(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    page.press("Complete").tells("completed")
    page.toast.hover()
    page.tells("Too late for this button. Ctrl Z still works.")
    expect(page.undo).to_have_count(0)


def test_shuffling_draws_another_one_and_changes_nothing(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B", "C")
    for _ in range(3):
        before = page.shown()
        page.press("Shuffle").shows_another_than(before).settled()
    assert zeitblock.titles() == ["A", "B", "C"]


def test_with_one_task_shuffling_says_so(zeitblock, focus):
    page = one_card(zeitblock, focus, "A")
    page.press("Shuffle")
    expect(page.told).to_contain_text("This is the only task here.")
    page.says("This is the only task here.").shows("A")


def test_editing_on_the_card_saves_both_fields_as_one_step(zeitblock, focus):
    page = one_card(zeitblock, focus, "Old")
    page.press("Edit").has_focus("focus-new-title")
    page.page.get_by_label("Task title").fill("New")
    page.page.get_by_label("Task description").fill("first line\n\nlast line")
    page.press("Save").shows("New").has_focus("focus-edit-button")
    expect(page.page.locator("#focus-notes")).to_have_text("first line\n\nlast line")
    page.page.keyboard.press("Control+z")
    page.shows("Old")


def test_escape_leaves_the_fields_as_they_were(zeitblock, focus):
    page = one_card(zeitblock, focus, "Old")
    page.press("Edit")
    page.page.get_by_label("Task title").fill("Half a ti")
    page.page.keyboard.press("Escape")
    page.shows("Old").has_focus("focus-edit-button")
    page.press("Edit")
    expect(page.page.get_by_label("Task title")).to_have_value("Old")


def test_an_empty_title_is_refused_and_nothing_typed_is_lost(browse, zeitblock, focus):
    browse.expect_status(422)
    page = one_card(zeitblock, focus, "Old")
    page.press("Edit")
    page.page.get_by_label("Task title").fill("  ")
    page.page.get_by_label("Task description").fill("kept")
    page.press("Save")
    field = page.page.get_by_label("Task title")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(page.page.get_by_label("Task description")).to_have_value("kept")
    assert zeitblock.titles() == ["Old"]


def test_both_texts_are_offered_where_the_title_was_changed_elsewhere_too(browse, zeitblock, focus):
    browse.expect_status(409)
    page = one_card(zeitblock, focus, "Old")
    page.press("Edit")
    page.page.get_by_label("Task title").fill("Mine")
    zeitblock.on("edit", "Old", "--title", "Theirs")
    page.press("Save")
    expect(page.page.locator("#focus-elsewhere-title")).to_contain_text("Theirs")
    expect(page.page.get_by_label("Task title")).to_have_value("Mine")
    page.press("Save").shows("Mine")


def test_a_change_elsewhere_does_not_disturb_what_is_being_written(zeitblock, browse):
    zeitblock.add("Old")
    page = FocusPage.of(browse.context().new_page(), listening=True)
    page.press("Edit")
    field = page.page.get_by_label("Task description")
    field.fill("Half a tho")
    with page.page.expect_response("**/focus"):
        zeitblock.add("Other")
    expect(field).to_be_focused()
    expect(field).to_have_value("Half a tho")


def test_nothing_is_done_with_the_card_while_something_unsaved_stands_on_it(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    page.press("Edit")
    page.page.get_by_label("Task title").fill("Half a ti")
    page.press("Complete").has_focus("focus-new-title")
    assert sorted(zeitblock.titles()) == ["A", "B"]


def test_the_first_and_second_tasks_are_shown_and_a_third_joins(zeitblock, focus):
    page = one_card(zeitblock, focus, "A")
    add(page, "B")
    page.shows("B").has_cards(2).has_focus("focus-title")
    add(page, "C tomorrow 3pm #home")
    expect(page.told).to_contain_text("“C” added.")
    page.shows("B").has_cards(3)
    assert zeitblock.task("C")["tags"] == ["home"]


def add(page, line):
    page.page.locator("#focus-add").click()
    expect(page.page.locator("#quick")).to_be_focused()
    page.page.keyboard.type(line)
    page.page.keyboard.press("Enter")


def test_an_added_task_lands_in_the_list_that_is_shown(zeitblock, focus):
    page = one_card(zeitblock, focus, "A")
    add(page, "B")
    page.shows("B")
    assert zeitblock.task("B")["list"] == zeitblock.task("A")["list"]


@pytest.mark.parametrize("entry", ["Tomorrow", "Next Monday"])
def test_a_task_put_off_comes_back_on_its_day(zeitblock, focus, entry):
    page = one_card(zeitblock, focus, "A", "B")
    first = page.shown()
    page.page.locator("#focus-more-button").click()
    # On a Sunday the next Monday is tomorrow, and stands there once.
    page.press(entry if page.button(entry).count() else "Tomorrow").shows_another_than(first)
    expect(page.told).to_contain_text(f"“{first}” snoozed")
    assert zeitblock.task(first)["notBefore"] is not None
    page.has_focus("focus-title")


def test_a_better_task_that_is_open_is_named_and_can_be_begun(zeitblock, focus):
    zeitblock.add("Must", grade="A-1")
    zeitblock.add("Should", grade="B")
    page = focus()
    if page.shown() == "Must":
        page.press("Shuffle").shows("Should")
    guard = page.page.locator("#focus-guard")
    expect(guard).to_contain_text("A-1 is still open: “Must”")
    page.press("Do B anyway")
    expect(guard).to_have_count(0)
    page.shows("Should").press("Shuffle").shows("Must")


def test_start_a1_shows_that_task(zeitblock, focus):
    zeitblock.add("Must", grade="A-1")
    zeitblock.add("Should", grade="B")
    page = focus()
    if page.shown() == "Must":
        page.press("Shuffle").shows("Should")
    page.press("Start A-1").shows("Must").has_focus("focus-title")


def test_open_subtasks_are_asked_about(zeitblock, focus, browse):
    browse.expect_status(409)
    zeitblock.add("Above", "Other")
    zeitblock.add("Below", parent=zeitblock.task("Above")["id"])
    page = focus()
    if page.shown() != "Above":
        page.press("Shuffle").shows("Above")
    page.press("Complete")
    dialog = page.page.locator("#question-dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name=re.compile("with|all", re.I)).last.click()
    page.shows("Other")
    assert zeitblock.titles() == ["Other"]
    assert page.page.evaluate("document.activeElement !== document.body")


def test_a_series_is_asked_about_before_it_goes(zeitblock, focus, browse):
    browse.expect_status(409)
    zeitblock.add("Water", due="today", repeat="daily")
    zeitblock.add("Other")
    page = focus()
    if page.shown() != "Water":
        page.press("Shuffle").shows("Water")
    page.press("Delete")
    dialog = page.page.locator("#question-dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button").nth(0).click()
    page.shows("Other")
    assert "Water" in zeitblock.titles()


# The stack

@pytest.mark.parametrize("count, cards", [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_the_stack_is_as_high_as_there_are_tasks(zeitblock, focus, count, cards):
    zeitblock.add(*[f"Task {number}" for number in range(count)])
    page = focus().has_cards(cards)
    expect(page.page.locator("#focus-count")).to_have_text(f"{count} available now")


def test_ten_thousand_tasks_are_one_card_and_a_small_page(zeitblock, focus, browse):
    lines = "\n".join(f"Task number {number} with some more words" for number in range(10_000))
    file = zeitblock.data.parent / "many.todo.txt"
    file.write_text(lines)
    zeitblock.run("import", str(file))
    page = focus().has_cards(3)
    expect(page.page.locator("#focus-count")).to_have_text("10000 available now")
    first = page.shown()
    page.press("Complete").shows_another_than(first)


def test_the_page_is_small(zeitblock):
    """What comes over the wire besides the assets, which a browser keeps: head and body of the answer."""
    zeitblock.add("A task", notes="x" * 500)
    cookie = f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}"
    answer = zeitblock.request("GET", "/focus", Cookie=cookie)
    assert answer.status == 200 and "A task" in answer.text
    head = sum(len(name) + len(value) + 4 for name, value in answer.headers.items())
    assert len(answer.text.encode()) + head < 20_000


# Where it comes from

def test_another_list_is_chosen_and_remembered(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    page.picker.click()
    page.press("All lists")
    expect(page.picker).to_contain_text("All lists")
    expect(page.page.locator("#focus-why")).to_contain_text("Drawn at random from all lists.")
    page.page.reload()
    expect(page.picker).to_contain_text("All lists")


def test_a_part_is_drawn_from_and_its_end_offers_everything(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    zeitblock.add("Graded", grade="A")
    page.picker.click()
    page.press("Grade A").shows("Graded")
    page.press("Complete")
    expect(page.title).to_have_text("Nothing matches this selection right now.")
    page.press("Draw from everything")
    expect(page.card).to_be_visible()
    assert page.shown() in ("A", "B")


def test_the_end_is_calm_counts_and_can_be_taken_back(zeitblock, focus):
    page = one_card(zeitblock, focus, "A")
    page.press("Complete").shows("Nothing left here.").has_focus("focus-title")
    expect(page.page.locator("#focus")).to_contain_text("One completed today.")
    page.page.keyboard.press("Control+z")
    page.shows("A")


# The clock

def test_the_clock_counts_survives_a_reload_and_notes_what_was_worked(zeitblock, focus):
    page = one_card(zeitblock, focus, "A")
    page.page.locator("#focus-more-button").click()
    page.press("Count up")
    clock = page.page.locator("#focus-clock")
    expect(clock).to_have_text("0:00")
    page.press("Start")
    expect(clock).to_have_text("0:02")
    page.page.reload()
    expect(clock).to_have_text(re.compile(r"0:0[2-9]"))
    page.press("Pause")
    expect(page.page.locator("#focus-timer")).to_have_attribute("data-phase", "paused")
    text = clock.text_content()
    page.page.reload()
    expect(clock).to_have_text(text)


def test_the_clock_goes_by_time_and_not_by_ticks(zeitblock, browse):
    zeitblock.add("A")
    page = browse.context().new_page()
    page.clock.install()
    focus = FocusPage.of(page)
    page.locator("#focus-more-button").click()
    focus.press("Count up")
    expect(page.locator("#focus-clock")).to_have_text("0:00")
    focus.press("Start")
    expect(focus.button("Pause")).to_be_visible()
    page.clock.fast_forward("12:41")
    page.clock.run_for(1_000)
    expect(page.locator("#focus-clock")).to_have_text(re.compile("12:4[2-9]"))


# With keys

def test_every_action_has_its_key(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B", "C")
    keyboard = page.page.keyboard
    first = page.shown()
    keyboard.press("s")
    page.shows_another_than(first).settled()
    second = page.shown()
    keyboard.press("Space")
    page.shows_another_than(second).tells(f"“{second}” completed").settled()
    third = page.shown()
    keyboard.press("Delete")
    page.shows_another_than(third).tells("deleted").settled()
    keyboard.press("e")
    page.has_focus("focus-new-title")
    keyboard.press("Escape")
    keyboard.press("a")
    page.has_focus("quick")
    keyboard.type("s")
    expect(page.page.locator("#quick")).to_have_value("s")
    assert len(zeitblock.titles()) == 1


def test_the_space_bar_presses_what_has_the_focus(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    first = page.shown()
    page.button("Shuffle").focus()
    page.page.keyboard.press("Space")
    page.shows_another_than(first)
    assert zeitblock.titles() == ["A", "B"]


def test_the_choices_open_and_close_by_keys(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B")
    page.picker.focus()
    page.page.keyboard.press("Enter")
    expect(page.page.locator("#focus-pick")).to_have_attribute("open", "")
    page.page.keyboard.press("ArrowDown")
    page.has_focus("focus-list-")
    page.page.keyboard.press("s")
    expect(page.page.locator("#focus-pick")).to_have_attribute("open", "")
    page.page.keyboard.press("Escape")
    expect(page.picker).to_be_focused()


# With a finger

class Swipe:
    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def __call__(self, locator, x, y=0, release=True):
        left, top = middle(locator)
        top -= 60
        self._send("touchStart", [{"x": left, "y": top}])
        for step in range(1, 9):
            self._send("touchMove", [{"x": left + x * step / 8, "y": top + y * step / 8}])
        if release:
            self.release()

    def release(self):
        self._send("touchEnd", [])

    def _send(self, kind, points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_swipe_to_the_right_completes(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B", **PHONE)
    first = page.shown()
    swipe = Swipe(page.page)
    swipe(page.card, 170, release=False)
    expect(page.stack).to_have_class(re.compile("is-swiped.*is-right.*is-far"))
    swipe.release()
    page.shows_another_than(first)
    assert zeitblock.titles() == [page.shown()]


def test_a_swipe_to_the_left_draws_another_one(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B", **PHONE)
    first = page.shown()
    Swipe(page.page)(page.card, -170)
    page.shows_another_than(first)
    assert zeitblock.titles() == ["A", "B"]


@pytest.mark.parametrize("x, y", [(60, 0), (20, 200), (0, -200)])
def test_a_short_swipe_and_scrolling_do_nothing(zeitblock, focus, x, y):
    page = one_card(zeitblock, focus, "A", "B", **PHONE)
    first = page.shown()
    Swipe(page.page)(page.card, x, y)
    expect(page.stack).not_to_have_class(re.compile("is-swiped"))
    page.shows(first)
    assert zeitblock.titles() == ["A", "B"]


# Less motion

def test_with_less_motion_everything_only_fades(zeitblock, focus):
    page = one_card(zeitblock, focus, "A", "B", "C", reduced_motion="reduce")
    page.page.evaluate("""() => {
      window.moved = []
      document.addEventListener('animationstart', (event) => {
        if (!event.target.closest('#focus')) return
        const [motion] = event.target.getAnimations().filter((each) => each.animationName === event.animationName)
        const frames = motion?.effect.getKeyframes() ?? []
        const names = new Set(frames.flatMap((frame) => Object.keys(frame)))
        for (const name of ['offset', 'computedOffset', 'easing', 'composite']) names.delete(name)
        window.moved.push([event.animationName, [...names].join(), motion?.effect.getTiming().duration])
      }, true)
    }""")
    first = page.shown()
    page.press("Complete").shows_another_than(first).settled()
    first = page.shown()
    page.press("Shuffle").shows_another_than(first).settled()
    moved = page.page.evaluate("window.moved")
    assert moved
    assert all(names == "opacity" and duration == 120 for _, names, duration in moved), moved


# From elsewhere

def test_focus_on_this_from_the_menu_of_a_row(zeitblock, browse):
    zeitblock.add("A", "B", "C")
    page = browse.page("/backlog")
    page.locator("#rows li", has_text="B").locator(".grip").click()
    page.locator("#row-menu").get_by_role("menuitem", name="Show in Focus").click()
    FocusPage(page).shows("B")


def test_focus_on_this_from_the_page_of_a_task(zeitblock, browse):
    zeitblock.add("A", "B", "C")
    page = browse.page(f"/tasks/{zeitblock.task('C')['id']}")
    page.get_by_role("button", name="Show in Focus").click()
    FocusPage(page).shows("C")


def test_focus_on_this_from_the_palette(zeitblock, browse):
    zeitblock.add("A", "B", "C")
    page = browse.page(f"/tasks/{zeitblock.task('C')['id']}")
    page.keyboard.press("Control+k")
    page.locator("#palette-field").fill("show in focus")
    page.keyboard.press("Enter")
    FocusPage(page).shows("C")


def test_the_palette_is_there_when_it_is_called(zeitblock, browse):
    zeitblock.add("A")
    page = browse.page("/focus")
    page.keyboard.press("Control+k")
    expect(page.locator("#palette-field")).to_be_focused()
    page.locator("#palette-field").fill("backl")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/backlog$"))


def test_two_devices_on_one_card_do_a_thing_once(zeitblock, browse):
    zeitblock.add("A", "B")
    here, there = FocusPage.of(browse.context().new_page()), browse.context(java_script_enabled=False).new_page()
    there.goto("/focus")
    first = here.shown()
    assert there.locator("#focus-title").text_content() == first
    here.press("Complete").shows_another_than(first)
    there.get_by_role("button", name="Complete", exact=True).click()
    expect(there.locator("#focus-told")).to_contain_text(f"“{first}” is no longer open. Nothing was changed.")
    assert len(zeitblock.titles()) == 1


# Without JavaScript

def test_everything_goes_by_forms_alone(zeitblock, browse):
    zeitblock.add("A", "B")
    page = browse.context(java_script_enabled=False).new_page()
    visit(page, "/focus", scripts=False)
    title = page.locator("#focus-title")
    first = title.text_content()
    page.get_by_role("button", name="Shuffle", exact=True).click()
    expect(title).not_to_have_text(first)
    second = title.text_content()
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_label("Task title").fill("Better")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(title).to_have_text("Better")
    page.get_by_role("button", name="Complete", exact=True).click()
    expect(title).to_have_text(first)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(title).to_have_text("Better")
    page.locator("#focus-picker").click()
    page.get_by_role("button", name="All lists").click()
    expect(page.locator("#focus-picker")).to_contain_text("All lists")
    page.locator("#quick").fill("C")
    page.locator("#quick").press("Enter")
    expect(page.locator("#focus-told")).to_contain_text("“C” added.")
    page.locator("#focus-more-button").click()
    page.get_by_role("button", name="Tomorrow").click()
    expect(title).not_to_have_text("Better")
    assert "Better" in zeitblock.titles() and second != first


# What stands up to axe

@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing_in_any_phase(zeitblock, browse, locale, width):
    context = browse.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    visit(page, "/focus")
    assert violations(page) == [], "onboarding"
    zeitblock.add("Must", grade="A-1")
    zeitblock.add("Should", grade="B", notes="Some words", duration=25, due="tomorrow")
    visit(page, "/focus")
    focus = FocusPage(page)
    if focus.shown() == "Must":
        page.locator("#focus-shuffle").click()
        focus.shows("Should")
    focus.settled()
    assert violations(page) == [], "card"
    for opener in ["#focus-picker", "#focus-more-button"]:
        page.locator(opener).click()
        assert violations(page) == [], opener
        page.keyboard.press("Escape")
    page.locator("#focus-edit-button").click()
    assert violations(page) == [], "editing"
    page.keyboard.press("Escape")
    for _ in range(2):
        page.locator("#focus-complete").click()
        focus.settled()
        page.wait_for_timeout(400)
    assert violations(page) == [], "end"
