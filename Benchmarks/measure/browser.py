"""How soon a person can work with a long Backlog in Chromium.

A page is called interactive when a click on the first row's menu button is handled by the page's own script. The probe
sends such clicks from the first moment on and notes when one was taken; time counts from the request. The window is
opened beforehand and left to settle: Chromium draws its own toolbar in a page of its own, which for some hundred
milliseconds would take half of a two-core machine from the page measured.
"""

from . import data, figures, service

SETTLE = 1_500  # milliseconds an opened window is left alone before the request
PROBE = """
addEventListener('click', (event) => {
  if (event.isTrusted) return;
  if (event.defaultPrevented && !window.interactiveAfter) window.interactiveAfter = performance.now();
  event.preventDefault();
});
(function probe() {
  if (window.interactiveAfter) return;
  document.querySelector('.row .more')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  setTimeout(probe, 16);
})();
"""


def measure(programs, directory, count, rounds, bar):
    from playwright.sync_api import sync_playwright

    here = f"{directory}/rows-{count}"
    data.fill_zeitblock(programs.filler, here, data.tasks(count))
    with service.serving(programs.zeitblock, here) as server, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.chromium)
        measured = [visits(chromium, server) for _ in range(rounds + 1)][1:]
        chromium.close()
    name = f"Backlog of {count:,} rows interactive"
    return [
        figures.alone(f"{name}, first visit", [first for (first, _), _ in measured], "ms", bar),
        figures.alone(f"{name}, later visit", [later for _, (later, _) in measured], "ms", bar),
        figures.alone("processor time of the page's main thread, first visit", [busy for (_, busy), _ in measured], "ms"),
        figures.alone("the same, later visit", [busy for _, (_, busy) in measured], "ms"),
    ]


def visits(chromium, server):
    """Two visits of a browser that knew nothing before: the first fetches styles and scripts too.

    Of each the milliseconds until the page was interactive, and the processor time its main thread took for that; on a
    busy machine the second tells more.
    """
    context = chromium.new_context(viewport={"width": 1280, "height": 800})
    name, value = server.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": server.origin}])
    context.add_init_script(PROBE)
    times = []
    for _ in range(2):
        page = context.new_page()
        inspector = context.new_cdp_session(page)
        inspector.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.wait_for_timeout(SETTLE)
        page.goto(server.origin + "/backlog", wait_until="load")
        times.append((interactive_after(page), busy(inspector)))
        page.close()
    context.close()
    return times


def interactive_after(page):
    """Asked from outside and rarely, so that asking does not slow the page down."""
    for _ in range(200):
        if time := page.evaluate("window.interactiveAfter"):
            return time
        page.wait_for_timeout(100)
    raise RuntimeError("no click was ever handled")


def busy(inspector):
    metrics = inspector.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000
