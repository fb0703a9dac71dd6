"""The form of a task with all its fields: by mouse, by keys alone, by touch, without scripts, and judged by axe."""

import re
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from backlog import Backlog
from browsing import Browsing, visit
from targets import SMALL
from test_touch import PHONE

WITHOUT = {"java_script_enabled": False}


class Form:
    """The form of a new or stored task as a person sees it."""

    def __init__(self, page):
        self.page = page
        self.title = page.get_by_label("Title")
        self.new_tag = page.locator("#new-tag")
        self.chips = page.locator(".tag-field .chips > li")
        self.due = page.get_by_label("Due date")
        self.upcoming = page.locator("#upcoming")
        self.saves = page.get_by_role("button", name="Save", exact=True)

    def group(self, name):
        return self.page.get_by_role("group", name=name, exact=True)

    def choose(self, group, name):
        self.group(group).get_by_role("radio", name=name, exact=True).check()

    def repeat(self, name):
        self.page.locator(".repeats > .seg").get_by_role("radio", name=name, exact=True).check()

    def weekday(self, name):
        return self.page.get_by_role("checkbox", name=name, exact=True)

    def save(self, *titles):
        self.saves.click()
        Backlog(self.page).shows(*titles)


@pytest.fixture
def form(browse):
    def open_form(path="/tasks/new", **options):
        return Form(browse.page(path, **options))

    return open_form


@contextmanager
def posted(page, status):
    """What a form sent is answered with; what is answered stands on the page at the end."""
    with page.expect_navigation() as answer:
        yield
    assert answer.value.status == status


def fill(form):
    form.title.fill("Water the plants")
    form.choose("Duration", "30")
    form.choose("Importance", "High")
    form.choose("Urgency", "Urgent")
    form.choose("Type", "Recharge")
    form.due.fill("2096-11-28")
    form.page.get_by_label("Time", exact=True).fill("15:00")
    form.page.get_by_label("Not before").fill("2096-11-20")
    form.repeat("Weekly")
    form.weekday("Wednesday").check()
    form.choose("Ends", "After a number of times")
    form.page.get_by_label("How many more times").fill("4")
    form.page.get_by_label("Description").fill("Two litres")
    form.choose("Grade", "D Delegate")
    form.page.get_by_label("Delegated to").fill("Kim")


def assert_filled(task):
    expected = {
        "manualDuration": 30, "importance": "high", "type": "recharge", "dueOn": "2096-11-28", "dueTime": "15:00",
        "notBefore": "2096-11-20", "notes": "Two litres", "grade": "D", "delegatedTo": "Kim", "tags": ["green", "home"],
    }
    assert {name: task[name] for name in expected} == expected
    assert task["recurrence"].startswith("weekly:3")
    assert "4" in task["recurrence"]


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_every_field_is_saved(form, zeitblock, scripts):
    open_form = form(java_script_enabled=scripts)
    fill(open_form)
    open_form.new_tag.fill("green, home")
    open_form.save("Water the plants")
    assert_filled(zeitblock.task("Water the plants"))


def settled(zeitblock, title):
    """A task without what the server does by itself, soon."""
    return {name: value for name, value in zeitblock.task(title).items() if name != "needsTitleImprovement"}


def test_a_stored_task_left_as_it_is_stays_as_it_is(form, zeitblock):
    first = form()
    fill(first)
    first.new_tag.fill("green")
    first.save("Water the plants")
    before = settled(zeitblock, "Water the plants")
    stored = form(f"/tasks/{before['id']}")
    expect(stored.page.get_by_label("Delegated to")).to_have_value("Kim")
    stored.save("Water the plants")
    assert settled(zeitblock, "Water the plants") == before


def test_tags_are_added_and_taken_away_by_mouse(form):
    page = form()
    page.title.fill("x")
    page.new_tag.fill("one")
    page.page.get_by_role("button", name="Add", exact=True).click()
    page.new_tag.fill("ONE")
    page.page.get_by_role("button", name="Add", exact=True).click()
    expect(page.chips).to_have_count(1)
    expect(page.new_tag).to_have_value("ONE")
    expect(page.new_tag).to_have_attribute("aria-invalid", "true")
    expect(page.page.locator("#error-tags")).to_contain_text("is already there")
    page.new_tag.fill("")
    expect(page.page.locator(".tag-field > .error")).to_have_count(0)
    page.page.get_by_role("button", name="Remove tag “one”").click()
    expect(page.chips).to_have_count(0)


def test_tags_are_added_and_taken_away_by_keys(form, zeitblock):
    page = form()
    page.title.fill("keys")
    page.new_tag.focus()
    page.page.keyboard.type("one")
    page.page.keyboard.press("Enter")
    page.page.keyboard.type("two,three,")
    expect(page.chips).to_have_text(["one", "two", "three"])
    page.page.keyboard.press("Backspace")
    expect(page.chips).to_have_text(["one", "two"])
    page.page.keyboard.press("Shift+Tab")
    page.page.keyboard.press("Enter")
    expect(page.chips).to_have_text(["one"])
    page.title.focus()
    page.page.keyboard.press("Enter")
    Backlog(page.page).shows("keys")
    assert zeitblock.task("keys")["tags"] == ["one"]


def test_tags_without_scripts_keep_everything_else_typed(form, browse):
    browse.expect_status(422)
    page = form(**WITHOUT)
    page.title.fill("half done")
    page.choose("Importance", "Medium")
    page.new_tag.fill("one, two")
    page.page.get_by_role("button", name="Add", exact=True).click()
    expect(page.chips).to_have_text(["one", "two"])
    page.page.get_by_role("button", name="Remove tag “one”").click()
    expect(page.chips).to_have_text(["two"])
    expect(page.title).to_have_value("half done")
    expect(page.group("Importance").get_by_role("radio", name="Medium")).to_be_checked()


def test_the_repetition_follows_the_day_due(form):
    page = form()
    page.due.fill("2096-11-28")
    page.repeat("Weekly")
    expect(page.weekday("Wednesday")).to_be_checked()
    expect(page.upcoming).to_have_text("Next: Wed 28 Nov 2096 · Wed 5 Dec 2096 · Wed 12 Dec 2096")
    page.due.fill("2096-11-30")
    expect(page.weekday("Friday")).to_be_checked()
    expect(page.weekday("Wednesday")).not_to_be_checked()
    page.repeat("Monthly")
    expect(page.weekday("Friday")).to_be_hidden()
    expect(page.page.get_by_label("Day of the month")).to_have_value("30")
    page.page.get_by_label("Day of the month").select_option(label="last day")
    expect(page.upcoming).to_have_text("Next: Fri 30 Nov 2096 · Mon 31 Dec 2096 · Thu 31 Jan 2097")
    page.due.fill("2096-11-28")
    expect(page.page.get_by_label("Day of the month")).to_have_value("32")
    page.repeat("Never")
    expect(page.upcoming).to_be_hidden()


def test_only_what_the_chosen_repetition_needs_is_shown(form):
    page = form()
    interval = page.page.get_by_label("Every", exact=True)
    for kind, shown in [("Daily", None), ("Custom …", interval), ("Yearly", None), ("Never", None)]:
        page.repeat(kind)
        if shown:
            expect(shown).to_be_visible()
        else:
            expect(interval).to_be_hidden()
    expect(page.group("Ends")).to_be_hidden()
    expect(page.page.get_by_label("Number in A")).to_be_hidden()
    page.choose("Grade", "A Must")
    expect(page.page.get_by_label("Number in A")).to_be_visible()


def test_what_is_hidden_does_not_stand_in_the_way(form, zeitblock):
    page = form()
    page.title.fill("B after all")
    page.choose("Grade", "A Must")
    page.page.get_by_label("Number in A").fill("3")
    page.choose("Grade", "B Should")
    page.repeat("Custom …")
    page.page.get_by_label("Every", exact=True).fill("nonsense")
    page.repeat("Daily")
    page.save("B after all")
    assert zeitblock.task("B after all")["grade"] == "B"


def test_save_waits_for_a_title(form):
    page = form()
    expect(page.saves).to_be_disabled()
    page.title.fill("   ")
    expect(page.saves).to_be_disabled()
    page.title.fill("x")
    expect(page.saves).to_be_enabled()


def test_pressing_save_twice_saves_once(form, zeitblock):
    page = form()
    page.title.fill("once")
    page.saves.dblclick()
    Backlog(page.page).shows("once")
    assert zeitblock.titles() == ["once"]


def test_a_form_sent_twice_adds_one_task(form, zeitblock):
    page = form(**WITHOUT)
    key = page.page.locator("#main [name=key]").get_attribute("value")
    cookie = f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}"
    for title in ("once", "once", "another"):
        response = zeitblock.request("POST", "/tasks", f"title={title}&key={key}", Cookie=cookie)
        assert response.status == 303
    assert zeitblock.titles() == ["once", "another"]


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_two_tabs_with_one_task_lose_nothing(form, browse, zeitblock, scripts):
    browse.expect_status(409)
    zeitblock.add("first")
    path = f"/tasks/{zeitblock.task('first')['id']}"
    mine, theirs = form(path, java_script_enabled=scripts), form(path, java_script_enabled=scripts)
    theirs.title.fill("theirs")
    theirs.save("theirs")
    mine.title.fill("mine")
    mine.page.get_by_label("Description").fill("typed")
    with posted(mine.page, 409):
        mine.saves.click()
    expect(mine.title).to_have_value("mine")
    expect(mine.page.get_by_role("alert")).to_contain_text("changed elsewhere")
    expect(mine.page.locator(".elsewhere-text")).to_have_text("theirs")
    assert zeitblock.titles() == ["theirs"]
    mine.page.get_by_role("button", name="Use this").click()
    expect(mine.title).to_have_value("theirs")
    expect(mine.page.get_by_label("Description")).to_have_value("typed")
    mine.save("theirs")
    assert zeitblock.task("theirs")["notes"] == "typed"


def test_the_second_tab_may_insist(form, browse, zeitblock):
    browse.expect_status(409)
    zeitblock.add("first")
    mine = form(f"/tasks/{zeitblock.task('first')['id']}")
    zeitblock.on("edit", "first", "--title", "theirs")
    mine.title.fill("mine")
    with posted(mine.page, 409):
        mine.saves.click()
    mine.save("mine")


def test_what_others_changed_meanwhile_stays_and_is_told(form, zeitblock):
    zeitblock.add("first")
    mine = form(f"/tasks/{zeitblock.task('first')['id']}")
    zeitblock.on("edit", "first", "--importance", "high")
    mine.title.fill("mine")
    mine.saves.click()
    expect(mine.page.locator(".told")).to_contain_text("Importance")
    assert zeitblock.task("mine")["importance"] == "high"


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_task_deleted_elsewhere_can_be_created_anew(form, browse, zeitblock, scripts):
    browse.expect_status(404)
    zeitblock.add("first")
    page = form(f"/tasks/{zeitblock.task('first')['id']}", java_script_enabled=scripts)
    page.title.fill("second")
    page.page.get_by_label("Description").fill("a long text")
    zeitblock.on("delete", "first")
    with posted(page.page, 404):
        page.saves.click()
    expect(page.page.get_by_role("heading", level=1)).to_have_text("This task was deleted elsewhere.")
    expect(page.page.get_by_label("Description")).to_have_value("a long text")
    page.page.get_by_role("button", name="Create again").click()
    Backlog(page.page).shows("second")
    assert zeitblock.task("second")["notes"] == "a long text"


def test_what_was_typed_and_left_comes_back(form):
    page = form()
    page.title.fill("typed")
    page.page.get_by_role("link", name="Cancel").first.click()
    page.page.wait_for_url("**/backlog")
    visit(page.page, "/tasks/new")
    expect(page.title).to_have_value("typed")


def test_the_whole_form_by_keys_alone(form, zeitblock):
    page = form()
    keys = page.page.keyboard
    keys.type("By keys")
    keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("Tab")
    keys.press("ArrowRight")
    keys.press("Tab")
    keys.type("tagged")
    keys.press("Enter")
    page.title.focus()
    keys.press("Enter")
    Backlog(page.page).shows("By keys")
    task = zeitblock.task("By keys")
    assert (task["manualDuration"], task["importance"], task["type"]) == (30, "medium", "recharge")
    assert task["tags"] == ["tagged"]


def test_a_finger_can_hit_everything(form):
    page = form(**PHONE)
    page.title.fill("x")
    page.new_tag.fill("one,")
    for kind in ("Weekly", "Monthly", "Custom …"):
        page.repeat(kind)
        assert page.page.evaluate(SMALL) == []


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_reaches_over_the_edge(form, width):
    page = form(width=width)
    page.title.fill("x" * 80)
    page.new_tag.fill("Überweisungsauftragsbestätigungsformularablage,")
    page.repeat("Weekly")
    page.choose("Ends", "After a number of times")
    assert page.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.page.evaluate("""[...document.querySelectorAll('main *')].filter((each) =>
      each.checkVisibility() && !each.closest('.vh, svg, #announcer') && each.getBoundingClientRect().right > innerWidth + 1
    ).map((each) => each.outerHTML.slice(0, 80))""") == []


@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing(browser, zeitblock, locale, width):
    zeitblock.add("first")
    browsing = Browsing(browser, zeitblock)
    browsing.expect_status(409, 422)
    context = browsing.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    visit(page, "/tasks/new")
    page.locator("#title").fill("x")
    page.locator("#new-tag").fill("one, ONE")
    page.locator("#new-tag").press("Enter")
    for kind in ("weekly", "monthly", "custom"):
        page.locator(f"[name=repeat][value={kind}]").check()
        page.locator("[name=end][value=count]").check()
        page.locator("[name=grade][value=A]").check()
        assert violations(page) == []
    page.locator("#every").fill("0")
    page.locator("#sub-priority").fill("x")
    with posted(page, 422):
        page.locator("#main .btn-primary").click()
    assert violations(page) == []
    visit(page, f"/tasks/{zeitblock.task('first')['id']}")
    zeitblock.on("edit", "first", "--title", "theirs")
    page.locator("#title").fill("mine")
    with posted(page, 409):
        page.locator("#main .btn-primary").click()
    assert violations(page) == []
    browsing.close()
    assert browsing.unexpected() == []


def test_a_repetition_of_ones_own_takes_weekdays_and_the_last_friday(browse, zeitblock):
    page = browse.page("/tasks/new")
    page.locator("#title").fill("Beer")
    page.locator("[name=repeat][value=custom]").check(force=True)
    expect(page.locator(".on-weekdays")).to_be_visible()
    expect(page.locator(".on-nth")).not_to_be_visible()
    page.locator("#unit").select_option("months")
    expect(page.locator(".on-weekdays")).not_to_be_visible()
    expect(page.locator("#nth-weekday")).not_to_be_visible()
    page.get_by_label("or on the").select_option("last")
    page.get_by_label("Weekday", exact=True).select_option("Friday")
    expect(page.locator("#upcoming")).to_contain_text("Fri")
    page.locator("#title").press("Enter")
    expect(page.locator("#rows .repeat")).to_have_text("every 2 months on the last Friday")


def test_a_repetition_of_ones_own_works_without_javascript(browse, zeitblock):
    page = browse.page("/tasks/new", java_script_enabled=False)
    page.locator("#title").fill("Gym")
    page.locator("[name=repeat][value=custom]").check(force=True)
    page.locator("#every").fill("3")
    page.locator("[name=weekday][value='1']").check(force=True)
    page.locator("[name=weekday][value='3']").check(force=True)
    page.locator("#title").press("Enter")
    expect(page.locator("#rows .repeat")).to_have_text("every 3 weeks on Monday and Wednesday")


def test_a_server_out_of_reach_leaves_what_was_typed_in_the_form(browse, zeitblock):
    page = browse.page("/tasks/new")
    browse.expect_complaint("net::ERR_")
    page.locator("#title").fill("Typed in vain")
    page.locator("#new-tag").fill("home,")
    page.context.set_offline(True)
    page.locator("#main .btn-primary").click()
    expect(page.locator("#toasts")).to_contain_text("Not saved")
    expect(page.locator("#title")).to_have_value("Typed in vain")
    page.context.set_offline(False)
    page.locator("#main .btn-primary").click()
    expect(page).to_have_url(re.compile("/backlog"))
    assert [(task["title"], task["tags"]) for task in zeitblock.tasks()] == [("Typed in vain", ["home"])]


def test_what_no_field_can_hold_is_not_pasted_and_the_page_stays_quick(browse):
    context = browse.context()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    visit(page, "/tasks/new")
    page.locator("#notes").fill("kept")
    page.evaluate("navigator.clipboard.writeText('ten words\\n'.repeat(1_000_000))")
    for field in ("#notes", "#title"):
        page.locator(field).focus()
        page.keyboard.press("Control+v")
        expect(page.locator("#toasts")).to_contain_text("is over")
    expect(page.locator("#notes")).to_have_value("kept")
    expect(page.locator("#title")).to_have_value("")


def test_pasting_several_tags_leaves_the_last_one_to_be_finished(browse):
    page = browse.page("/tasks/new")
    page.locator("#new-tag").fill("beta, gam")
    expect(page.locator(".chip-got span")).to_have_text(["beta"])
    expect(page.locator("#new-tag")).to_have_value("gam")
    page.keyboard.type("ma")
    page.keyboard.press("Enter")
    expect(page.locator(".chip-got span")).to_have_text(["beta", "gamma"])
    expect(page).to_have_url(re.compile("/tasks/new"))


def test_the_grades_stand_in_one_line(browse, zeitblock):
    zeitblock.run("add", "Milk")
    page = browse.page(f"/tasks/{zeitblock.task('Milk')['id']}")
    control = page.locator("#grade .seg").bounding_box()
    assert control["height"] < 60, control
