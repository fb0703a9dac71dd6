"""How evenly Chromium draws while a block is carried across a day of 100 others: a trace, and the time between frames."""

import datetime
import json
import pathlib
import statistics
import subprocess

from . import figures, service
from .browser import SETTLE

BLOCKS = 100
# A block begins each 14 minutes, so that the day is full from midnight to midnight.
STEP, LENGTH = 14, 10
FRAME = 1000 / 60
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]

WATCH = """() => {
  globalThis.frames = []
  let last = null
  const next = (now) => {
    if (last !== null) frames.push(now - last)
    last = now
    globalThis.watching = requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}"""
STOP = "() => (cancelAnimationFrame(watching), frames)"


def measure(programs, directory, rounds, kept):
    """The trace of the last round is left in the directory `kept`; the performance panel of a browser opens it."""
    from playwright.sync_api import sync_playwright

    here = f"{directory}/dragging"
    day = datetime.date.today() + datetime.timedelta(days=1)
    fill(programs.zeitblock, here, day)
    frames, longest, busy, dropped = [], [], [], []
    with service.serving(programs.zeitblock, here) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium)
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        name, value = server.cookie.split("=", 1)
        context.add_cookies([{"name": name, "value": value, "url": server.origin}])
        page = context.new_page()
        page.goto(f"{server.origin}/day/{day.isoformat()}?all=1", wait_until="load")
        page.locator("html[data-plan]").wait_for(state="attached")
        assert page.locator("#plan .block").count() == BLOCKS
        page.wait_for_timeout(SETTLE)
        for _ in range(rounds):
            # The first frames after the thing was taken into the hand are part of it.
            chromium.start_tracing(page=page, categories=CATEGORIES)
            drawn = carry(page)
            trace = chromium.stop_tracing()
            pathlib.Path(kept, "drag-trace.json").write_bytes(trace)
            frames += drawn
            tasks = main_tasks(trace)
            longest.append(max(wall for wall, _ in tasks))
            busy.append(max(processor for _, processor in tasks))
            dropped.append(sum(max(0, round(time / FRAME) - 1) for time in drawn))
        chromium.close()
    ordered = sorted(frames)
    share = lambda part: [ordered[min(len(ordered) - 1, int(len(ordered) * part))]]  # noqa: E731
    name = f"carrying a block across {BLOCKS} others"
    return [
        figures.alone(f"{name}: time from frame to frame, median of {len(frames)}", [statistics.median(frames)], "ms", 17),
        figures.alone("the same, 95th percentile", share(0.95), "ms", 17.5),
        figures.alone("the same, longest", [ordered[-1]], "ms"),
        figures.alone("frames left out in one carry", dropped, "frames"),
        figures.alone("longest task of the page's main thread, of 16.7 ms for a frame", longest, "ms", FRAME),
        figures.alone("most processor time of one of its tasks", busy, "ms", FRAME),
    ]


def fill(program, directory, day):
    """100 tasks and for each of them a block."""
    run = lambda *words: subprocess.run(  # noqa: E731
        [program, "--data", directory, *words], check=True, capture_output=True, text=True).stdout
    for number in range(BLOCKS):
        run("add", "--duration", f"{LENGTH}", "--", f"Carried {number}")
    for number, task in enumerate(json.loads(run("list", "--json"))):
        start = number * STEP
        run("block", task["id"], "--at", f"{day.isoformat()} {start // 60:02}:{start % 60:02}")


def carry(page):
    """From the middle of the window up and down again, over the edges that scroll, in 3 s; then given up."""
    block = page.locator("#plan .block").nth(BLOCKS // 2)
    block.scroll_into_view_if_needed()
    block.evaluate("(each) => each.scrollIntoView({ block: 'center' })")
    page.wait_for_timeout(200)
    box = block.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 10)
    page.evaluate(WATCH)
    for way in [250, -250, 330, -330, 0]:
        page.mouse.move(x + way / 4, y + way, steps=40)
    frames = page.evaluate(STOP)
    page.keyboard.press("Escape")
    page.mouse.up()
    page.wait_for_timeout(300)
    return frames


def main_tasks(trace):
    """Of each task of the page's main thread its milliseconds, and those of processor time."""
    events = json.loads(trace)["traceEvents"]
    names = {(each["pid"], each["tid"]): each["args"].get("name") for each in events if each["name"] == "thread_name"}
    # The page is what runs frames of animation.
    pages = {each["pid"] for each in events if each["name"] == "FireAnimationFrame"}
    return [(each["dur"] / 1000, each.get("tdur", 0) / 1000) for each in events
            if each["name"] == "RunTask" and "dur" in each and each["pid"] in pages
            and names.get((each["pid"], each["tid"])) == "CrRendererMain"]
