"""Quick add: chips while a line is typed, by mouse, keyboard, finger and without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import visit

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# No test asks what day it is: where the day counts, it is written.
DAY = "2031-03-14"


class Box:
    """The line and what is shown below it."""

    def __init__(self, page):
        self.page = page
        self.field = Backlog(page).quick_add
        self.found = page.locator("#quick-found")
        self.chips = self.found.locator("li")
        self.title = self.found.locator(".quick-title span")
        self.marks = page.locator("#quick-marks mark")
        self.more = page.get_by_role("button", name="More fields")

    def type(self, text):
        self.field.fill("")
        self.field.press_sequentially(text)
        return self

    def chip(self, name):
        return self.chips.filter(has=self.page.locator("small", has_text=re.compile(f"^{name}$")))

    def reject(self, name):
        return self.chip(name).get_by_role("button", name=re.compile("don’t use$"))


@pytest.fixture
def box(browse):
    return Box(browse.page())


def test_words_understood_are_marked_and_named_while_typing(box):
    box.type("Call the dentist tomorrow 3pm #30min #health !high")
    expect(box.marks).to_have_text(["tomorrow 3pm", "#30min", "#health", "!high"])
    expect(box.chips).to_have_count(4)
    expect(box.title).to_have_text("Call the dentist")
    expect(box.chip("Due")).to_contain_text("15:00")
    expect(box.chip("Duration")).to_contain_text("30 min")


def test_marks_lie_exactly_behind_their_words(box):
    box.type("Call the dentist tomorrow at 3pm")
    expect(box.marks).to_have_count(1)
    left, right = box.page.evaluate("""() => {
      const field = document.getElementById('quick'), style = getComputedStyle(field)
      const pen = document.createElement('canvas').getContext('2d')
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const start = field.getBoundingClientRect().left + parseFloat(style.paddingLeft)
      const width = (text) => start + pen.measureText(text).width
      const mark = document.querySelector('#quick-marks mark').getBoundingClientRect()
      return [mark.left - width('Call the dentist '), mark.right - width('Call the dentist tomorrow at 3pm')]
    }""")
    assert abs(left) < 2 and abs(right) < 2


def test_marks_follow_a_line_longer_than_the_field(box):
    box.type("a rather long line " * 8 + "tomorrow")
    expect(box.marks).to_have_text(["tomorrow"])
    scrolled = box.page.evaluate("[document.getElementById('quick'), document.getElementById('quick-marks')]"
                                 ".map((each) => each.scrollLeft)")
    assert scrolled[0] > 0 and scrolled[0] == scrolled[1]


def test_a_rejected_chip_gives_its_words_back_and_can_be_taken_back(box, zeitblock):
    box.type("Call mom tomorrow #home")
    box.reject("Due").click()
    expect(box.title).to_have_text("Call mom tomorrow")
    expect(box.marks).to_have_text(["#home"])
    expect(box.field).to_be_focused()
    box.chip("Due").get_by_role("button", name="use “tomorrow” after all").click()
    expect(box.title).to_have_text("Call mom")
    box.reject("Due").click()
    expect(box.title).to_have_text("Call mom tomorrow")
    box.field.press("Enter")
    expect(box.field).to_have_value("")
    task = zeitblock.task("Call mom tomorrow")
    assert (task["dueOn"], task["tags"]) == (None, ["home"])


def test_a_rejection_is_forgotten_with_its_words(box):
    box.type("Call mom tomorrow")
    box.reject("Due").click()
    expect(box.title).to_have_text("Call mom tomorrow")
    box.type("Call dad on friday")
    expect(box.chips).to_have_count(1)
    box.type("Call mom tomorrow")
    expect(box.title).to_have_text("Call mom")


def test_an_alternative_is_one_press_away_and_is_what_is_added(box, zeitblock):
    box.type(f"Call mom {DAY} at 7")
    other = box.chip("Due").get_by_role("button", name=re.compile("instead$")).first
    chosen = re.search(r"\d\d:\d\d", other.inner_text())[0]
    other.click()
    expect(box.chip("Due").locator("span").first).to_contain_text(chosen)
    box.field.press("Enter")
    expect(box.field).to_have_value("")
    assert zeitblock.task("Call mom")["dueTime"] == chosen
    assert zeitblock.task("Call mom")["dueOn"] == DAY


def test_adding_tells_what_was_understood_with_undo_and_a_link(browse, zeitblock):
    page = browse.page("/settings")
    box = Box(page)
    box.type("Water plants tomorrow #20min #home !high")
    box.field.press("Enter")
    toast = Backlog(page).toast
    for part in ["“Water plants” added", "20 min", "Importance: High", "#home"]:
        expect(toast).to_contain_text(part)
    expect(page).to_have_url(re.compile("/settings$"))
    toast.get_by_role("link", name="Open").click()
    expect(page.get_by_label("Title")).to_have_value("Water plants")


def test_undo_takes_the_addition_back(box, zeitblock):
    box.type("Water plants tomorrow")
    box.field.press("Enter")
    Backlog(box.page).tells("“Water plants” added").undo()
    Backlog(box.page).tells("Undone")
    assert zeitblock.titles() == []


def test_more_fields_opens_the_long_form_with_all_that_was_understood(box):
    box.type(f"Pay rent {DAY} 10:00 #20min #home !high every month")
    expect(box.chips).to_have_count(5)
    box.more.click()
    main = box.page.get_by_role("main")
    expect(main.get_by_label("Title")).to_have_value(f"Pay rent {DAY} 10:00 #20min #home !high every month")
    expect(main.locator("[name=due]")).to_have_value(DAY)
    expect(main.locator("[name=time]")).to_have_value("10:00")
    expect(main.locator("[name=minutes]")).to_have_value("20")
    expect(main.locator("#title-found [data-kind=tag] [dir]")).to_have_text("home")
    expect(main.locator("[name=importance][value=high]")).to_be_checked()
    expect(main.locator("[name=repeat]:checked")).not_to_have_value("never")


def test_everything_with_the_keyboard_alone(browse, zeitblock):
    page = browse.page()
    box = Box(page)
    page.keyboard.press("q")
    page.keyboard.type("Call mom tomorrow #home")
    expect(box.chips).to_have_count(2)
    page.keyboard.press("Tab")
    expect(box.reject("Due")).to_be_focused()
    page.keyboard.press("Enter")
    expect(box.title).to_have_text("Call mom tomorrow")
    expect(box.chip("Due").get_by_role("button")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(box.field).to_be_focused()
    page.keyboard.press("Enter")
    expect(box.field).to_have_value("")
    expect(box.field).to_be_focused()
    assert zeitblock.task("Call mom tomorrow")["tags"] == ["home"]
    page.keyboard.press("Escape")
    expect(box.field).not_to_be_focused()


def test_a_screen_reader_is_told_once_after_a_pause(box):
    box.type("Call mom tomorrow #30min")
    Backlog(box.page).says("Recognised: Due:")
    Backlog(box.page).says("Duration: 30 min")


def test_a_line_pasted_loses_its_break(box):
    box.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    box.page.evaluate("navigator.clipboard.writeText('Buy milk and bread\\n')")
    box.field.press("ControlOrMeta+v")
    expect(box.field).to_have_value("Buy milk and bread ")


def test_typing_in_an_input_method_waits_for_the_word(box):
    asked = []
    box.page.on("request", lambda request: asked.append(request.url) if "quick-add/parse" in request.url else None)
    session = box.page.context.new_cdp_session(box.page)
    box.field.focus()
    session.send("Input.imeSetComposition", {"text": "tom", "selectionStart": 3, "selectionEnd": 3})
    expect(box.field).to_have_value("tom")
    assert asked == []
    session.send("Input.insertText", {"text": "Call mom tomorrow"})
    expect(box.marks).to_have_text(["tomorrow"])


def test_hostile_text_is_text(box, zeitblock):
    line = f"<img src=x onerror=alert(1)> \u202eabc\u202c 👩‍👩‍👧‍👦 e\u0301 {DAY}"
    box.field.fill(line)
    expect(box.marks).to_have_text([DAY])
    assert box.page.locator("#quick-found img, #quick-marks img").count() == 0
    box.field.press("Enter")
    expect(box.field).to_have_value("")
    assert zeitblock.tasks()[0]["dueOn"] == DAY


def test_a_huge_paste_neither_hangs_nor_is_lost(browse):
    browse.expect_status(422, 413)
    page = browse.page()
    box = Box(page)
    page.evaluate("""() => {
      const field = document.getElementById('quick')
      field.value = 'tomorrow '.repeat(100_000)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }""")
    expect(box.chips).to_have_count(0)
    box.field.press("Enter")
    expect(Backlog(page).toast).to_be_visible()
    assert len(box.field.input_value()) == 900_000


def test_the_newest_answer_wins(box):
    """Older answers come late, and are not shown."""
    held = []

    def hold(route):
        if "slow" in (route.request.post_data or "") and "now" not in route.request.post_data:
            held.append(route)
        else:
            route.continue_()

    box.page.route("**/quick-add/parse", hold)
    box.field.fill("slow tomorrow")
    box.field.fill("slow now friday")
    expect(box.marks).to_have_text(["friday"])
    for route in held:
        route.abort()
    expect(box.marks).to_have_text(["friday"])


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_a_phone_opens_the_line_with_the_plus(browse, zeitblock, scripts):
    page = browse.page(java_script_enabled=scripts, **PHONE)
    box = Box(page)
    expect(box.field).to_be_hidden()
    page.get_by_role("navigation").get_by_role("link", name="Quick add").tap()
    expect(box.field).to_be_focused()
    page.keyboard.type("Buy stamps tomorrow #5min")
    if scripts:
        expect(box.chips).to_have_count(2)
        box.reject("Duration").tap()
        expect(box.title).to_have_text("Buy stamps #5min")
        box.chip("Duration").get_by_role("button").tap()
        expect(box.title).to_have_text("Buy stamps")
    page.get_by_role("button", name="Add", exact=True).tap()
    Backlog(page).shows("Buy stamps").tells("“Buy stamps” added")
    assert zeitblock.task("Buy stamps")["manualDuration"] == 5
    if scripts:
        page.get_by_role("link", name="Close").tap()
    expect(box.field).to_be_hidden()


def test_without_scripts_the_line_is_read_when_it_is_added(browse, zeitblock):
    page = browse.page("/settings", java_script_enabled=False)
    field = Backlog(page).quick_add
    field.fill(f"Post the letter {DAY} #5min")
    field.press("Enter")
    Backlog(page).tells("“Post the letter” added").tells("5 min")
    expect(page).to_have_url(re.compile("/settings"))
    page.get_by_role("link", name="Open").click()
    expect(page.get_by_role("main").get_by_label("Title")).to_have_value("Post the letter")
    assert zeitblock.task("Post the letter")["dueOn"] == DAY


def test_without_scripts_a_line_without_a_title_stays_with_all_that_was_understood(browse, zeitblock):
    browse.expect_status(422)
    page = browse.page(java_script_enabled=False)
    field = Backlog(page).quick_add
    field.fill(f"{DAY} #5min")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("The title is missing.")
    expect(Backlog(page).quick_add).to_have_value(f"{DAY} #5min")
    expect(page.get_by_role("main").locator("[name=due]")).to_have_value(DAY)
    assert zeitblock.titles() == []


def test_the_same_form_sent_twice_adds_one_task(browse, zeitblock):
    page = browse.page()
    body = page.evaluate("""async () => {
      const form = document.getElementById('quick-form')
      form.elements.title.value = 'Once tomorrow'
      const body = new URLSearchParams(new FormData(form))
      const send = () => fetch(form.action, { method: 'POST', body }).then((answer) => answer.status)
      return [await send(), await send()]
    }""")
    assert body == [200, 200]
    assert zeitblock.titles() == ["Once"]
