"""The page of the one task, as tests speak of it."""

import re

from playwright.sync_api import expect

from browsing import visit
from patience import until

MOVING = "document.querySelector('#focus').getAnimations({ subtree: true }).length"
EVENTS = re.compile(r"/events(\?|$)")


class FocusPage:
    def __init__(self, page):
        self.page = page
        self.title = page.locator("#focus-title")
        self.card = page.locator("#focus-card")
        self.stack = page.locator("#focus-stack")
        self.toast = page.locator("#toasts .toast")
        self.told = page.locator("#focus-told")
        self.picker = page.locator("#focus-picker")
        self.undo = page.locator("#toasts").get_by_role("button", name=re.compile("^Undo"))

    @classmethod
    def of(cls, page, listening=False):
        if listening:
            with page.expect_response(EVENTS):
                visit(page, "/focus")
        else:
            visit(page, "/focus")
        return cls(page)

    def button(self, name):
        return self.page.locator(".focus").get_by_role("button", name=name, exact=True)

    def press(self, name):
        self.button(name).click()
        return self

    def shows(self, title):
        expect(self.title).to_have_text(title)
        return self

    def shown(self):
        return self.title.text_content()

    def shows_another_than(self, title):
        expect(self.title).not_to_have_text(title)
        return self

    def has_cards(self, count):
        expect(self.stack).to_have_attribute("data-cards", str(count))
        expect(self.page.locator(".under")).to_have_count(count - 1)
        return self

    def tells(self, text):
        expect(self.toast).to_contain_text(text)
        return self

    def says(self, text):
        """What a screen reader is told."""
        expect(self.page.locator("#announcer")).to_contain_text(text)
        return self

    def has_focus(self, id):
        expect(self.page.locator(f"#{id}")).to_be_focused()
        return self

    def settled(self):
        """Nothing is on its way or moves any more."""
        until(lambda: self.page.evaluate(MOVING) == 0)
        return self
