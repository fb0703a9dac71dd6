"""The page of the one task as a screen reader has it: order, names, hints, what is said, and where the focus is."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browsing import visit
from focus_page import FocusPage

GOLDEN = Path(__file__).parents[1] / "WebTests" / "Golden" / "focus"

# Everything in the main part that a reader stops at, in its order: role, name and description.
WALK = """() => [...document.querySelectorAll('main *')].filter((each) => each.matches(
    'h1, h2, p, button, a[href], summary, input:not([type=hidden]), textarea, progress, [role=note]') &&
    each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden=true]'))
  .map((each) => each.id || each.tagName.toLowerCase())"""

# The names of all controls that can be seen, and the words that are to be seen on them.
NAMES = """() => [...document.querySelectorAll('button, a[href], summary, input:not([type=hidden]), textarea')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.skip')
    && each.getBoundingClientRect().width > 1 && !each.closest('[aria-hidden=true]'))
  .map((each) => {
    const seen = (node) => node.nodeType === 3 ? node.textContent
      : node.nodeType !== 1 || node.matches('.vh, kbd, svg, [aria-hidden=true]') || !node.checkVisibility() ? ''
      : [...node.childNodes].map(seen).join(' ')
    const clean = (text) => text.replace(/\\s+/g, ' ').trim()
    const label = each.getAttribute('aria-label') ?? (each.labels?.[0]?.textContent ?? each.textContent)
    const inner = each.cloneNode(true)
    for (const hidden of inner.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    const name = each.hasAttribute('aria-label') || each.labels?.[0] ? label : inner.textContent
    return { name: clean(name), shown: each.matches('textarea') ? '' : clean(seen(each)) }
  })"""


@pytest.fixture
def focus(browse):
    def open_page(**options):
        return FocusPage.of(browse.page("/focus", **options))

    return open_page


def in_order(page, *ids):
    found = [each for each in page.evaluate(WALK) if each in ids]
    assert found == list(ids), page.evaluate(WALK)


def focus_is_somewhere(page):
    assert page.evaluate("document.activeElement !== document.body")


def all_samples(language="en"):
    return sorted(path.stem.removesuffix(f"-{language}") for path in GOLDEN.glob(f"*-{language}.txt"))


def sample(browse, name, language="en", **options):
    """A phase as the server makes it from fixed values, in the frame of the server that runs."""
    golden = (GOLDEN / f"{name}-{language}.txt").read_text().split("\n\n", 1)[1]
    page = browse.context(locale={"en": "en-US", "de": "de-DE"}[language], **options).new_page()
    put_in(page, golden)
    visit(page, "/focus")
    return FocusPage(page)


def put_in(page, golden):
    """From now on the page has this main part, and hears of nothing else."""
    def fulfil(route):
        answer = route.fetch()
        text = answer.text()
        assets = re.search("/assets/[0-9a-f]+", text)[0] if "/assets/" in text else "/assets/0"
        main, rest = text.index("<main"), text.index('<nav class="bottombar"')
        route.fulfill(response=answer, body=text[:main] + golden.replace("/assets/0", assets) + text[rest:])

    page.route("**/focus", fulfil)
    page.route("**/events*", lambda route: route.abort())


# V1

def test_onboarding_says_what_the_page_is_for_and_offers_two_ways(zeitblock, focus):
    page = focus()
    in_order(page.page, "focus-title", "focus-here", "focus-here-hint", "focus-connect", "focus-connect-hint")
    expect(page.title).to_have_text("One task at a time")
    here = page.page.get_by_role("button", name="Start without an account", exact=True)
    expect(here).to_have_accessible_description("Tasks stay in Zeitblock.")
    connect = page.page.get_by_role("link", name="Connect calendars and tasks", exact=True)
    expect(connect).to_have_accessible_description("From a CalDAV server such as Nextcloud.")
    here.press("Enter")
    page.shows("Nothing here yet.").has_focus("focus-title")


# V2

def test_a_list_that_cannot_be_opened_says_why_and_what_helps(browse):
    browse.expect_complaint("net::ERR_")
    page = sample(browse, "denied")
    in_order(page.page, "focus-picker", "focus-title", "focus-account", "focus-try", "focus-list-local")
    expect(page.title).to_have_text("Can’t open “Choir”")
    expect(page.page.get_by_role("link", name="Go to account", exact=True)).to_be_visible()
    expect(page.page.get_by_role("group", name="Or draw from another list")).to_be_visible()
    expect(page.card).to_have_count(0)


# V3

def test_the_card_is_read_in_its_order(zeitblock, focus):
    zeitblock.add("Descale", notes="Citric acid")
    page = focus()
    in_order(
        page.page, "focus-picker", "focus-title", "focus-notes", "focus-complete", "focus-edit-button", "focus-shuffle",
        "focus-trash", "focus-add")
    expect(page.picker).to_have_accessible_name(re.compile("Change what Focus draws from$"))
    expect(page.page.get_by_role("article", name="Descale")).to_be_visible()
    expect(page.page.get_by_role("group", name="This task", exact=True)).to_be_visible()
    for id, name, keys in [
        ("complete", "Complete", "Space"), ("edit-button", "Edit", "e"), ("shuffle", "Shuffle", "s"),
        ("trash", "Delete", "Delete"), ("add", "Add", "a"),
    ]:
        control = page.page.locator(f"#focus-{id}")
        expect(control).to_have_accessible_name(name)
        expect(control).to_have_attribute("aria-keyshortcuts", keys)


# V4

@pytest.mark.parametrize("deed, said", [("Complete", "completed"), ("Delete", "deleted")])
def test_what_left_is_said_with_its_way_back_and_the_next_title_has_the_focus(zeitblock, focus, deed, said):
    zeitblock.add("A", "B")
    page = focus()
    first = page.shown()
    page.button(deed).press("Enter")
    page.shows_another_than(first).has_focus("focus-title")
    page.tells(f"“{first}” {said}").says(f"“{first}” {said}")
    expect(page.page.locator("[role=status], [role=alert], [aria-live]")).to_have_count(1)
    expect(page.undo).to_have_accessible_name(re.compile("^Undo"))
    page.undo.press("Enter")
    page.shows(first).has_focus("focus-title")
    page.says(f"“{first}” is restored.")


def test_shuffling_leads_the_focus_to_the_title_drawn(zeitblock, focus):
    zeitblock.add("A", "B")
    page = focus()
    first = page.shown()
    page.button("Shuffle").press("Enter")
    page.shows_another_than(first).has_focus("focus-title")


# V5

def test_an_added_task_is_said_and_the_title_has_the_focus(zeitblock, focus):
    zeitblock.add("A", "B")
    page = focus()
    page.page.locator("#focus-add").press("Enter")
    page.has_focus("quick")
    expect(page.page.locator("#quick")).to_have_accessible_name("Quick add")
    page.page.keyboard.type("C")
    page.page.keyboard.press("Enter")
    page.says("“C” added.").has_focus("focus-title")


# V6

def test_editing_leads_into_the_fields_and_back(browse, zeitblock, focus):
    browse.expect_status(422)
    zeitblock.add("A", notes="old")
    page = focus()
    page.button("Edit").press("Enter")
    page.has_focus("focus-new-title")
    in_order(page.page, "focus-picker", "focus-new-title", "focus-new-notes", "focus-save", "focus-cancel", "focus-complete")
    expect(page.page.locator("#focus-new-title")).to_have_accessible_name("Task title")
    expect(page.page.locator("#focus-new-notes")).to_have_accessible_name("Task description")
    page.page.locator("#focus-new-title").fill(" ")
    page.page.locator("#focus-save").press("Enter")
    field = page.page.locator("#focus-new-title")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile("title", re.I))
    expect(field).to_be_focused()
    page.page.keyboard.press("Escape")
    page.has_focus("focus-edit-button").shows("A")


# V7

def test_the_choices_name_their_groups_and_what_is_chosen(zeitblock, focus):
    zeitblock.add("A")
    page = focus()
    page.picker.press("Enter")
    for name in ("List", "Draw from", "Order"):
        expect(page.page.get_by_role("group", name=name, exact=True)).to_be_visible()
    chosen = page.page.locator("#focus-pick [aria-current=true]")
    expect(chosen).to_have_count(3)
    page.page.locator("#focus-list-").press("Enter")
    page.has_focus("focus-title")
    expect(page.picker).to_have_accessible_name(re.compile("^All lists"))


# V8

def test_the_end_says_so_and_offers_what_comes_next(zeitblock, focus):
    zeitblock.add("A")
    page = focus()
    page.button("Complete").press("Enter")
    page.shows("Nothing left here.").has_focus("focus-title")
    in_order(page.page, "focus-picker", "focus-title", "focus-add")
    expect(page.page.locator("#focus-add")).to_have_accessible_name("Add another task")


# V9

@pytest.mark.parametrize("name", all_samples())
def test_with_large_text_on_a_small_phone_nothing_is_lost(browser_with_large_text, zeitblock, name):
    from browsing import Browsing

    browsing = Browsing(browser_with_large_text, zeitblock)
    page = sample(browsing, name, width=360, height=740, has_touch=True, is_mobile=True).page
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    cut = page.evaluate("""() => [...document.querySelectorAll('main *')].filter((each) => {
      const style = getComputedStyle(each)
      if (!each.checkVisibility() || each.closest('.vh, .status, svg, .popover') || !each.textContent.trim()) return false
      const box = each.getBoundingClientRect()
      return box.right > innerWidth + 1 || box.left < -1 ||
        style.overflow !== 'visible' && style.display !== 'inline' && each.scrollHeight > each.clientHeight + 1
          && !each.matches('textarea, input')
    }).map((each) => `${each.tagName} ${each.id} ${each.className}`)""")
    browsing.close()
    assert wide <= 0
    assert cut == []


# Names for those who speak them

def letters(text):
    return re.sub(r"\s", "", text).lower()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", all_samples())
def test_every_control_has_a_name_of_its_own_that_holds_what_is_seen(browse, name, width, language):
    browse.expect_complaint("net::ERR_")
    page = sample(browse, name, language, width=width, height=900).page
    controls = page.evaluate(NAMES)
    names = [each["name"] for each in controls]
    assert all(names)
    assert sorted(names) == sorted(set(names))
    for each in controls:
        assert letters(each["shown"]) in letters(each["name"]), each


# What changes without being asked for

def test_a_title_changed_elsewhere_is_said_quietly_and_the_focus_stays(zeitblock, browse):
    zeitblock.add("Old")
    page = FocusPage.of(browse.context().new_page(), listening=True)
    page.button("Shuffle").focus()
    zeitblock.on("edit", "Old", "--title", "New")
    page.shows("New").says("Now: New").has_focus("focus-shuffle")


def test_a_card_done_elsewhere_gives_way_without_alarm(zeitblock, browse):
    zeitblock.add("A", "B")
    page = FocusPage.of(browse.context().new_page(), listening=True)
    first = page.shown()
    page.button("Complete").focus()
    zeitblock.on("done", first)
    page.shows_another_than(first).says(f"“{first}” was completed or deleted elsewhere.").has_focus("focus-complete")
    expect(page.page.locator("[role=alert]")).to_have_count(0)


def test_the_last_card_done_elsewhere_leaves_the_focus_on_what_is_said(zeitblock, browse):
    zeitblock.add("A")
    page = FocusPage.of(browse.context().new_page(), listening=True)
    page.button("Complete").focus()
    zeitblock.on("done", "A")
    page.shows("Nothing left here.")
    focus_is_somewhere(page.page)
    page.has_focus("focus-title")


def test_a_break_of_the_clock_is_announced(zeitblock, browse):
    """The phase of the clock is part of what changes; here the server says that a break has begun."""
    browse.expect_complaint("net::ERR_")
    page = sample(browse, "card")
    timer = page.page.locator("#focus-timer")
    expect(timer).to_have_attribute("data-phase", "working")
    golden = (GOLDEN / "card-en.txt").read_text().split("\n\n", 1)[1]
    put_in(page.page, golden.replace('data-phase="working"', 'data-phase="onBreak"'))
    page.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(timer).to_have_attribute("data-phase", "onBreak")
    page.says("Time for a break.")
