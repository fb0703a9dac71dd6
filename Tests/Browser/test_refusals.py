"""A change the server does not take is put back, with the reason; nothing is lost without a word."""

import re

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import UNREACHABLE, visit
from gestures import distance, drag

EVENTS = re.compile(r"/events(\?|$)")


@pytest.fixture
def deaf(browse):
    """A backlog that does not hear of changes made elsewhere, as if they came at the same moment."""

    def open_backlog():
        context = browse.context()
        context.route(EVENTS, lambda route: route.abort())
        browse.expect_complaint(UNREACHABLE)
        page = context.new_page()
        visit(page, "/backlog")
        return Backlog(page)

    return open_backlog


GONE = "It was deleted in Zeitblock or in another app."


@pytest.fixture
def with_b_deleted(browse, deaf, zeitblock):
    """A page that still shows B, which the terminal has deleted."""
    browse.expect_status(404, 422)
    zeitblock.add("A", "B", "C")
    backlog = deaf()
    zeitblock.on("delete", "B")
    return backlog


def test_moving_a_task_deleted_meanwhile_says_so(with_b_deleted, zeitblock):
    with_b_deleted.title("B").focus()
    with_b_deleted.page.keyboard.press("Alt+ArrowUp")
    with_b_deleted.tells(GONE).shows("A", "C")
    assert zeitblock.titles() == ["A", "C"]


def test_dragging_a_task_deleted_meanwhile_says_so(with_b_deleted, zeitblock):
    backlog = with_b_deleted
    drag(backlog.page, backlog.handle("B"), distance(backlog.row("B"), backlog.row("C")))
    backlog.page.mouse.up()
    backlog.tells(GONE).shows("A", "C")
    assert zeitblock.titles() == ["A", "C"]


def test_moving_next_to_a_task_deleted_meanwhile_ends_with_the_true_order(with_b_deleted, zeitblock):
    backlog = with_b_deleted
    backlog.title("C").focus()
    backlog.page.keyboard.press("Alt+ArrowUp")
    expect(backlog.toast).to_be_visible()
    expect(backlog.row("B")).to_have_count(0)
    backlog.shows(*zeitblock.titles())


def test_completing_a_task_deleted_meanwhile_says_so(with_b_deleted, zeitblock):
    with_b_deleted.circle("B").click()
    with_b_deleted.tells(GONE).shows("A", "C")
    assert zeitblock.task("A")["completedAt"] is None


def test_renaming_a_task_deleted_meanwhile_says_so(with_b_deleted, zeitblock):
    with_b_deleted.choose("B", "Rename")
    with_b_deleted.page.get_by_role("textbox", name="New title").fill("B2")
    with_b_deleted.page.keyboard.press("Enter")
    with_b_deleted.tells(GONE).shows("A", "C")


def test_saving_the_page_of_a_task_deleted_meanwhile_says_so(browse, zeitblock):
    browse.expect_status(404)
    zeitblock.add("A")
    page = browse.page(f"/tasks/{zeitblock.task('A')['id']}")
    zeitblock.on("delete", "A")
    page.get_by_label("Title").fill("A2")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This task was deleted elsewhere.")
    expect(page.get_by_label("Title")).to_have_value("A2")
    expect(page.get_by_role("button", name="Create again")).to_be_visible()


@pytest.mark.parametrize("address", ["/nowhere", "/tasks/nothing", "/tasks/a/b/c", "/backlog/x"])
def test_an_address_without_a_page_says_what_to_do(browse, address):
    browse.expect_status(404)
    page = browse.page(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Go to backlog").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Backlog")


def test_undo_after_a_change_elsewhere_takes_nothing_back(browse, deaf, zeitblock):
    browse.expect_status(409)
    zeitblock.add("A", "B", "C")
    backlog = deaf()
    backlog.circle("A").click()
    backlog.tells("“A” completed")
    zeitblock.on("done", "B")
    backlog.undo()
    backlog.tells("nothing was undone").shows("C")
    assert zeitblock.titles() == ["C"]


@pytest.mark.parametrize("change", ["move", "complete", "delete", "rename"])
def test_while_the_server_is_away_a_change_goes_back_and_says_so(browse, zeitblock, change):
    browse.expect_complaint(UNREACHABLE)
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    zeitblock.stop()
    status = page.get_by_role("banner").get_by_role("link", name="Offline")
    expect(status).to_be_visible()
    if change == "move":
        backlog.title("C").focus()
        page.keyboard.press("Alt+ArrowUp")
    elif change == "complete":
        backlog.circle("C").click()
    elif change == "delete":
        backlog.choose("C", "Delete")
    else:
        backlog.choose("C", "Rename")
        page.get_by_role("textbox", name="New title").fill("C2")
        page.keyboard.press("Enter")
    backlog.tells("Not saved: can’t reach Zeitblock.").shows("A", "B", "C")
    expect(page.locator(".is-done, .is-leaving, .is-lifted")).to_have_count(0)
    zeitblock.start()
    assert zeitblock.titles() == ["A", "B", "C"]


def test_when_the_server_is_back_the_page_catches_up_and_takes_changes(browse, zeitblock):
    browse.expect_complaint(UNREACHABLE)
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    saved = page.get_by_role("banner").get_by_role("link", name="Saved")
    expect(saved).to_be_visible()
    zeitblock.stop()
    expect(saved).to_be_hidden()
    zeitblock.add("C")
    zeitblock.start()
    expect(saved).to_be_visible()
    backlog.shows("A", "B", "C")
    backlog.circle("A").click()
    backlog.shows("B", "C").tells("“A” completed")


def test_quick_add_keeps_the_words_when_the_server_is_away(browse, zeitblock):
    browse.expect_complaint(UNREACHABLE)
    page = browse.page()
    backlog = Backlog(page)
    zeitblock.stop()
    backlog.quick_add.fill("Do not lose me")
    backlog.quick_add.press("Enter")
    backlog.tells("Not saved")
    expect(backlog.quick_add).to_have_value("Do not lose me")
    expect(backlog.quick_add).to_be_editable()
    zeitblock.start()
    backlog.quick_add.press("Enter")
    expect(backlog.quick_add).to_have_value("")
    assert zeitblock.titles() == ["Do not lose me"]


def test_a_session_that_ended_asks_for_a_new_link(browse, zeitblock):
    browse.expect_status(401, 403)
    zeitblock.add("A", "B")
    page = browse.page()
    page.context.clear_cookies()
    Backlog(page).circle("A").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("No access")
    assert zeitblock.titles() == ["A", "B"]
