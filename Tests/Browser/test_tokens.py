"""Access for programs: made, shown once, used and revoked by a person with a browser."""

import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from axe import AXE, violations
from browsing import visit


def status_with(page, token):
    """What the interface answers to a token."""
    origin = page.evaluate("location.origin")
    request = urllib.request.Request(f"{origin}/api/v1/tasks", headers={"Authorization": f"Bearer {token}"})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, json.load(answer)["count"]
    except urllib.error.HTTPError as error:
        return error.code, None


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_token_is_made_used_and_revoked(browse, zeitblock, scripts):
    browse.expect_status(422)
    zeitblock.run("add", "Milk")
    page = browse.page("/settings", java_script_enabled=scripts)
    page.get_by_role("link", name="Access for programs").click()
    page.get_by_role("button", name="Create token").click()
    expect(page.get_by_label("Name", exact=True)).to_have_attribute("aria-invalid", "true")
    page.get_by_label("Name", exact=True).fill("Phone")
    page.get_by_role("button", name="Create token").click()
    token = page.locator("#token").input_value()
    assert status_with(browse.page("/settings"), token) == (200, 1)
    page.get_by_role("link", name="Done").click()
    expect(page.locator("#token")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("last used today")
    page.get_by_role("button", name="Revoke “Phone”").click()
    expect(page.locator("main")).to_contain_text("No tokens yet.")
    assert status_with(browse.page("/settings"), token) == (401, None)


def test_a_token_for_shortcuts_may_change_and_is_copied(browse):
    page = browse.page("/settings/capture")
    page.get_by_role("link", name="Create token").click()
    page.get_by_label("Name", exact=True).fill("Phone")
    page.get_by_role("button", name="Create token").click()
    expect(page.locator("main")).to_contain_text("Read and change")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#token").input_value()


def test_the_page_stands_up_to_axe(browse, zeitblock):
    zeitblock.run("token", "add", "Phone")
    zeitblock.run("token", "add", "x" * 100, "--read-only")
    found = []
    for locale, width in [("de-DE", 390), ("en-US", 1280)]:
        page = browse.page("/settings", locale=locale, width=width)
        visit(page, "/tokens")
        page.evaluate(AXE)
        found += [f"{locale} {width}: {each}" for each in violations(page)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    assert found == []
