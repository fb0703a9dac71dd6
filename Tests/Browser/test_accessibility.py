"""Every page and state can be used by everybody: light and dark, German and English, phone and desktop."""

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from browsing import Browsing, visit
from pages import PAGES, seed
from program import Zeitblock
from targets import SMALL
from test_layout import OVERFLOW


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    zeitblock = seed(Zeitblock(tmp_path_factory.mktemp("filled") / "data")).start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    zeitblock = Zeitblock(tmp_path_factory.mktemp("empty") / "data").start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture(scope="module", params=LANGUAGES_AND_WIDTHS, ids=lambda variant: "-".join(map(str, variant)))
def windows(request, browser, filled, empty):
    """One signed-in page on each server, and a visitor without a session."""
    theirs = Browsing(browser, filled), Browsing(browser, empty), Browsing(browser, filled)
    chosen = options(*request.param)
    contexts = {
        "filled": theirs[0].context(**chosen), "empty": theirs[1].context(**chosen),
        "stranger": theirs[2].context(signed_in=False, **chosen),
    }
    for context in contexts.values():
        context.add_init_script(AXE)
    yield {name: context.new_page() for name, context in contexts.items()}
    for browsing in theirs:
        browsing.close()
        browsing.expect_status(403, 404, 409, 422)
        assert browsing.unexpected() == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole_and_for_everybody(windows, filled, name):
    page = windows["filled"]
    PAGES[name](page, filled)
    assert violations(page) == []
    assert page.evaluate(OVERFLOW) == []
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    # A window opened to capture one thing leads nowhere else.
    if not page.locator(".is-plain").count():
        expect(page.get_by_role("navigation").first).to_be_attached()
    assert page.title().endswith(" · Zeitblock")
    if page.viewport_size["width"] < 900:
        assert page.evaluate(SMALL) == []


def test_axe_finds_nothing_on_an_empty_backlog(windows):
    page = windows["empty"]
    visit(page, "/backlog")
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/backlog", "/access?token=spent"])
def test_axe_finds_nothing_on_a_refusal(windows, path):
    page = windows["stranger"]
    visit(page, path)
    assert violations(page) == []


def test_axe_would_find_a_button_without_a_name_and_faint_letters(windows):
    page = windows["empty"]
    visit(page, "/help")
    page.evaluate("""document.querySelector('main').append(
      document.createElement('button'), Object.assign(document.createElement('p'), { textContent: 'faint' }))""")
    page.locator("main > p").evaluate("each => { each.style.color = 'rgb(128 128 128 / 40%)' }")
    found = " ".join(violations(page))
    assert "button-name" in found and " color-contrast" in f" {found}" and "dark: color-contrast" in found
