"""A crowded day and its week stay legible: nothing lies over anything, no letters are cut through, and what is due narrows nothing."""

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from browsing import Browsing, visit
from dense_day import crowded_day, events, family
from gestures import drag
from planning import TODAY, Calendar, Plan, copied, filled, set_clock
from program import Zeitblock
from targets import SMALL
from test_layout import OVERFLOW


@pytest.fixture(scope="module")
def template(tmp_path_factory):
    calendars = [Calendar(events()), Calendar(family(), "Family")]
    yield crowded_day(tmp_path_factory.mktemp("dense") / "data", calendars)
    for calendar in calendars:
        calendar.close()


@pytest.fixture(scope="module")
def dense(template, tmp_path_factory):
    """Only looked at."""
    zeitblock = copied(template, tmp_path_factory.mktemp("shown") / "data").start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def windows(browser, tmp_path):
    """On a day with few tasks, which is planned at once."""
    calendar = Calendar()
    zeitblock = filled(tmp_path / "data", calendar).start().sign_in()
    browsing = Browsing(browser, zeitblock)
    yield browsing
    browsing.close()
    zeitblock.stop()
    calendar.close()
    assert browsing.unexpected() == []


PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WIDE = {"width": 1280, "height": 900}

# What is wrong with the things on a timeline, in words.
WRONG = """() => {
  const found = []
  const lines = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const box = element.getBoundingClientRect()
    return [...range.getClientRects()].filter((line) => line.width > 1 && line.top < box.bottom - 1 && line.left < box.right - 1)
      .map(({ top, bottom, left, right }) => ({ top, bottom, left: Math.max(left, box.left), right: Math.min(right, box.right) }))
  }
  const meet = (one, other, slack = 1) => one.left < other.right - slack && other.left < one.right - slack && one.top < other.bottom - slack && other.top < one.bottom - slack
  for (const day of document.querySelectorAll('[data-behavior=timeline]')) {
    const things = [...day.querySelectorAll('.blocks > li:not(.free)')].filter((each) => each.checkVisibility())
    const isDrawn = things.some((each) => getComputedStyle(each).position === 'absolute')
    const scale = day.getBoundingClientRect().height / (day.dataset.until - day.dataset.from)
    const flags = [...day.querySelectorAll('.due-mark')].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect())
    flags.forEach((flag, index) => flags.slice(index + 1).some((other) => meet(flag, other)) && found.push('two flags meet'))
    things.forEach((thing, index) => {
      const title = thing.querySelector('.b-title'), time = thing.querySelector('.b-line .b-time')
      const name = title.textContent.slice(0, 30), box = thing.getBoundingClientRect()
      const inside = thing.querySelector('.b-in')
      if (inside.scrollHeight > inside.clientHeight + 1) found.push(`${name}: ${inside.scrollHeight} > ${inside.clientHeight}`)
      const words = [...lines(title), ...lines(time)]
      if (title.getBoundingClientRect().width < 20 || !lines(title).length) found.push(`${name}: no title`)
      if (!lines(time).length) found.push(`${name}: no time`)
      for (const line of words) if (line.bottom > box.bottom + 1 || line.top < box.top - 1) found.push(`${name}: letters cut`)
      const height = Number.parseFloat(getComputedStyle(title).lineHeight)
      const rows = title.getBoundingClientRect().height / height
      if (height && Math.abs(rows - Math.round(rows)) > .15) found.push(`${name}: ${rows} lines`)
      if (time.getBoundingClientRect().right > box.right + 1) found.push(`${name}: time beyond`)
      // Beside others there is no room to leave; there the block lies over the flag.
      if (!('cs' in thing.dataset) && flags.some((flag) => words.some((line) => meet(line, flag)))) found.push(`${name}: under a flag`)
      for (const other of things.slice(index + 1)) {
        if (meet(box, other.getBoundingClientRect(), 2)) found.push(`${name} over ${other.querySelector('.b-title').textContent.slice(0, 20)}`)
      }
      if (isDrawn) {
        const share = (thing.dataset.until - thing.dataset.from) * scale
        // A line and its edges.
        if (box.height > share + 20) found.push(`${name}: ${box.height} px for ${share}`)
      }
    })
  }
  return found
}"""

# How wide what stands alone is, of what a day has.
NARROW = """() => [...document.querySelectorAll('#timeline .blocks > li:not(.free, [data-cs])')].filter((each) =>
  each.getBoundingClientRect().width < document.getElementById('timeline').getBoundingClientRect().width - 60).length"""


# German, whose words are longer, in every size of the hours.
@pytest.mark.parametrize("zoom, locale", [*((zoom, "de-DE") for zoom in range(1, 6)), (3, "en-US")])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_nothing_is_cut_or_lies_over_anything(browser, dense, size, zoom, locale):
    browsing = Browsing(browser, dense)
    page = browsing.context(**size, locale=locale).new_page()
    found = {}
    for path in ["/day", "/day/2026-11-26", "/week"]:
        visit(page, f"{path}?zoom={zoom}")
        found[path] = page.evaluate(WRONG) + page.evaluate(OVERFLOW)
        if path.startswith("/day"):
            assert page.evaluate(NARROW) == 0
    browsing.close()
    assert {path: parts[:8] for path, parts in found.items() if parts} == {}


# A thing on a timeline is as tall as its time is long, which is essential (WCAG 2.5.8); the next test asks what a finger hits.
@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing(browser, dense, locale, width):
    browsing = Browsing(browser, dense)
    context = browsing.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    found = []
    for path in ["/day?zoom=1", "/day", "/week", "/week?zoom=5", "/backlog"]:
        visit(page, path)
        found += [f"{path} {each}" for each in violations(page) if path == "/backlog" or "target-size" not in each]
    browsing.close()
    assert found == []


def test_a_finger_hits_everything(browser, dense):
    browsing = Browsing(browser, dense)
    page = browsing.context(**PHONE, locale="de-DE").new_page()
    for path in ["/day", "/week"]:
        visit(page, path)
        assert page.evaluate(SMALL) == [], path
    browsing.close()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_tab_names_what_a_phone_has_no_room_for(browser, dense, scripts):
    browsing = Browsing(browser, dense)
    page = browsing.context(**PHONE, locale="de-DE", java_script_enabled=scripts).new_page()
    visit(page, "/day", scripts)
    tab = page.locator(".crowd > summary").first
    expect(tab).to_have_text("+211:00")
    tab.tap()
    expect(page.locator(".crowd[open]")).to_contain_text("Jour fixe Einkauf")
    expect(page.locator(".crowd[open]")).to_contain_text("Kieferorthopäde Lina")
    browsing.close()


def test_keys_open_in_full_what_is_cut(browser, dense):
    browsing = Browsing(browser, dense)
    page = browsing.context(**WIDE, locale="de-DE").new_page()
    visit(page, "/week")
    block = page.locator(".block", has=page.locator(".b-title", has_text="Steuererklärung")).first
    block.locator(".b-title").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(block.locator(".b-title")).to_be_focused()
    clamped = "(each) => each.scrollHeight > each.clientHeight + 1"
    assert not block.locator(".b-title").evaluate(clamped)
    browsing.close()


# MARK: The line up to which today's time reaches


def lines(page):
    """The titles before the line."""
    return page.evaluate("""() => {
      const rows = [...document.querySelectorAll('#rows > .row')]
      const last = rows.findIndex((row) => row.querySelector(':scope > .fit-line'))
      return rows.slice(0, last + 1).map((row) => row.querySelector('.title').textContent)
    }""")


@pytest.fixture
def short_day(tmp_path):
    """Three hours are free, which hold two of three tasks."""
    zeitblock = set_clock(Zeitblock(tmp_path / "data"), f"{TODAY} 14:00")
    for title, minutes in [("One", 60), ("Two", 90), ("Three", 120), ("Four", 30)]:
        zeitblock.add(title, duration=minutes)
    yield zeitblock.start().sign_in()
    zeitblock.stop()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_the_line_stands_below_what_fits_today(browser, short_day, scripts):
    browsing = Browsing(browser, short_day)
    page = browsing.context(java_script_enabled=scripts).new_page()
    visit(page, "/backlog", scripts)
    expect(page.locator(".fit-line")).to_have_text("Fits today up to here2 h 30 of 3 h")
    assert lines(page) == ["One", "Two"]
    assert "Fits today up to here" in page.locator("#rows").aria_snapshot()
    browsing.close()


def test_the_line_moves_with_keys_and_under_the_hand(browser, short_day):
    browsing = Browsing(browser, short_day)
    page = browsing.context().new_page()
    visit(page, "/backlog")
    row = page.locator(".row", has_text="Three")
    row.locator(".title").focus()
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator(".fit-line .sum")).to_have_text("3 h of 3 h")
    assert lines(page) == ["One", "Three"]
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator(".fit-line .sum")).to_have_text("2 h 30 of 3 h")
    drag(page, page.locator(".row", has_text="Four").locator(".grip"), -200)
    floating = page.locator(".fit-line.is-floating")
    expect(floating.locator(".sum")).to_have_text("3 h of 3 h")
    below = page.locator(".row", has_text="Three").bounding_box()
    assert floating.bounding_box()["y"] < below["y"] + 2
    page.mouse.up()
    expect(floating).to_have_count(0)
    expect(page.locator(".fit-line .sum")).to_have_text("3 h of 3 h")
    expect(page.locator(".row").first).to_contain_text("Four")
    assert lines(page) == ["Four", "One", "Two"]
    page.locator(".row", has_text="Two").locator(".check").click()
    expect(page.locator(".fit-line .sum")).to_have_text("1 h 30 of 3 h")
    browsing.close()
    assert browsing.unexpected() == []


# MARK: Planning with one thumb


def test_a_thumb_plans_without_opening_the_drawer(windows):
    page = windows.page("/day", **PHONE)
    button = page.get_by_role("button", name="Plan the rest of the day")
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()
    accept = page.locator(".btn.peek")
    expect(accept).to_be_in_viewport(ratio=1)
    expect(page.locator(".block.is-ghost").first).to_be_in_viewport()
    accept.tap()
    expect(page.locator(".block.is-ghost")).to_have_count(0)
    expect(page.locator(".peek")).to_be_in_viewport(ratio=1)


def test_changes_are_taken_or_left_one_by_one_with_keys(windows):
    plan = Plan(windows.page("/day/2026-11-25", height=1_400))
    plan.page.get_by_role("button", name="Plan this day").click()
    lines = plan.page.locator("#plan-changes li")
    expect(lines).not_to_have_count(0)
    count = lines.count()
    first = lines.first.locator(".title").text_content()
    lines.first.get_by_role("button").first.focus()
    plan.press("Enter")
    expect(lines).to_have_count(count - 1)
    expect(lines.first.get_by_role("button").first).to_be_focused()
    expect(plan.block(first)).to_have_count(1)
    plan.press("Tab", "Enter")
    expect(lines).to_have_count(count - 2)


def test_without_scripts_changes_are_taken_one_by_one(windows):
    page = windows.page("/day/2026-11-25", java_script_enabled=False)
    page.get_by_role("button", name="Plan this day").click()
    count = page.locator("#plan-changes li").count()
    page.locator("#plan-changes li").first.get_by_role("button").nth(1).click()
    expect(page.locator("#plan-changes li")).to_have_count(count - 1)


# MARK: How it is looked at


def test_the_size_of_hours_is_remembered(windows):
    page = windows.page("/day")
    page.locator("html[data-plan]").wait_for(state="attached")
    page.keyboard.press("+")
    page.wait_for_url("**zoom=4")
    page.goto("/backlog")
    page.get_by_role("navigation").get_by_role("link", name="Plan", exact=True).first.click()
    expect(page.locator("#plan")).to_have_attribute("data-zoom", "4")
    page.locator("#timeline").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, 120)
    page.keyboard.up("Control")
    expect(page.locator("#plan")).to_have_attribute("data-zoom", "3")
    page.goto("/week")
    page.locator("html[data-plan]").wait_for(state="attached")
    expect(page.locator("#plan")).to_have_attribute("data-zoom", "3")


def test_the_names_of_days_stay_on_one_line(browser, dense):
    browsing = Browsing(browser, dense)
    for size in (PHONE, WIDE, {"width": 1000, "height": 800}):
        page = browsing.context(**size, locale="de-DE").new_page()
        visit(page, "/week")
        heights = page.evaluate("[...document.querySelectorAll('.wk-h h2 a')].map((each) => each.getClientRects().length && each.scrollHeight)")
        assert max(heights) <= 48, heights
        assert page.locator("h1").bounding_box()["height"] < 60
    browsing.close()
