"""A day or a week of the plan as a person sees it, at a time of its own: for the program it is a Tuesday in November."""

import atexit
import shutil
import subprocess
import time
from datetime import datetime
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from backlog import exactly
from program import Zeitblock

ZONE = "Europe/Berlin"
TODAY = "2026-11-24"
NOW = f"{TODAY} 10:12"


def library():
    """What lets a program see another time; it comes with Debian's package faketime."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    assert found, "faketime is missing: install it with apt-get install faketime"
    return str(found[0])


@cache
def shared():
    """The name of what programs with another time share. Were it missing, the library would make it and move the
    environment, from which a Swift program finds its arguments. It is there until the tests end."""
    command = ["faketime", "-f", "+0", "sh", "-c", "echo $FAKETIME_SHARED; exec cat"]
    keeper = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(keeper.stdin.close)
    return keeper.stdout.readline().strip()


def set_clock(zeitblock, wall=NOW, zone=ZONE):
    """Lets the program and its commands live at this time; what they measure by the steady clock stays as it is."""
    wanted = datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone)).timestamp()
    zeitblock.environment["TZ"] = zone
    return set_ahead(zeitblock, wanted - time.time())


def set_ahead(zeitblock, seconds):
    """Lets what is started from now on live so many seconds later than it is."""
    zeitblock.environment |= {
        "LD_PRELOAD": library(), "FAKETIME": f"{seconds:+.3f}", "FAKETIME_SHARED": shared(),
        "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1",
    }
    return zeitblock


# What other people have put into the day.
EVENTS = [
    ("Weekly", "20261124T080000Z", "20261124T083000Z"), ("Client", "20261124T100000Z", "20261124T110000Z"),
    ("Heating", "20261124T103000Z", "20261124T110000Z"), ("Lunch", "20261124T113000Z", "20261124T121500Z"),
    ("Workshop", "20261126T080000Z", "20261126T160000Z"),
]


class Calendar(ThreadingHTTPServer):
    """A calendar to subscribe to; a test can change what is in it."""

    def __init__(self, events=EVENTS, name="Work"):
        super().__init__(("127.0.0.1", 0), Answer)
        self.events = list(events)
        self.name = name
        self.address = f"http://127.0.0.1:{self.server_port}/work.ics"
        Thread(target=self.serve_forever, daemon=True).start()

    def text(self):
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"X-WR-CALNAME:{self.name}"]
        for title, start, end in self.events:
            kind = ":" if "T" in start else ";VALUE=DATE:"
            lines += ["BEGIN:VEVENT", f"UID:{title}", f"SUMMARY:{title}", f"DTSTART{kind}{start}", f"DTEND{kind}{end}", "END:VEVENT"]
        return "\r\n".join([*lines, "END:VCALENDAR", ""]).encode()

    def close(self):
        self.shutdown()
        self.server_close()


class Answer(BaseHTTPRequestHandler):
    def do_GET(self):
        body = self.server.text()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def filled(data, calendar):
    """A Tuesday with meetings, three blocks, of which one was missed and one is running, and three tasks without a time."""
    zeitblock = set_clock(Zeitblock(data))
    for title, minutes in [("Tax", 30), ("Chapter", 90), ("Bike", 60), ("Offer", 45), ("Dentist", 15), ("Website", 60)]:
        zeitblock.add(title, duration=minutes)
    zeitblock.run("calendar", "add", calendar.address)
    for title, at in [("Dentist", "09:30"), ("Offer", "10:00"), ("Website", "15:30")]:
        zeitblock.on("block", title, "--at", f"{TODAY} {at}")
    return zeitblock


def copied(template, data):
    """The same once more, with a clock that has not gone on."""
    shutil.copytree(template.data, data)
    return set_clock(Zeitblock(data))


class Plan:
    def __init__(self, page, day=None):
        self.page = page
        self.timeline = page.locator(f"[data-behavior=timeline][data-day='{day}']" if day else "#timeline")
        self.preview = page.locator(".drag-preview")
        self.spoken = page.locator("#announcer")
        self.toast = page.locator("#toasts .toast")
        self.question = page.locator("#question-dialog[open]")
        self.menu = page.locator("[role=menu]:not([hidden])")
        page.locator("html[data-plan]").wait_for(state="attached")

    def block(self, title):
        return self.page.locator(".block[data-block]", has=self.page.locator(".b-title", has_text=exactly(title)))

    def ghost(self, title):
        return self.page.locator(".block.is-ghost", has=self.page.locator(".b-title", has_text=exactly(title)))

    def slip(self, title):
        return self.page.locator(".slip", has=self.page.locator(".title", has_text=exactly(title)))

    def handle(self, title):
        return self.page.locator("#plan :is(.slip, .block)", has=self.page.locator(
            ":is(.title, .b-title)", has_text=exactly(title))).locator(".grip")

    def point(self, wall):
        """Where `14:30` is drawn in the window, scrolled to when needed."""
        hours, minutes = map(int, wall.split(":"))
        return self.timeline.evaluate("""(each, minute) => {
          const { from, until } = each.dataset, box = each.getBoundingClientRect()
          const find = () => each.getBoundingClientRect().top + (minute - from) * box.height / (until - from)
          for (let area = each.parentElement; area; area = area.parentElement) {
            const { top, bottom } = area.getBoundingClientRect()
            if (!/auto|scroll/.test(getComputedStyle(area).overflowY) && area !== document.scrollingElement) continue
            const [upper, lower] = [Math.max(0, top), Math.min(innerHeight, bottom)]
            if (find() < upper + 90 || find() > lower - 160) area.scrollTop += find() - (upper + lower) / 2
          }
          return [box.left + box.width * .6, find() + 1]
        }""", hours * 60 + minutes)

    def take(self, thing, wall):
        """Takes something with the mouse and brings it to a time without letting go."""
        self.point(wall)
        self.reach(thing)
        self.page.mouse.down()
        x, y = self.point(wall)
        self.page.mouse.move(x, y - 3, steps=6)
        self.page.mouse.move(x, y)
        return self

    def reach(self, thing):
        """Puts the mouse on the words of something, where a hand would take it."""
        box = thing.locator(".title, .b-title").bounding_box()
        self.page.mouse.move(box["x"] + 6, box["y"] + 6)

    def carry(self, thing, wall):
        self.take(thing, wall)
        self.page.mouse.up()
        return self

    def pull(self, title, edge, wall):
        """Draws one edge of a block to a time."""
        self.point(wall)
        self.reach(self.block(title))
        box = self.block(title).locator(f".size.is-{edge}").bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        x, y = self.point(wall)
        # The edges are taken a little inside the block.
        self.page.mouse.move(x, y + (1 if edge == "start" else -3), steps=6)
        return self

    def shows(self, *texts):
        """What is in the hand says this."""
        for text in texts:
            expect(self.preview).to_contain_text(text)
        return self

    def says(self, text):
        expect(self.spoken).to_have_text(text)
        return self

    def tells(self, text):
        expect(self.toast).to_contain_text(text)
        return self

    def asks(self, text):
        expect(self.question).to_contain_text(text)
        return self

    def answer(self, name):
        self.question.get_by_role("button", name=name).click()
        expect(self.question).to_have_count(0)
        return self

    def lies(self, title, start, end):
        """Waits until a block is drawn there and nothing is in a hand any more."""
        minutes = [int(wall[:2]) * 60 + int(wall[3:]) for wall in (start, end)]
        for name, minute in zip(["data-from", "data-until"], minutes):
            expect(self.block(title)).to_have_attribute(name, str(minute))
        expect(self.preview).to_have_count(0)
        return self

    def is_free(self, title):
        """Waits until a task is in the tray."""
        expect(self.slip(title)).to_have_count(1)
        expect(self.block(title)).to_have_count(0)
        return self

    def undo(self):
        self.toast.get_by_role("button", name="Undo", exact=True).click()
        return self

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        return self

    def grab(self, title, key="Enter"):
        self.handle(title).focus()
        return self.press(key)
