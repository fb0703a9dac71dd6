"""Everything with a finger on a phone."""

import re

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from gestures import Finger, distance
from targets import SMALL

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(browse):
    def open_page(path="/backlog"):
        return browse.page(path, **PHONE)

    return open_page


def without_long_presses(page):
    """Stops the clocks of the page: however slowly a busy machine touches it, no touch becomes a long press."""
    page.clock.install(time=0)
    page.clock.pause_at(3_600)
    return page


def test_a_tap_on_the_circle_completes_and_a_tap_on_undo_brings_back(phone, zeitblock):
    zeitblock.add("A", "B")
    backlog = Backlog(phone())
    backlog.circle("A").tap()
    backlog.shows("B").tells("“A” completed")
    backlog.toast.get_by_role("button", name="Undo").tap()
    backlog.shows("A", "B")
    assert zeitblock.titles() == ["A", "B"]


def test_the_bar_below_leads_to_a_new_task(phone, zeitblock):
    page = phone()
    page.get_by_role("navigation").get_by_role("link", name="Quick add").tap()
    page.keyboard.type("Buy stamps")
    page.get_by_role("button", name="More fields").tap()
    expect(page.get_by_label("Title")).to_have_value("Buy stamps")
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("button", name="Save", exact=True).tap()
    Backlog(page).shows("Buy stamps")
    assert zeitblock.task("Buy stamps")["manualDuration"] == 5


def test_the_handle_drags_a_row_at_once(phone, zeitblock):
    zeitblock.add("A", "B", "C", "D")
    page = phone()
    backlog = Backlog(page)
    finger = Finger(page)
    way = distance(backlog.row("A"), backlog.row("C"))
    finger.press(backlog.handle("A"))
    finger.move(way)
    expect(backlog.row("A")).to_have_class(re.compile("is-lifted"))
    finger.release()
    backlog.shows("B", "C", "A", "D").tells("“A”: position 3 of 4")
    assert zeitblock.titles() == ["B", "C", "A", "D"]


def test_a_long_press_on_a_row_lifts_it(phone, zeitblock):
    zeitblock.add("A", "B", "C", "D")
    page = phone()
    backlog = Backlog(page)
    finger = Finger(page)
    way = distance(backlog.row("D"), backlog.row("B"))
    finger.press(backlog.title("D"))
    expect(backlog.row("D")).to_have_class(re.compile("is-lifted"))
    backlog.says("Picked up “D”, position 4 of 4")
    finger.move(way)
    finger.release()
    backlog.shows("A", "D", "B", "C").tells("“D”: position 2 of 4")
    expect(page).to_have_url(f"{zeitblock.address}/backlog")
    assert zeitblock.titles() == ["A", "D", "B", "C"]


def test_a_long_press_without_moving_changes_and_opens_nothing(phone, zeitblock):
    zeitblock.add("A", "B")
    page = phone()
    backlog = Backlog(page)
    finger = Finger(page)
    finger.press(backlog.title("A"))
    expect(backlog.row("A")).to_have_class(re.compile("is-lifted"))
    finger.release()
    expect(backlog.row("A")).not_to_have_class(re.compile("is-lifted"))
    backlog.shows("A", "B")
    expect(page).to_have_url(f"{zeitblock.address}/backlog")
    backlog.circle("B").tap()
    backlog.shows("A")


def test_a_swipe_scrolls_and_drags_nothing(phone, zeitblock):
    names = [f"Task {number}" for number in range(1, 25)]
    zeitblock.add(*names)
    page = without_long_presses(phone())
    backlog = Backlog(page)
    Finger(page).swipe(backlog.title("Task 8"), -400)
    expect(backlog.row("Task 1")).not_to_be_in_viewport()
    backlog.shows(*names)
    expect(page.locator(".is-lifted")).to_have_count(0)
    assert zeitblock.titles() == names


def test_a_tap_on_the_handle_opens_the_menu_and_a_tap_moves(phone, zeitblock):
    zeitblock.add("A", "B", "C")
    page = phone()
    backlog = Backlog(page)
    backlog.handle("C").tap()
    expect(backlog.menu).to_be_in_viewport(ratio=1)
    backlog.menu.get_by_role("menuitem", name="Move to top").tap()
    backlog.shows("C", "A", "B").tells("“C”: position 1 of 3")
    assert zeitblock.titles() == ["C", "A", "B"]


def test_a_tap_on_the_badge_sets_the_duration(phone, zeitblock):
    zeitblock.add("A")
    page = phone()
    backlog = Backlog(page)
    backlog.badge("A").tap()
    page.get_by_role("menu", name="Duration").get_by_role("menuitem", name="1 h").tap()
    expect(backlog.badge("A")).to_have_accessible_name("Change duration: 1 h")
    assert zeitblock.task("A")["manualDuration"] == 60


def test_a_tap_on_a_title_opens_the_task(phone, zeitblock):
    zeitblock.add("A")
    page = without_long_presses(phone())
    Backlog(page).title("A").tap()
    expect(page.get_by_label("Title")).to_have_value("A")


def test_a_row_dragged_to_the_edge_scrolls_the_list_along(phone, zeitblock):
    names = [f"Task {number}" for number in range(1, 31)]
    zeitblock.add(*names)
    page = phone()
    backlog = Backlog(page)
    finger = Finger(page)
    finger.press(backlog.handle("Task 1"))
    finger.move(844 - finger.y - 80)
    expect(backlog.row("Task 25")).to_be_in_viewport()
    finger.release()
    expect(backlog.titles.first).to_have_text("Task 2")
    backlog.tells("“Task 1”: position ")
    assert zeitblock.titles().index("Task 1") > 9


@pytest.mark.parametrize("path", ["/backlog", "/tasks/new", "/settings", "/help", "task", "empty"])
def test_everything_to_press_is_as_large_as_a_fingertip(phone, zeitblock, path):
    if path != "empty":
        zeitblock.add("A", "B", "A task with a title long enough that it takes two lines on a phone")
    addresses = {"empty": "/backlog"}
    if path == "task":
        addresses["task"] = f"/tasks/{zeitblock.task('A')['id']}"
    page = phone(addresses.get(path, path))
    assert page.evaluate(SMALL) == []


def test_menu_dialog_and_message_are_as_large_as_a_fingertip(phone, zeitblock):
    zeitblock.add("A", "B")
    page = phone()
    backlog = Backlog(page)
    backlog.circle("A").tap()
    backlog.tells("“A” completed")
    assert [small for small in page.evaluate(SMALL) if "toast" in small or "Undo" in small] == []
    backlog.handle("B").tap()
    expect(backlog.menu).to_be_visible()
    heights = backlog.menu.get_by_role("menuitem").evaluate_all("all => all.map(each => each.offsetHeight)")
    assert min(heights) >= 44
    backlog.menu.get_by_role("menuitem", name="Move to position …").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    controls = dialog.locator("button, input:not([type=hidden])")
    assert min(controls.evaluate_all("all => all.map(each => each.offsetHeight)")) >= 44
