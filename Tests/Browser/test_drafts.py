"""What is typed survives: a reload, a page that is left, a server that starts anew, a session that has ended."""

import pytest
from playwright.sync_api import expect

from browsing import visit


def held(page):
    return page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}])")


def kept(page, text):
    """Waits until the tab has kept a text."""
    while text not in held(page):
        page.wait_for_timeout(50)


FORMS = [("/tasks/new", "#title"), ("/tasks/new", "#notes"), ("/accounts/new", "#server"), ("/quick-add/lines", "#lines"),
         ("/backlog", "#quick"), ("/capture", "#text")]


@pytest.mark.parametrize("path, field", FORMS)
def test_a_reload_keeps_what_was_typed(browse, path, field):
    page = browse.page(path)
    page.locator(field).press_sequentially("Half a thought")
    page.reload()
    expect(page.locator(field)).to_have_value("Half a thought")


@pytest.mark.parametrize("path, field", FORMS)
def test_going_away_and_coming_back_keeps_it(browse, path, field):
    page = browse.page(path)
    page.locator(field).press_sequentially("Half a thought")
    visit(page, "/help")
    visit(page, path)
    expect(page.locator(field)).to_have_value("Half a thought")


def test_a_server_that_starts_anew_keeps_it(browse, zeitblock):
    browse.expect_complaint("net::ERR_")
    page = browse.page("/tasks/new")
    page.locator("#title").press_sequentially("Read")
    page.locator("[name=duration][value='60']").check()
    kept(page, "Read")
    zeitblock.stop()
    zeitblock.start()
    visit(page, "/tasks/new")
    expect(page.locator("#title")).to_have_value("Read")
    expect(page.locator("[name=duration]:checked")).to_have_value("60")
    page.locator("#title").press("Enter")
    page.wait_for_url("**/backlog**")
    assert [task["manualDuration"] for task in zeitblock.tasks()] == [60]


def test_changes_of_a_stored_task_come_back_with_its_tags(browse, zeitblock):
    zeitblock.add("Read")
    path = f"/tasks/{zeitblock.task('Read')['id']}"
    page = browse.page(path)
    page.locator("#notes").fill("Chapter 3")
    page.locator("#new-tag").fill("home")
    page.locator("#new-tag").press("Enter")
    page.reload()
    expect(page.locator("#notes")).to_have_value("Chapter 3")
    expect(page.locator(".tag-field .chip")).to_have_count(1)
    page.locator("#title").press("Enter")
    page.wait_for_url("**/backlog**")
    assert [(task["notes"], task["tags"]) for task in zeitblock.tasks()] == [("Chapter 3", ["home"])]


def test_a_line_taken_to_the_form_is_there_on_coming_back_until_the_form_is_saved(browse, zeitblock):
    page = browse.page()
    page.locator("#quick").press_sequentially("Half a thought")
    page.get_by_role("button", name="More fields").click()
    expect(page.locator("#title")).to_have_value("Half a thought")
    expect(page.locator("#quick")).to_have_value("")
    visit(page, "/backlog")
    expect(page.locator("#quick")).to_have_value("Half a thought")
    page.locator("#quick").focus()
    page.get_by_role("button", name="More fields").click()
    page.locator("#title").press("Enter")
    page.wait_for_url("**/backlog**")
    expect(page.get_by_role("link", name="Half a thought", exact=True)).to_be_visible()
    expect(page.locator("#quick")).to_have_value("")
    visit(page, "/backlog")
    expect(page.locator("#quick")).to_have_value("")
    assert [task["title"] for task in zeitblock.tasks()] == ["Half a thought"]


def test_what_was_saved_is_forgotten(browse):
    page = browse.page("/tasks/new")
    page.locator("#title").press_sequentially("Read")
    page.locator("#title").press("Enter")
    page.wait_for_url("**/backlog**")
    visit(page, "/tasks/new")
    expect(page.locator("#title")).to_have_value("")
    visit(page, "/backlog")
    page.locator("#quick").fill("Wash")
    page.locator("#quick").press("Enter")
    expect(page.locator("#quick")).to_have_value("")
    page.reload()
    expect(page.locator("#quick")).to_have_value("")


def test_what_was_given_back_can_be_discarded(browse):
    page = browse.page("/tasks/new")
    page.locator("#title").press_sequentially("Read")
    page.reload()
    page.get_by_role("button", name="Discard").click()
    expect(page.locator("#title")).to_have_value("")


def test_passwords_are_never_kept(browse):
    page = browse.page("/accounts/new")
    page.locator("#server").fill("https://jana:secret@cloud.example.org")
    page.locator("#user").fill("jana")
    page.locator("#password").fill("secret")
    kept(page, "jana")
    assert "secret" not in held(page)


def test_a_blank_tag_is_told_of_without_leaving(browse):
    page = browse.page("/tasks/new")
    page.locator("#title").fill("Read")
    page.locator("#add-tag").click()
    expect(page.locator("#error-tags")).to_have_text("Enter a word.")
    expect(page.locator("#new-tag")).to_be_focused()
    expect(page.locator("#title")).to_have_value("Read")


def test_a_session_that_ends_while_typing_keeps_the_line_and_says_so(browse, zeitblock):
    browse.expect_status(401, 403)
    page = browse.page()
    page.context.clear_cookies()
    page.locator("#quick").press_sequentially("Buy bread tomorrow")
    expect(page.locator("#signed-out")).to_contain_text("You’re signed out.")
    expect(page.locator("#quick")).to_have_value("Buy bread tomorrow")
    # Signing in elsewhere, the page goes on by itself.
    page.context.add_cookies(
        [{**zeitblock.cookie, "url": zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])
    expect(page.locator("#signed-out")).to_have_count(0)
    page.locator("#quick").press("Enter")
    expect(page.locator("#quick")).to_have_value("")
    assert zeitblock.titles() == ["Buy bread"]


def test_whoever_signs_in_in_a_new_window_comes_back_to_the_text(browse, zeitblock):
    browse.expect_status(401, 403)
    page = browse.page("/tasks/new")
    page.context.clear_cookies()
    page.locator("#title").press_sequentially("Read")
    page.locator("#notes").fill("Chapter 3")
    page.locator("#title").press("Enter")
    expect(page.locator("#signed-out")).to_be_visible()
    other = page.context.new_page()
    page.close()
    page.context.add_cookies(
        [{**zeitblock.cookie, "url": zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])
    other.goto("/")
    other.wait_for_url("**/tasks/new")
    expect(other.locator("#title")).to_have_value("Read")
    expect(other.locator("#notes")).to_have_value("Chapter 3")
    other.locator("#title").press("Enter")
    other.wait_for_url("**/backlog**")
    assert zeitblock.titles() == ["Read"]


def test_the_text_on_the_card_survives_a_reload(browse, zeitblock):
    zeitblock.add("Read")
    page = browse.page("/focus")
    page.locator("#focus-edit-button").click()
    page.locator("#focus-edit [name=notes]").press_sequentially("Chapter 3")
    page.reload()
    expect(page.locator("#focus-edit [name=notes]")).to_have_value("Chapter 3")


def test_private_addresses_of_calendars_are_never_kept(browse):
    page = browse.page("/calendars/new")
    page.locator("#address").fill("https://calendar.example.org/private-0123456789/basic.ics")
    page.locator("#name").fill("Ferien")
    kept(page, "Ferien")
    assert "0123456789" not in held(page)


def sign_in(page, zeitblock):
    page.context.add_cookies(
        [{**zeitblock.cookie, "url": zeitblock.address, "httpOnly": True, "sameSite": "Strict"}])


def rename(page, title, new):
    page.get_by_role("link", name=title, exact=True).focus()
    page.keyboard.press("F2")
    field = page.get_by_role("textbox", name="New title")
    field.fill(new)
    return field


def test_a_session_that_ends_while_renaming_keeps_the_title_in_its_field(browse, zeitblock):
    browse.expect_status(401, 403)
    zeitblock.add("Read")
    page = browse.page()
    page.context.clear_cookies()
    rename(page, "Read", "Read chapter 3").press("Enter")
    expect(page.locator("#signed-out")).to_be_visible()
    field = page.get_by_role("textbox", name="New title")
    expect(field).to_have_value("Read chapter 3")
    sign_in(page, zeitblock)
    expect(page.locator("#signed-out")).to_have_count(0)
    field.press("Enter")
    expect(page.get_by_role("link", name="Read chapter 3", exact=True)).to_be_visible()
    expect(field).to_have_count(0)
    assert zeitblock.titles() == ["Read chapter 3"]
    page.reload()
    expect(page.get_by_role("textbox", name="New title")).to_have_count(0)


def test_a_title_typed_before_signing_in_in_a_new_window_is_there_again(browse, zeitblock):
    browse.expect_status(401, 403)
    zeitblock.add("Read", "Wash")
    page = browse.page()
    page.context.clear_cookies()
    rename(page, "Read", "Read chapter 3").press("Enter")
    expect(page.locator("#signed-out")).to_be_visible()
    other = page.context.new_page()
    page.close()
    sign_in(other, zeitblock)
    other.goto("/settings")
    other.wait_for_url("**/backlog")
    expect(other.get_by_role("textbox", name="New title")).to_have_value("Read chapter 3")
    assert sorted(zeitblock.titles()) == ["Read", "Wash"]


def test_a_title_given_up_with_escape_is_forgotten(browse, zeitblock):
    zeitblock.add("Read")
    page = browse.page()
    rename(page, "Read", "Read chapter 3").press("Escape")
    expect(page.get_by_role("textbox", name="New title")).to_have_count(0)
    assert "chapter 3" not in held(page)
