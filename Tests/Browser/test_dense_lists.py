"""Lists of real tasks stay calm: two lines for a title, one for what is known of it, no word broken, at every width."""

import pytest

from browsing import Browsing, visit
from crowd import crowd
from lines import BROKEN, OVERLAPPING, TALL
from program import Zeitblock

WIDTHS = [390, 768, 1100, 1280, 1920]
LISTS = ["/backlog", "/backlog?sort=score", "/all", "/all?q=e", "/abcde", "/abcde/A", "/matrix", "/matrix/4", "/day", "/trash"]
OTHERS = ["/focus", "/settings", "/help", "/settings/capture", "/tasks/new", "/settings/titles"]
TITLES = ".row .title, .slip .title"


@pytest.fixture(scope="module")
def crowded(tmp_path_factory):
    zeitblock = crowd(Zeitblock(tmp_path_factory.mktemp("crowd") / "data")).start().sign_in()
    yield zeitblock
    zeitblock.stop()


def window(browser, zeitblock, width, locale):
    browsing = Browsing(browser, zeitblock)
    options = {"height": 844, "has_touch": True} if width < 900 else {"height": 1000}
    return browsing, browsing.context(width=width, locale=locale, **options).new_page()


def unfolded(page):
    if page.locator("#drawer:not([open]) summary").is_visible():
        page.locator("#drawer summary").click()


@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
@pytest.mark.parametrize("width", WIDTHS)
def test_real_lists_are_calm(browser, crowded, width, locale):
    browsing, page = window(browser, crowded, width, locale)
    found = {}
    for path in LISTS:
        visit(page, path)
        unfolded(page)
        # Rows out of sight are laid out as well.
        page.evaluate("for (const row of document.querySelectorAll('.row')) row.style.contentVisibility = 'visible'")
        found[path] = (
            page.evaluate(BROKEN, "body") + page.evaluate(TALL, [TITLES, 2]) + page.evaluate(TALL, [".row .facts, .slip .facts", 1])
            + page.evaluate(OVERLAPPING))
    browsing.close()
    assert {path: parts[:6] for path, parts in found.items() if parts} == {}


@pytest.mark.parametrize("width, locale", [(390, "de-DE"), (1100, "de-DE"), (1280, "en-US")])
def test_no_word_is_broken_on_other_pages(browser, crowded, width, locale):
    browsing, page = window(browser, crowded, width, locale)
    found = {}
    for path in OTHERS:
        visit(page, path)
        found[path] = page.evaluate(BROKEN, "body")
    browsing.close()
    assert {path: parts for path, parts in found.items() if parts} == {}


@pytest.mark.parametrize("width", [390, 1280, 1920, 2560])
def test_no_word_is_broken_with_letters_twice_as_large(browser_with_large_text, crowded, width):
    browsing, page = window(browser_with_large_text, crowded, width, "de-DE")
    found = {}
    for path in LISTS + OTHERS:
        visit(page, path)
        found[path] = page.evaluate(BROKEN, "body")
    browsing.close()
    assert {path: parts for path, parts in found.items() if parts} == {}


def test_the_words_above_a_list_take_two_rows_on_a_phone(browser, crowded):
    browsing, page = window(browser, crowded, 390, "de-DE")
    visit(page, "/backlog")
    top = page.locator("#rows > li").first.bounding_box()["y"]
    browsing.close()
    assert top <= 145


def test_the_title_has_the_room_there_is(browser, crowded):
    browsing, page = window(browser, crowded, 1280, "de-DE")
    visit(page, "/backlog")
    widths = page.locator("#rows .title").evaluate_all("all => all.map((each) => each.offsetWidth)")
    browsing.close()
    assert max(widths) >= 500


def test_the_title_with_the_focus_is_shown_in_full(browser, crowded):
    browsing, page = window(browser, crowded, 390, "de-DE")
    visit(page, "/backlog")
    title = page.locator("#rows .title").filter(has_text="Elterngeld-Nachweise").first
    cut = "each => each.scrollHeight > each.clientHeight + 2"
    assert title.evaluate(cut)
    page.locator("#rows .title").first.focus()
    for _ in range(7):
        page.keyboard.press("ArrowDown")
    shown = title.evaluate("each => each === document.activeElement"), title.evaluate(cut)
    browsing.close()
    assert shown == (True, False)


def test_a_measure_would_find_a_broken_word(browser, crowded):
    browsing, page = window(browser, crowded, 390, "de-DE")
    visit(page, "/help")
    # The content policy takes no styles from markup.
    page.evaluate("""() => {
      const heading = document.querySelector('h1')
      heading.innerHTML = '<span>Zeitblock</span><b>aaaaaaaa Arbeitszeit</b>'
      heading.firstChild.style.cssText = 'display: block; width: 30px; overflow-wrap: anywhere'
      heading.lastChild.style.cssText = 'display: block; width: 200px; word-break: break-all; text-wrap: wrap'
    }""")
    found = page.evaluate(BROKEN, "h1")
    browsing.close()
    assert [each for each in found if "Arbeitszeit" in each] and not [each for each in found if "Zeitblock" in each]
