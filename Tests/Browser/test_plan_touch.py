"""Planning with a finger or a pen: a long press takes, anything shorter scrolls or opens."""

from playwright.sync_api import expect

from gestures import Finger, middle
from plan_fixtures import calendar, planned, template, windows  # noqa: F401
from planning import Plan

PHONE = {"width": 390, "height": 844, "has_touch": True}


def words(plan, title):
    return plan.block(title).locator(".b-title")


def test_a_long_press_takes_a_block_and_a_finger_carries_it(windows):
    plan = Plan(windows.page("/day", **PHONE))
    finger = Finger(plan.page)
    plan.point("15:30")
    finger.press(words(plan, "Website"))
    plan.shows("Website", "15:30–16:30")
    box = plan.block("Website").bounding_box()
    finger.move(-box["height"] / 2)
    plan.shows("15:00–16:00")
    finger.release()
    plan.lies("Website", "15:00", "16:00")


def test_a_finger_that_moves_at_once_scrolls(windows):
    plan = Plan(windows.page("/day", **PHONE))
    plan.point("15:00")
    before = plan.timeline.bounding_box()["y"]
    Finger(plan.page).swipe(words(plan, "Website"), 120)
    plan.page.wait_for_function("(y) => document.querySelector('#timeline').getBoundingClientRect().top > y", arg=before)
    expect(plan.preview).to_have_count(0)
    plan.lies("Website", "15:30", "16:30")


def test_a_tap_opens_and_a_finger_that_rests_asks(windows):
    plan = Plan(windows.page("/day", **PHONE))
    plan.point("15:30")
    finger = Finger(plan.page)
    finger.press(words(plan, "Website"))
    plan.shows("Website")
    finger.release()
    plan.menu.get_by_role("menuitem", name="15 min later").tap()
    plan.lies("Website", "15:45", "16:45")
    words(plan, "Website").tap()
    expect(plan.page.get_by_role("heading", level=1)).to_have_text("Website")


def test_a_task_is_carried_out_of_the_drawer(windows):
    plan = Plan(windows.page("/day", **PHONE))
    page = plan.page
    plan.point("14:00")
    page.locator("#drawer > summary").tap()
    finger = Finger(page)
    finger.press(plan.slip("Tax").locator(".title"))
    plan.shows("Tax")
    expect(page.locator("#drawer")).not_to_have_attribute("open", "")
    x, y = plan.point("14:00")
    finger.move(y - finger.y)
    plan.shows("14:00–14:30")
    finger.release()
    plan.lies("Tax", "14:00", "14:30")


def test_the_drawer_is_drawn_up_and_down(windows):
    page = windows.page("/day", **PHONE)
    drawer = page.locator("#drawer")
    finger = Finger(page)
    finger.swipe(drawer.locator("summary"), -120)
    expect(drawer).to_have_attribute("open", "")
    finger.swipe(drawer.locator("summary"), 120)
    expect(drawer).not_to_have_attribute("open", "")


def test_a_task_is_chosen_and_placed_with_two_taps(windows):
    plan = Plan(windows.page("/day", **PHONE))
    plan.page.locator("#drawer > summary").tap()
    plan.slip("Tax").locator(".s-plan").tap()
    expect(plan.page.locator("#drawer")).not_to_have_attribute("open", "")
    plan.page.touchscreen.tap(*plan.point("14:20"))
    plan.lies("Tax", "14:20", "14:50")


def test_a_pen_carries_at_once(windows):
    plan = Plan(windows.page("/day", height=1_400))
    session = plan.page.context.new_cdp_session(plan.page)
    x, y = middle(words(plan, "Website"))

    def pen(kind, down, buttons=1):
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y + down, "button": "left", "buttons": buttons, "pointerType": "pen", "clickCount": 1})

    pen("mousePressed", 0)
    way = plan.point("15:00")[1] - plan.point("15:30")[1]
    for step in range(1, 7):
        pen("mouseMoved", way * step / 6)
    plan.shows("15:00–16:00")
    pen("mouseReleased", way, buttons=0)
    plan.lies("Website", "15:00", "16:00")


def test_in_the_list_of_a_phones_week_a_finger_asks_and_carries_nothing(windows):
    plan = Plan(windows.page("/week", **PHONE), "2026-11-24")
    block = plan.timeline.locator(".block", has_text="Website")
    finger = Finger(plan.page)
    finger.press(block.locator(".b-title"))
    expect(plan.menu).to_be_visible()
    finger.release()
    expect(plan.preview).to_have_count(0)
    plan.menu.get_by_role("menuitem", name="15 min later").tap()
    expect(block).to_have_attribute("data-from", "945")


def test_of_two_blocks_that_touch_the_one_pressed_is_drawn(windows, planned):
    planned.on("block", "Tax", "--at", "2026-11-24 16:30")
    plan = Plan(windows.page("/day", **PHONE))
    finger = Finger(plan.page)
    plan.point("16:00")
    box = plan.block("Website").bounding_box()
    finger.hold(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    plan.shows("Website", "15:30–16:30")
    finger.move(-box["height"] / 4)
    plan.shows("15:30–16:15")
    finger.release()
    plan.lies("Website", "15:30", "16:15").lies("Tax", "16:30", "17:00")
