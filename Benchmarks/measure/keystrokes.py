"""How long after a keystroke in quick add its chips are there, in the page itself."""

from . import data, figures, service


# A line of 100 characters with something of most kinds.
LINE = "Call the dentist about the invoice of last year tomorrow 3pm #30min #health !high every monday +priv"

WATCH = """() => {
  const field = document.getElementById('quick'), found = document.getElementById('quick-found')
  globalThis.keystrokes = []
  let begun = 0
  field.addEventListener('input', () => (begun = performance.now()), { capture: true })
  new MutationObserver(() => keystrokes.push(performance.now() - begun)).observe(found, { childList: true })
}"""

NEXT = """() => new Promise((resolve) => {
  const look = () => keystrokes.length ? resolve(keystrokes.splice(0).at(-1)) : setTimeout(look, 1)
  look()
})"""


def measure(programs, directory, rounds, bar):
    from playwright.sync_api import sync_playwright

    here = f"{directory}/keystrokes"
    data.fill_zeitblock(programs.filler, here, data.tasks(100))
    with service.serving(programs.zeitblock, here) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium)
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        name, value = server.cookie.split("=", 1)
        context.add_cookies([{"name": name, "value": value, "url": server.origin}])
        page = context.new_page()
        page.goto(server.origin + "/backlog", wait_until="load")
        times = keystrokes(page, LINE, 5 * rounds)
        chromium.close()
    return figures.alone("keystroke to chips on a line of 100 characters", times, "ms", bar)


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
