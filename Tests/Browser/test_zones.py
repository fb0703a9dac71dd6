"""The person's zone in the browser: asked about when clocks differ, never changed unasked."""

import json
import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from axe import AXE, violations
from browsing import Browsing, visit
from program import Zeitblock

BERLIN = "Europe/Berlin"


@pytest.fixture
def far(tmp_path):
    """The program on a machine at the clocks of Greenwich."""
    zeitblock = Zeitblock(tmp_path / "far")
    zeitblock.environment["TZ"] = "UTC"
    zeitblock.start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def windows(browser, far):
    browsing = Browsing(browser, far)
    yield browsing
    browsing.close()
    assert browsing.unexpected() == []


def question(page):
    return page.locator("#toasts .is-asking")


def chosen(zeitblock):
    return zeitblock.run("settings", "zone").strip()


def quiet(page):
    """Whatever scripts ask at the start has been asked."""
    page.wait_for_function("document.documentElement.dataset.ready !== undefined")
    expect(question(page)).to_have_count(0)


@pytest.mark.parametrize("path", ["/backlog", "/day", "/focus", "/settings"])
def test_the_zone_of_the_browser_is_proposed_and_nothing_changed(windows, far, path):
    context = windows.context(timezone_id=BERLIN)
    context.add_init_script(AXE)
    page = context.new_page()
    visit(page, path)
    asked = question(page)
    expect(asked).to_contain_text(re.compile(r"in Europe/Berlin \(\d\d:\d\d\), Zeitblock plans in UTC \(\d\d:\d\d\)"))
    berlin, utc = re.findall(r"(\d\d):\d\d", asked.locator("p").inner_text())
    ahead = ZoneInfo(BERLIN).utcoffset(datetime.now()).seconds // 3600
    assert int(berlin) == (int(utc) + ahead) % 24
    expect(page.get_by_role("status").filter(has_text="Zeitblock plans in UTC")).to_have_count(1)
    assert chosen(far) == ""
    assert violations(page) == []


def test_one_press_takes_it_and_undo_gives_it_back(windows, far):
    page = windows.page("/day", timezone_id=BERLIN)
    page.get_by_role("button", name="Switch to Europe/Berlin").click()
    expect(page.locator("#toasts")).to_contain_text("Setting saved")
    expect(page.locator("#zone-question")).to_have_attribute("data-zone", BERLIN)
    expect(page).to_have_url(re.compile("/day$"))
    assert chosen(far) == BERLIN
    expect(question(page)).to_have_count(0)
    page.locator("#toasts").get_by_role("button", name="Undo").click()
    expect(question(page)).to_contain_text("Zeitblock plans in UTC")
    assert chosen(far) == ""


def test_it_is_reached_and_answered_by_keyboard(windows, far):
    page = windows.page("/backlog", timezone_id=BERLIN)
    use = page.get_by_role("button", name="Switch to Europe/Berlin")
    expect(use).to_be_visible()
    for _ in range(200):
        page.keyboard.press("Tab")
        if use.evaluate("button => button === document.activeElement"):
            break
    expect(use).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Keep UTC")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question(page)).to_have_count(0)
    assert chosen(far) == ""


def test_what_was_kept_is_not_asked_again_until_the_zones_are_others(windows, far):
    context = windows.context(timezone_id=BERLIN)
    page = context.new_page()
    visit(page, "/backlog")
    page.get_by_role("button", name="Keep UTC").click()
    visit(page, "/day")
    quiet(page)
    # Another program sets another zone while the page is open.
    far.run("settings", "zone", "Asia/Tokyo")
    expect(question(page)).to_contain_text("Zeitblock plans in Asia/Tokyo")
    far.run("undo")
    expect(question(page)).to_have_count(0)


@pytest.mark.parametrize(
    "there, here",
    [(BERLIN, "Europe/Vienna"), ("", "Africa/Abidjan"), (BERLIN, BERLIN), ("Asia/Kolkata", "Asia/Calcutta")])
def test_clocks_that_agree_are_not_spoken_of(windows, far, there, here):
    far.run("settings", "zone", there)
    page = windows.page("/backlog", timezone_id=here)
    quiet(page)


@pytest.mark.parametrize("zone, asks", [("CET-1CEST,M3.5.0,M10.5.0/3", False), ("EST5EDT,M3.2.0,M11.1.0", True)])
def test_a_zone_the_browser_has_no_name_for_is_compared_by_its_clock(browser, tmp_path, zone, asks):
    zeitblock = Zeitblock(tmp_path / "rule")
    zeitblock.environment["TZ"] = zone
    zeitblock.start().sign_in()
    browsing = Browsing(browser, zeitblock)
    page = browsing.page("/backlog", timezone_id=BERLIN)
    if asks:
        expect(question(page)).to_contain_text(zone)
    else:
        quiet(page)
    browsing.close()
    zeitblock.stop()
    assert browsing.unexpected() == []


def test_in_german(windows, far):
    far.run("settings", "language", "de")
    page = windows.page("/backlog", timezone_id=BERLIN)
    expect(question(page)).to_contain_text("In deinem Browser gilt Europe/Berlin (")
    expect(question(page).get_by_role("button")).to_have_text(["Zu Europe/Berlin wechseln", "UTC behalten"])


def test_messages_come_and_go_beside_the_question_and_nothing_moves(windows, far):
    far.add("Milk", "Bread")
    page = windows.page("/backlog", timezone_id=BERLIN, width=390)
    expect(question(page)).to_be_visible()
    before = page.locator("#main").bounding_box()
    far.run("settings", "zone", BERLIN)
    expect(question(page)).to_have_count(0)
    assert page.locator("#main").bounding_box() == before
    far.run("undo")
    expect(question(page)).to_be_visible()
    page.get_by_role("button", name="Complete “Milk”").click()
    expect(page.locator("#toasts")).to_contain_text("“Milk” completed")
    expect(question(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_setting_counts_from_the_next_page_without_a_restart(windows, far):
    page = windows.page("/day/2026-10-25", timezone_id="UTC")
    hours = page.locator(".timeline, #plan").first
    expect(hours).to_be_visible()
    far.run("settings", "zone", BERLIN)
    visit(page, "/day/2026-10-25")
    expect(page.locator("#zone-question")).to_have_attribute("data-zone", BERLIN)
    assert json.loads(far.run("day", "2026-10-25", "--json"))["zone"] == BERLIN


def test_the_settings_offer_zones_and_keep_what_is_refused(windows, far):
    windows.expect_status(422)
    page = windows.page("/settings", timezone_id="UTC")
    field = page.get_by_label("Time zone")
    assert page.locator("#zones option[value='Europe/Vienna']").count() == 1
    field.fill("Europe/Nowhere")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Unknown time zone: “Europe/Nowhere”.")
    expect(field).to_have_value("Europe/Nowhere")
    field.fill("europe/vienna")
    field.press("Enter")
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Vienna")
    expect(page.get_by_text("In use now: Europe/Vienna")).to_be_visible()


def test_the_settings_work_without_scripts(windows, far):
    page = windows.page("/settings", timezone_id=BERLIN, java_script_enabled=False)
    expect(page.locator("#zone-question")).to_be_hidden()
    page.get_by_label("Time zone").fill(BERLIN)
    page.locator("form:has(#zone)").get_by_role("button").click()
    expect(page.get_by_text(f"In use now: {BERLIN}")).to_be_visible()
    assert chosen(far) == BERLIN
