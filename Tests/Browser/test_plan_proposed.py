"""What is only proposed is taken into the hand like a block: letting go accepts it where it was put."""

import pytest
from playwright.sync_api import expect

from gestures import Finger
from plan_fixtures import calendar, plan, planned, template, windows  # noqa: F401
from planning import Plan


@pytest.fixture
def proposed(plan):
    """The day with Tax, Chapter and Bike in pencil."""
    plan.page.get_by_role("button", name="Plan the rest of the day").click()
    expect(plan.ghost("Tax")).to_have_count(1)
    return plan


def count(plan):
    return plan.page.locator(".block.is-ghost").count()


def test_the_mouse_carries_it_and_one_undo_takes_it_back(proposed, planned):
    proposed.take(proposed.ghost("Tax"), "16:45").shows("Tax", "16:40–17:10")
    proposed.page.mouse.up()
    proposed.lies("Tax", "16:40", "17:10").tells("“Tax” scheduled: today, 16:40–17:10")
    expect(proposed.ghost("Tax")).to_have_count(0)
    proposed.undo().is_free("Tax")
    expect(proposed.ghost("Tax")).to_have_count(0)


def test_its_edge_is_drawn(proposed):
    ghost = proposed.ghost("Tax")
    end = int(ghost.get_attribute("data-until"))
    ghost.locator(".b-title").hover()
    box = ghost.locator(".size.is-end").bounding_box()
    proposed.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    proposed.page.mouse.down()
    x, y = proposed.point(f"{(end - 15) // 60}:{(end - 15) % 60:02}")
    proposed.page.mouse.move(x, y - 3, steps=6)
    proposed.shows("15 min")
    proposed.page.mouse.up()
    expect(proposed.block("Tax")).to_have_attribute("data-minutes", "15")


def test_carried_to_the_tray_it_is_left_out(proposed):
    before = count(proposed)
    tray = proposed.page.locator("#tray").bounding_box()
    proposed.reach(proposed.ghost("Tax"))
    proposed.page.mouse.down()
    proposed.page.mouse.move(tray["x"] + 150, tray["y"] + 500, steps=6)
    proposed.page.mouse.up()
    expect(proposed.page.locator(".block.is-ghost")).to_have_count(before - 1)
    expect(proposed.preview).to_have_count(0)
    proposed.is_free("Tax")


def test_keys_move_it_and_keep_the_focus(proposed):
    ghost = proposed.ghost("Tax")
    start = int(ghost.get_attribute("data-from"))
    ghost.locator(".grip").focus()
    proposed.press("Enter", "PageDown", "Shift+ArrowUp", "Escape")
    expect(proposed.preview).to_have_count(0)
    expect(ghost).to_have_attribute("data-from", str(start))
    ghost.locator(".grip").focus()
    proposed.press("Enter", "Shift+ArrowUp", "Enter")
    expect(proposed.block("Tax")).to_have_attribute("data-minutes", "25")
    expect(proposed.block("Tax").locator(":focus")).to_have_count(1)


def test_the_menu_accepts_moves_and_leaves_out(proposed):
    before = count(proposed)
    proposed.ghost("Tax").locator(".grip").click()
    expect(proposed.menu.get_by_role("menuitem", name="Pin here")).to_have_count(0)
    proposed.menu.get_by_role("menuitem", name="15 min shorter").click()
    expect(proposed.block("Tax")).to_have_attribute("data-minutes", "15")
    title = proposed.page.locator(".block.is-ghost .b-title").first.text_content()
    proposed.ghost(title).first.locator(".grip").click()
    proposed.menu.get_by_role("menuitem", name="Discard").click()
    expect(proposed.page.locator(".block.is-ghost")).to_have_count(before - 2)


def test_over_something_it_asks_and_is_still_proposed(proposed, windows):
    windows.expect_status(409)
    proposed.page.keyboard.press("Escape")
    proposed.take(proposed.ghost("Tax"), "12:45").shows("busy, next gap")
    proposed.page.mouse.up()
    proposed.asks("Lunch")
    proposed.answer("Schedule anyway")
    expect(proposed.block("Tax")).to_have_count(1)
    expect(proposed.preview).to_have_count(0)


def test_a_finger_carries_it(windows):
    plan = Plan(windows.page("/day", width=390, height=844, has_touch=True))
    page = plan.page
    page.locator("#drawer > summary").tap()
    page.get_by_role("button", name="Plan the rest of the day").tap()
    expect(plan.ghost("Tax")).to_have_count(1)
    if page.locator("#drawer").get_attribute("open") is not None:
        page.locator("#drawer > summary").tap()
    ghost = plan.ghost("Tax")
    finger = Finger(page)
    plan.point("15:00")
    finger.press(ghost.locator(".b-title"))
    plan.shows("Tax")
    scale = plan.timeline.evaluate("(each) => each.getBoundingClientRect().height / (each.dataset.until - each.dataset.from)")
    finger.move(scale * (855 - int(ghost.get_attribute("data-from"))))
    finger.release()
    expect(plan.preview).to_have_count(0)
    expect(plan.ghost("Tax")).to_have_count(0)
    expect(plan.block("Tax")).to_have_count(1)
