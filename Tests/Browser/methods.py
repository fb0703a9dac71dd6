"""The ABCDE page and the matrix as a person sees them."""

from playwright.sync_api import expect

from backlog import exactly


class Methods:
    def __init__(self, page):
        self.page = page
        self.rows = page.locator("#sections .row")
        self.toast = page.locator("#toasts .toast")
        self.menu = page.get_by_role("menu", name="Actions")
        self.spoken = page.get_by_role("status")
        self.dialog = page.locator("#question-dialog")

    def list(self, name):
        return self.page.locator(f"#rows-{name}")

    def holds(self, name, *titles):
        """Waits until exactly these tasks are in a section, in this order."""
        expect(self.list(name).locator(".title")).to_have_text(list(titles))
        return self

    def numbers(self, *numbers):
        expect(self.list("A").locator(".num")).to_have_text([str(number) for number in numbers])
        return self

    def row(self, title):
        return self.rows.filter(has=self.page.locator(".title", has_text=exactly(title)))

    def title(self, title):
        return self.row(title).locator(".title")

    def handle(self, title):
        return self.row(title).locator(".grip")

    def press(self, title, key):
        self.title(title).focus()
        self.page.keyboard.press(key)
        return self

    def choose(self, title, entry):
        """Opens the menu of a row by its handle and presses an entry."""
        self.handle(title).click()
        self.menu.get_by_role("menuitem", name=entry, exact=True).click()
        return self

    def tells(self, text):
        """Waits for a message that comes with the server's answer."""
        expect(self.toast).to_contain_text(text)
        return self

    def says(self, text):
        """Waits for words that reach a screen reader."""
        expect(self.spoken.filter(has_text=text).first).to_be_attached()
        return self

    def has_focus(self, title, control=".title"):
        expect(self.row(title).locator(control)).to_be_focused()
        return self

    def undo(self):
        self.toast.get_by_role("button", name="Undo", exact=True).click()
        return self

    def carry(self, title, target, place="middle"):
        """Takes a row by its handle with the mouse and lets it go over something."""
        self.take(title, target, place)
        self.page.mouse.up()
        return self

    def take(self, title, target, place="middle"):
        target.scroll_into_view_if_needed()
        grip = self.handle(title)
        grip.hover()
        start = grip.bounding_box()
        self.page.mouse.move(start["x"] + 4, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(start["x"] + 20, start["y"] + 24, steps=3)
        x, y = spot(target, place)
        self.page.mouse.move(x, y, steps=8)
        return self


def spot(target, place):
    box = target.bounding_box()
    share = {"top": 0.2, "middle": 0.5, "bottom": 0.85}[place]
    return box["x"] + min(box["width"] / 2, 200), box["y"] + box["height"] * share
