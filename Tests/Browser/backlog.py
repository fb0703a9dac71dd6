"""The Backlog as a person sees it."""

import re

from playwright.sync_api import expect


def exactly(text):
    return re.compile(f"^{re.escape(text)}$")


class Backlog:
    def __init__(self, page):
        self.page = page
        self.rows = page.locator("#rows > li")
        self.titles = self.rows.locator(".title")
        self.toast = page.locator("#toasts .toast")
        self.menu = page.get_by_role("menu", name="Actions")
        self.spoken = page.get_by_role("status")
        self.quick_add = page.get_by_role("textbox", name="Quick add")

    def shows(self, *titles):
        """Waits until exactly these rows are there, in this order."""
        expect(self.titles).to_have_text(list(titles))
        return self

    def row(self, title):
        return self.rows.filter(has=self.page.locator(".title", has_text=exactly(title)))

    def circle(self, title):
        return self.page.get_by_role("button", name=f"Complete “{title}”")

    def handle(self, title):
        return self.page.get_by_label(f"Actions for “{title}”")

    def badge(self, title):
        return self.row(title).get_by_label(re.compile("^Change duration: "))

    def title(self, title):
        return self.row(title).locator(".title")

    def choose(self, title, entry):
        """Opens the menu of a row by its handle and presses an entry."""
        self.handle(title).click()
        self.menu.get_by_role("menuitem", name=entry, exact=True).click()

    def tells(self, text):
        """Waits for a message that comes with the server's answer."""
        expect(self.toast).to_contain_text(text)
        return self

    def says(self, text):
        """Waits for words that reach a screen reader."""
        expect(self.spoken.filter(has_text=text).first).to_be_attached()
        return self

    def undo(self):
        self.toast.get_by_role("button", name="Undo", exact=True).click()
