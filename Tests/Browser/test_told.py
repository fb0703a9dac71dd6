"""What is told to screen readers: in one place at a time, also what quick add recognises; and what is seen without colours."""

import pytest
from playwright.sync_api import expect

from browsing import visit

# Notes every text that comes into a live region while it is there.
LISTEN = """() => {
  window.heard = []
  const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
  new MutationObserver((changes) => {
    const spoken = new Set(changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest(regions))
      .filter((region) => region?.isConnected && region.textContent.trim()))
    for (const region of spoken) heard.push([region.id || region.className, region.textContent.trim()])
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def heard(page, text):
    page.wait_for_function("(text) => heard.some(([, said]) => said.includes(text))", arg=text)
    page.evaluate("new Promise((done) => setTimeout(done, 200))")
    return page.evaluate("heard")


def test_chips_of_quick_add_are_told_after_a_pause_and_describe_the_field(browse, zeitblock):
    page = browse.page("/backlog")
    page.evaluate(LISTEN)
    page.locator("#quick").press_sequentially("Dentist tomorrow 15:00 #30min", delay=15)
    told = [said for _, said in heard(page, "15:00")]
    assert len(told) == 1 and "30 min" in told[0]
    expect(page.locator("#quick")).to_have_accessible_description(told[0])
    page.locator("#quick").fill("")
    expect(page.locator("#quick")).to_have_accessible_description("")


def test_one_place_speaks_at_a_time(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    for path, act in [
        ("/backlog", lambda page: page.locator(".row .check").first.press("Enter")),
        ("/all?q=b", lambda page: page.locator(".row .check").first.press("Enter")),
        ("/focus", lambda page: page.locator("#focus-complete").press("Enter")),
    ]:
        page = browse.page(path)
        page.evaluate(LISTEN)
        act(page)
        assert {place for place, _ in heard(page, "completed")} == {"announcer"}, path


def test_the_place_for_what_is_told_is_there_before_anything_is(browse, zeitblock):
    page = browse.page("/backlog")
    region = page.locator("#announcer")
    expect(region).to_have_role("status")
    expect(region).to_be_empty()
    assert not page.evaluate("document.getElementById('main').contains(document.getElementById('announcer'))")


def test_beside_the_card_nothing_stands_until_it_is_pulled(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page("/focus")
    for part in ("::before", "::after"):
        assert page.locator("#focus-stack").evaluate("(each, part) => getComputedStyle(each, part).visibility", part) == "hidden"


@pytest.mark.parametrize("path, selector", [
    ("/focus", ".under"), ("/backlog", ".quick-line"), ("/backlog", ".chip >> nth=0"), ("/abcde", ".letters button >> nth=0"),
    ("/day", ".slip >> nth=0"), ("/matrix", ".field-of >> nth=0"),
])
def test_with_forced_colours_everything_keeps_an_edge(browse, zeitblock, path, selector):
    zeitblock.add("A", "B", "C")
    page = browse.page(path, forced_colors="active")
    assert page.locator(selector).first.evaluate("each => parseFloat(getComputedStyle(each).borderTopWidth)") >= 1


def test_a_default_duration_is_not_told_by_colour_alone(browse, zeitblock):
    zeitblock.add("A")
    zeitblock.add("B", duration=15)
    page = browse.page("/all")
    styles = page.locator(".dur").evaluate_all("all => all.map((each) => getComputedStyle(each).borderTopStyle)")
    assert styles == ["dashed", "none"]
    expect(page.locator(".dur").first).to_contain_text("not estimated")
