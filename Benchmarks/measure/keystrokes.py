"""How long after a keystroke in quick add its chips are there, and after Enter the task, in the page itself."""

from . import data, figures, service
from .browser import SETTLE

# A line of 100 characters with something of most kinds.
LINE = "Call the dentist about the invoice of last year tomorrow 3pm #30min #health !high every monday +priv"

WATCH = """() => {
  const field = document.getElementById('quick'), found = document.getElementById('quick-found')
  globalThis.keystrokes = []
  let begun = 0
  field.addEventListener('input', () => (begun = performance.now()), { capture: true })
  new MutationObserver(() => keystrokes.push(performance.now() - begun)).observe(found, { childList: true })
}"""

NEXT = """() => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('nothing has appeared')), 10_000)
  const look = () => keystrokes.length ? resolve(keystrokes.splice(0).at(-1)) : setTimeout(look, 1)
  look()
})"""


def measure(programs, directory, rounds, bar):
    from playwright.sync_api import sync_playwright

    here = f"{directory}/keystrokes"
    data.fill_zeitblock(programs.filler, here, data.tasks(50))
    with service.serving(programs.zeitblock, here) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium)
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        name, value = server.cookie.split("=", 1)
        context.add_cookies([{"name": name, "value": value, "url": server.origin}])
        page = context.new_page()
        page.goto(server.origin + "/backlog", wait_until="load")
        # As with the Backlog: a window that has just opened is busy with itself.
        page.wait_for_timeout(SETTLE)
        times = keystrokes(page, LINE, 5 * rounds)
        shown = additions(page, 2 * rounds)
        chromium.close()
    return [
        figures.alone("keystroke to chips on a line of 100 characters", times, "ms", bar),
        figures.alone("Enter to the new task in the Backlog", shown, "ms", 100),
    ]


def keystrokes(page, line, rounds):
    """Milliseconds from the last keystroke of a line to its chips, once for each round."""
    field = page.locator("#quick")
    field.fill(line[:-1])
    page.locator("#quick-found li").first.wait_for()
    page.evaluate(WATCH)
    times = []
    for _ in range(rounds):
        field.press("End")
        field.press_sequentially(line[-1])
        times.append(page.evaluate(NEXT))
        field.press("Backspace")
        page.evaluate(NEXT)
    return times


WATCH_ROWS = """() => {
  const seen = new Set([...document.querySelectorAll('#rows .row')].map((row) => row.dataset.taskId))
  globalThis.additions = []
  let begun = 0
  addEventListener('keydown', (event) => event.key === 'Enter' && (begun = performance.now()), { capture: true })
  new MutationObserver(() => {
    for (const row of document.querySelectorAll('#rows .row')) {
      if (seen.has(row.dataset.taskId)) continue
      seen.add(row.dataset.taskId)
      additions.push(performance.now() - begun)
    }
  }).observe(document.body, { childList: true, subtree: true })
}"""

NEXT_ROW = NEXT.replace("keystrokes", "additions")


def additions(page, rounds):
    """Milliseconds from Enter in quick add to the row of the new task."""
    page.evaluate(WATCH_ROWS)
    field = page.locator("#quick")
    times = []
    for number in range(rounds):
        field.fill(f"Measured {number}")
        field.press("Enter")
        times.append(page.evaluate(NEXT_ROW))
    return times
