"""Nothing is wider than the window, at any width and with letters twice as large."""

import pytest

from browsing import Browsing, visit
from pages import PAGES, seed
from program import Zeitblock

# The page itself and every scrolling part of it; an element scrolling sideways on purpose would say so by its role. The marks
# behind the words of quick add move along with the line and are cut off like it.
OVERFLOW = """() => {
  const wide = document.scrollingElement
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className}`
  const found = []
  if (wide.scrollWidth > innerWidth) found.push(`the page is ${wide.scrollWidth} wide`)
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element)
    if (!element.checkVisibility() || element.closest('svg, .vh, .skip, .quick-marks')) continue
    const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll'
    if (scrolls && element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} scrolls sideways`)
    const box = element.getBoundingClientRect()
    if (box.width && (box.right > innerWidth + 1 || box.left < -1)) {
      found.push(`${name(element)} reaches from ${Math.round(box.left)} to ${Math.round(box.right)}`)
    }
  }
  return found.slice(0, 8)
}"""

# Phones in German, whose words are longer; around the breakpoints in English; 390 px is part of
# test_accessibility.py.
WINDOWS = [(320, "de-DE"), (640, "en-US"), (900, "en-US"), (1280, "de-DE")]


@pytest.fixture(scope="module")
def seeded(tmp_path_factory):
    zeitblock = seed(Zeitblock(tmp_path_factory.mktemp("layout") / "data")).start().sign_in()
    yield zeitblock
    zeitblock.stop()


def wide_pages(browser, zeitblock, width, locale):
    browsing = Browsing(browser, zeitblock)
    page = browsing.context(width=width, height=800, locale=locale).new_page()
    found = {}
    for name, open_page in PAGES.items():
        open_page(page, zeitblock)
        found[name] = page.evaluate(OVERFLOW)
    browsing.close()
    return {name: parts for name, parts in found.items() if parts}


@pytest.mark.parametrize("width, locale", WINDOWS)
def test_nothing_is_wider_than_the_window(browser, seeded, width, locale):
    assert wide_pages(browser, seeded, width, locale) == {}


@pytest.mark.parametrize("width", [320, 1280])
def test_nothing_is_wider_than_the_window_with_letters_twice_as_large(browser_with_large_text, seeded, width):
    assert wide_pages(browser_with_large_text, seeded, width, "de-DE") == {}


def test_letters_twice_as_large_are_twice_as_large(browser, browser_with_large_text, seeded):
    sizes = []
    for each in (browser, browser_with_large_text):
        browsing = Browsing(each, seeded)
        page = browsing.context(width=390, height=844).new_page()
        visit(page, "/backlog")
        sizes.append(page.locator("#rows .title").first.evaluate("each => parseFloat(getComputedStyle(each).fontSize)"))
        browsing.close()
    assert sizes[1] == pytest.approx(2 * sizes[0], rel=0.02)


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_an_empty_backlog_fits(browser, browser_with_large_text, tmp_path, width):
    zeitblock = Zeitblock(tmp_path / "data").start().sign_in()
    try:
        for each in (browser, browser_with_large_text):
            browsing = Browsing(each, zeitblock)
            page = browsing.context(width=width, height=800, locale="de-DE").new_page()
            visit(page, "/backlog")
            assert page.evaluate(OVERFLOW) == []
            browsing.close()
    finally:
        zeitblock.stop()


# What has the focus and is covered by something that does not scroll, such as a bar.
COVERED = """() => {
  const element = document.activeElement
  if (element === document.body || element.matches('.skip')) return null
  const box = element.getBoundingClientRect()
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const isShown = top !== null && (element.contains(top) || top.contains(element) || top.closest('label') !== null)
  return isShown ? null : `${element.getAttribute('aria-label') ?? element.textContent} at ${Math.round(box.top)}`
}"""


@pytest.mark.parametrize("width", [390, 1280])
def test_what_has_the_focus_is_never_hidden_by_a_bar(browser, seeded, width):
    browsing = Browsing(browser, seeded)
    page = browsing.context(width=width, height=500).new_page()
    visit(page, "/backlog")
    covered = []
    page.locator("#rows .title").first.focus()
    for key in ["ArrowDown"] * 14 + ["ArrowUp"] * 13 + ["Tab"] * 60 + ["Shift+Tab"] * 60:
        page.keyboard.press(key)
        covered.append(page.evaluate(COVERED))
    browsing.close()
    assert [each for each in covered if each] == []
