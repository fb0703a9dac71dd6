"""From no data at all to the first task: one field, chips, the task, and what comes next."""

import pytest
from playwright.sync_api import expect

from axe import AXE, options, violations
from browsing import visit

LINE = {
    "de-DE": "Zahnarzt anrufen morgen 15 Uhr #30min #arzt !hoch",
    "en-US": "Call the dentist tomorrow 3pm #30min #health !high",
}
TITLE = {"de-DE": "Zahnarzt anrufen", "en-US": "Call the dentist"}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("locale", LINE)
def test_the_first_task_takes_one_line_and_the_enter_key(browse, zeitblock, locale):
    page = browse.page("/", locale=locale)
    expect(page.locator("#quick")).to_be_focused()
    page.keyboard.type(LINE[locale])
    expect(page.locator(".quick-found .chip")).to_have_count(4)
    expect(page.locator(".preview-own .preview-title")).to_have_text(TITLE[locale])
    page.keyboard.press("Enter")
    expect(page.locator(".start-rest .preview-title")).to_have_text(TITLE[locale])
    expect(page.locator(".start-next li")).to_have_count(3)
    expect(page.locator("#quick")).to_be_focused()
    assert [(task["title"], task["manualDuration"]) for task in zeitblock.tasks()] == [(TITLE[locale], 30)]


def test_a_finger_adds_the_first_task_estimates_it_and_goes_on_to_the_plan(browse, zeitblock):
    page = browse.page("/", **PHONE)
    page.locator("#quick").fill("Wash the windows")
    page.get_by_role("button", name="Add", exact=True).tap()
    page.get_by_role("button", name="30 min").tap()
    expect(page.locator(".start-estimate")).to_have_count(0)
    assert zeitblock.tasks()[0]["manualDuration"] == 30
    page.get_by_role("link", name="Schedule the task").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wash the windows")


def test_without_a_script_it_is_the_same(browse, zeitblock):
    page = browse.page("/", java_script_enabled=False)
    page.locator("#quick").fill(LINE["en-US"])
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".start-rest .preview-title")).to_have_text("Call the dentist")
    assert zeitblock.tasks()[0]["manualDuration"] == 30


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("locale", LINE)
def test_every_step_can_be_read_by_everybody(browse, locale, width):
    context = browse.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    visit(page, "/")
    assert violations(page) == []
    page.keyboard.type(LINE[locale])
    expect(page.locator(".quick-found .chip")).to_have_count(4)
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".start-next")).to_be_visible()
    assert violations(page) == []
    visit(page, "/accounts/new")
    assert violations(page) == []
    visit(page, "/tasks/new")
    page.locator("#title").fill(LINE[locale])
    expect(page.locator("#title-found .chip")).to_have_count(4)
    assert violations(page) == []


class LongForm:
    """The form of a new task with its title field."""

    def __init__(self, page):
        self.page = page
        visit(page, "/tasks/new")
        self.title = page.locator("#title")
        self.chips = page.locator("#title-found .chip")

    def type(self, text, chips):
        self.title.fill("")
        self.title.press_sequentially(text)
        expect(self.chips).to_have_count(chips)

    def chosen(self, name):
        return self.page.locator(f"#new-task [name={name}]:checked")


@pytest.fixture
def form(browse):
    return LongForm(browse.page())


def test_the_title_fills_the_fields_while_it_is_typed(form):
    form.type("Call the dentist tomorrow 3pm #30min !high", 3)
    expect(form.chosen("duration")).to_have_value("30")
    expect(form.chosen("importance")).to_have_value("high")
    expect(form.page.locator("#time")).to_have_value("15:00")


def test_words_taken_out_of_the_title_leave_the_fields_again(form):
    form.type("Read tomorrow #30min", 2)
    form.type("Read", 0)
    expect(form.chosen("duration")).to_have_value("15")
    expect(form.page.locator("#due")).to_have_value("")


def test_a_field_set_by_hand_is_left_alone(form, zeitblock):
    form.type("Read #30min", 1)
    form.page.locator("[name=duration][value='60']").check()
    overruled = form.page.locator("#title-found .is-rejected")
    expect(overruled).to_contain_text("30 min")
    expect(overruled).to_contain_text("the form says otherwise")
    form.title.press("End")
    form.title.press_sequentially(" !high")
    expect(form.chosen("importance")).to_have_value("high")
    expect(form.chosen("duration")).to_have_value("60")
    form.title.press("Enter")
    form.page.wait_for_url("**/backlog**")
    assert [(task["title"], task["manualDuration"]) for task in zeitblock.tasks()] == [("Read", 60)]


def test_a_chip_rejected_gives_its_words_back_to_the_title(form, zeitblock):
    form.type("Read tomorrow #30min", 2)
    form.chips.first.get_by_role("button").click()
    expect(form.page.locator("#title-found .is-rejected")).to_have_count(1)
    expect(form.page.locator("#due")).to_have_value("")
    form.title.press("Enter")
    form.page.wait_for_url("**/backlog**")
    assert [(task["title"], task.get("due")) for task in zeitblock.tasks()] == [("Read tomorrow", None)]


def test_without_a_script_the_title_is_read_when_it_is_saved(browse, zeitblock):
    page = browse.page("/tasks/new", java_script_enabled=False)
    page.locator("#title").fill("Read #30min !high")
    page.locator("#title").press("Enter")
    page.wait_for_url("**/backlog**")
    assert [(task["title"], task["manualDuration"]) for task in zeitblock.tasks()] == [("Read", 30)]


def test_saving_leads_on_to_the_plan_where_that_is_wanted(form):
    form.type("Read #30min", 1)
    form.page.get_by_role("button", name="Save and schedule").click()
    expect(form.page.get_by_role("heading", level=1)).to_contain_text("Read")
    assert "/schedule/" in form.page.url
