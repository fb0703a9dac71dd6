"""What hands do: a mouse that drags, a finger that presses, holds and moves."""


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def distance(row, target):
    """How far a row has to move down, or up when negative, to pass the middle of another one."""
    way = middle(target)[1] - middle(row)[1]
    return way + (6 if way > 0 else -6)


def drag(page, grip, way):
    """Presses the mouse on something and moves it down by so many pixels without letting go."""
    grip.hover()
    x, y = middle(grip)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + way, steps=8)


class Finger:
    """One finger on a touch screen, through the browser's own input."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.x = self.y = 0

    def press(self, locator):
        locator.scroll_into_view_if_needed()
        self.hold(*middle(locator))

    def hold(self, x, y):
        self.x, self.y = x, y
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, way, steps=8):
        for step in range(1, steps + 1):
            self._send("touchMove", [{"x": self.x, "y": self.y + way * step / steps}])
        self.y += way

    def release(self):
        self._send("touchEnd", [])

    def swipe(self, locator, way):
        """Moves at once, as a finger that scrolls does."""
        self.press(locator)
        self.move(way)
        self.release()

    def _send(self, kind, points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
