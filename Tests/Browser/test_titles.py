"""Titles are text, whatever they contain."""

import pytest
from playwright.sync_api import expect

from backlog import Backlog

TITLES = [
    "<script>document.title = 'owned'</script>",
    "<img src=x onerror=\"document.title='owned'\">",
    "\"quoted\" & 'single' &amp; </li></ol><h1>",
    "👩‍👩‍👧‍👦 Familie 🏳️‍🌈 treffen",
    "\u202egnp.evil\u202c safe",
    "שלום עולם abc",
    "javascript:alert(1)",
    "{1} {2} %s ${7*7} {{7*7}}",
    "e\u0301 \u1e9b\u0323 ﬁ ß ẞ",
]


@pytest.mark.parametrize("title", TITLES)
def test_a_title_appears_letter_by_letter_everywhere(browse, zeitblock, title):
    page = browse.page()
    backlog = Backlog(page)
    backlog.quick_add.fill(title)
    backlog.quick_add.press("Enter")
    backlog.tells(f"“{title}” added")
    assert backlog.titles.evaluate_all("all => all.map(each => each.textContent)") == [title]
    assert zeitblock.titles() == [title]
    page.reload()
    assert backlog.titles.evaluate_all("all => all.map(each => each.textContent)") == [title]
    backlog.title(title).press("r")
    field = page.get_by_role("textbox", name="New title")
    expect(field).to_have_value(title)
    field.press("Escape")
    backlog.title(title).click()
    expect(page.get_by_label("Title")).to_have_value(title)
    assert "owned" not in page.title().replace(title, "")
    expect(page.locator("h1")).to_have_count(1)


def test_a_title_that_runs_the_other_way_does_not_turn_its_neighbours(browse, zeitblock):
    zeitblock.add("\u202eevil", "harmless")
    page = browse.page()
    backlog = Backlog(page)
    expect(backlog.titles).to_have_count(2)
    assert backlog.titles.evaluate_all("all => all.map(each => getComputedStyle(each).unicodeBidi)") == ["isolate"] * 2 \
        or backlog.titles.evaluate_all("all => all.map(each => each.dir)") == ["auto"] * 2


def test_line_breaks_and_tabs_in_a_pasted_title_become_spaces(browse, zeitblock):
    zeitblock.add("two\nlines\tand a tab")
    Backlog(browse.page()).shows("two lines and a tab")
    assert zeitblock.titles() == ["two lines and a tab"]


def test_composing_with_an_input_method_does_not_save_half_a_word(browse, zeitblock):
    zeitblock.add("Old")
    page = browse.page()
    backlog = Backlog(page)
    backlog.title("Old").press("r")
    field = page.get_by_role("textbox", name="New title")
    field.fill("")
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    field.dispatch_event("keydown", {"key": "Enter", "isComposing": True, "bubbles": True})
    expect(field).to_be_visible()
    session.send("Input.insertText", {"text": "日本"})
    field.press("Enter")
    backlog.shows("日本").tells("changed")
    assert zeitblock.titles() == ["日本"]
