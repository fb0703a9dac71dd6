"""The page about titles: who improves them, what was improved and why, and the way back."""

import time

import pytest
from playwright.sync_api import expect

from axe import AXE, violations
from browsing import visit


def improve(zeitblock, raw):
    """Adds a task and asks until the server has improved its title, which it does by itself."""
    zeitblock.run("add", raw)
    deadline = time.monotonic() + 30
    while raw in zeitblock.titles():
        assert time.monotonic() < deadline, f"{raw} stays as it is"


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_an_improved_title_is_explained_and_given_back(browse, zeitblock, scripts):
    improve(zeitblock, "Re: Fwd: Offer for Lindner")
    page = browse.page("/settings", java_script_enabled=scripts)
    page.get_by_role("link", name="Improve titles").click()
    row = page.locator("#titles li", has_text="Offer for Lindner")
    expect(row).to_contain_text("Before: “Re: Fwd: Offer for Lindner” · reply prefix")
    row.get_by_role("button", name="Restore original title of “Offer for Lindner”").click()
    expect(page.locator("#titles li")).to_have_count(0)
    assert zeitblock.task("Re: Fwd: Offer for Lindner")["notes"] is None
    page.get_by_role("button", name="Undo the last change").click()
    expect(row).to_contain_text("reply prefix")


def test_the_next_row_has_the_focus_once_a_title_was_given_back_by_keyboard(browse, zeitblock):
    for name in ("Anna", "Berta", "Carla"):
        improve(zeitblock, f"Re: Offer for {name}")
    page = browse.page("/titles")
    rows = page.locator("#titles li")
    expect(rows).to_have_count(3)
    rows.nth(1).get_by_role("button").focus()
    for left, place in [(2, 1), (1, 0)]:
        page.keyboard.press("Enter")
        expect(rows).to_have_count(left)
        expect(rows.nth(place).get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(0)
    expect(page.locator("#main")).to_be_focused()


def test_what_is_told_of_a_task_just_added_names_its_better_title(browse, zeitblock):
    page = browse.page()
    page.locator("#quick").fill("Re: Fwd: Offer for Lindner")
    page.locator("#quick").press("Enter")
    toast = page.locator("#toasts")
    toast.locator(".toast").hover()  # so that it stays, however late its title is improved
    expect(toast).to_contain_text("Added: “Offer for Lindner”, was “Re: Fwd: Offer for Lindner”")
    toast.get_by_role("button", name="Undo").click()
    expect(page.locator("#rows > li")).to_have_count(0)
    assert zeitblock.titles() == []


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_what_improves_titles_is_chosen_and_mistakes_are_told_at_their_fields(browse, zeitblock, scripts):
    browse.expect_status(422)
    page = browse.page("/titles", java_script_enabled=scripts)
    page.get_by_role("radio", name="Rules and a language model").click()
    mode = page.locator("form", has=page.locator("[name=titles]"))
    if not scripts:
        mode.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("radio", name="Rules and a language model")).to_be_checked()
    expect(page.locator("main")).to_contain_text("No address yet: only the rules improve titles.")
    page.get_by_label("Address", exact=True).fill("ftp://127.0.0.1")
    page.get_by_label("Milliseconds between requests").fill("soon")
    model = page.locator("form", has=page.get_by_label("Model name"))
    model.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_label("Address", exact=True)).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label("Address", exact=True)).to_have_value("ftp://127.0.0.1")
    expect(page.get_by_label("Milliseconds between requests")).to_have_accessible_description(
        "Enter a whole number from 0 to 60000. 0 to 60000.")
    page.get_by_label("Address", exact=True).fill("http://127.0.0.1:9")
    page.get_by_label("Milliseconds between requests").fill("250")
    model.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("main")).to_contain_text("go to the language model below")
    assert zeitblock.run("settings", "titlesSpacing").strip().endswith("250")


def test_the_page_stands_up_to_axe(browse, zeitblock):
    improve(zeitblock, "Re: Fwd: Offer for Lindner")
    improve(zeitblock, "https://example.com/blog/how-to-cook-rice-" + "x" * 300)
    found = []
    for locale, width in [("de-DE", 390), ("en-US", 1280)]:
        page = browse.page("/settings", locale=locale, width=width)
        visit(page, "/titles")
        page.evaluate(AXE)
        found += [f"{locale} {width}: {each}" for each in violations(page)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    assert found == []
