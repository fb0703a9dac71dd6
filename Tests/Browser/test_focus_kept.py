"""After every action on every page with a list, the focus is on something of the list or what comes instead, never lost."""

import pytest
from playwright.sync_api import expect

from browsing import Browsing, visit
from crowd import crowd
from program import Zeitblock

# Where the focus is: nothing where it was lost, what is hidden, or the page itself.
FOCUSED = """() => {
  const element = document.activeElement
  if (!element || element === document.body || element.id === 'main' || !element.checkVisibility()) return null
  return element.closest('.row, .slip, .trash li, #toasts, dialog, #focus, #found, form') ? element.className || element.tagName : null
}"""

# Each action on the row under the focus: where the focus is put first, what is pressed, and what tells that it is done.
COMPLETE = (".check", ["Enter"])
COMPLETE_BY_KEY = (".title", ["c"])
DELETE = (".title", ["Delete"])
NAME = "A new name"
RENAME = (".title", ["r", NAME, "Enter"])
KEEP_NAME = (".title", ["r", "Escape"])
DURATION = (".title", ["d", "Enter"])
# A question of the server is waited for before it is answered.
ASKED = ["asked"]
# Choosing the length a task has already changes nothing, and tells nothing.
SILENT = ("menu", "keep name", "select", "duration")
ACTIONS = {
    "/backlog": {
        "complete": COMPLETE, "complete by key": COMPLETE_BY_KEY, "delete": DELETE, "rename": RENAME, "keep name": KEEP_NAME,
        "duration": DURATION, "move down": (".title", ["Alt+ArrowDown"]), "to position": (".title", ["m", "9", "Enter"]),
        "menu": (".grip", ["Enter", "Escape"]), "to the bottom": (".grip", ["Enter", "ArrowDown", "ArrowDown", "ArrowDown", "Enter"]),
        "select": (".title", ["x", "Escape"]), "delete selected": (".title", ["x", "Delete"]), "indent": (".title", ["Alt+ArrowRight"]),
    },
    "/backlog?sort=due": {"complete": COMPLETE, "delete": DELETE, "duration": DURATION, "rename": RENAME},
    "/backlog?importance=high": {"complete": COMPLETE, "delete": DELETE},
    "/all": {
        "complete": COMPLETE, "complete by key": COMPLETE_BY_KEY, "delete": DELETE, "rename": RENAME, "keep name": KEEP_NAME,
        "menu": (".grip", ["Enter", "Escape"]),
    },
    "/all?state=open": {"complete": COMPLETE, "delete": DELETE}, "/all?state=completed": {"reopen": COMPLETE, "delete": DELETE},
    "/all?q=e": {"complete": COMPLETE, "delete": DELETE, "rename": RENAME},
    "/abcde": {
        "complete": COMPLETE, "delete": DELETE, "regrade": (".title", ["Shift+B"]), "rename": RENAME, "duration": DURATION,
        "ungrade": (".title", ["Shift+Digit0"]), "up": (".title", ["Alt+ArrowUp"]), "down": (".title", ["Alt+ArrowDown"]),
        "number": (".title", ["m", *ASKED, "1", "Enter"]), "delegate": (".title", ["w", *ASKED, "Named Jana", "Enter"]),
    },
    "/abcde/B": {"complete": COMPLETE, "regrade": (".title", ["Shift+C"])},
    "/abcde/none": {"grade": (".to-grade", ["Enter"])},
    "/matrix": {"complete": COMPLETE, "delete": DELETE, "move": (".title", ["Shift+Digit4"]), "duration": DURATION},
    "/matrix/4": {"complete": COMPLETE, "delete": DELETE},
}

# Each entry of the menus of rows: on which rows, and what is pressed after it was chosen.
ROW, SUBTASK, REPEATING = ".row", ".row[data-depth='1']", ".row:has(.repeat)"
# The first subtask of a task, as another test may have left one, cannot go up.
TOP = ".row:not([data-depth])"
NUMBERED, GRADED = ".grade-a .row", ".grade-b .row"
SHARED = {"rename": (ROW, [NAME, "Enter"]), "skip": (REPEATING, []), "delete": (ROW, [])}
MENUS = {
    "/backlog": SHARED | {
        "duration": (ROW, ["ArrowDown", "Enter"]), "up": (TOP, []), "down": (TOP, []), "top": (TOP, []), "bottom": (TOP, []), "position": (TOP, ["7", "Enter"]),
        "indent": (TOP, []), "outdent": (SUBTASK, []), "select": (ROW, []),
    },
    "/all": SHARED | {"complete": (ROW, [])},
    "/abcde": SHARED | {
        "duration": (GRADED, ["ArrowDown", "Enter"]), "grade=C": (GRADED, []), "grade=": (GRADED, []), "up": (GRADED, []),
        "down": (GRADED, []), "number": (NUMBERED, [*ASKED, "1", "Enter"]), "complete": (GRADED, []), "start": (GRADED, []),
        "delegate": (GRADED, [*ASKED, "Named Jonas", "Enter"]),
    },
    "/matrix": SHARED | {
        "duration": (".q3 .row", ["ArrowDown", "Enter"]), "quadrant=1": (".q4 .row", []), "quadrant=2": (".q4 .row", []),
        "quadrant=3": (".q4 .row", []), "quadrant=4": (".q3 .row", []), "complete": (".q2 .row", []),
    },
}


@pytest.fixture(scope="module")
def crowded(tmp_path_factory):
    zeitblock = crowd(Zeitblock(tmp_path_factory.mktemp("kept") / "data"), 120).start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def page(browser, crowded):
    browsing = Browsing(browser, crowded)
    yield browsing.context(height=1000).new_page()
    browsing.close()


def press(page, keys):
    for key in keys:
        if [key] == ASKED:
            page.locator("#question-dialog[open] input:focus").wait_for()
        elif key.startswith("Named ") or key.isdigit():
            page.keyboard.type(key)
        else:
            page.keyboard.press(key)
            page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def done(page, is_answered=False):
    """Waits until the change is told; what becomes of subtasks may be asked first."""
    if not is_answered:
        page.locator("#toasts .toast, #question-dialog[open]").first.wait_for()
        question = page.locator("#question-dialog[open]")
        if question.count():
            question.locator("button").last.press("Enter")
    page.locator("#toasts .toast").first.wait_for()


def has_focus(page):
    page.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(done), 120))")
    assert page.evaluate(FOCUSED) is not None, page.evaluate("document.activeElement.outerHTML.slice(0, 120)")


@pytest.mark.parametrize("path, name", [(path, name) for path, actions in ACTIONS.items() for name in actions])
def test_the_focus_is_kept(page, path, name):
    control, keys = ACTIONS[path][name]
    # A name given before would change nothing, and tell nothing.
    keys = [f"Named on {path}" if key == NAME else key for key in keys]
    visit(page, path)
    row = page.locator(f".row:not(.is-done):has({control})").nth(1)
    row.locator(control).first.focus()
    press(page, keys)
    if name not in SILENT:
        done(page, is_answered=ASKED[0] in keys)
    has_focus(page)


@pytest.mark.parametrize("path, entry", [(path, entry) for path, entries in MENUS.items() for entry in entries])
def test_the_focus_is_kept_by_each_entry_of_a_menu(page, path, entry):
    rows, keys = MENUS[path][entry]
    keys = [f"Named by the menu of {path}" if key == NAME else key for key in keys]
    action, _, value = entry.partition("=")
    visit(page, path)
    page.locator(f"{rows}:not(.is-done)").nth(1).locator(".title").focus()
    page.keyboard.press(".")
    chosen = f"#row-menu [data-action='{action}']" + (f"[data-value='{value}']" if "=" in entry else "")
    page.locator(chosen).press("Enter")
    press(page, keys)
    if action == "start":
        # A task with a better grade is open.
        page.locator(".guard-note").wait_for()
    elif action not in SILENT:
        done(page, is_answered=ASKED[0] in keys)
    has_focus(page)


def test_every_entry_of_the_menus_is_tried_that_stays_on_the_page(page):
    for path, entries in MENUS.items():
        visit(page, path)
        offered = set(page.locator("#row-menu [data-action]").evaluate_all("(all) => all.map((entry) => entry.dataset.action)"))
        leading_on = {"subtask", "schedule", "focus", "open"} | ({"start"} if path == "/matrix" else set())
        assert offered - leading_on == {entry.partition("=")[0] for entry in entries}, path


def test_the_focus_is_kept_when_a_subtask_becomes_a_task_of_its_own(page):
    visit(page, "/backlog")
    page.locator(f"{SUBTASK}:not(.is-done) .title").first.focus()
    press(page, ["Alt+ArrowLeft"])
    done(page)
    has_focus(page)


@pytest.mark.parametrize("path", ["/backlog", "/all", "/abcde", "/matrix"])
def test_the_focus_is_kept_when_the_last_change_is_undone(page, path):
    visit(page, path)
    page.locator(".row .check").nth(1).press("Enter")
    undo = page.locator("#toasts").get_by_role("button", name="Undo")
    undo.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#toasts").get_by_role("button", name="Redo")).to_be_visible()
    assert page.evaluate("document.activeElement !== document.body")


def test_the_focus_goes_to_the_next_task_in_the_trash(page, crowded):
    visit(page, "/trash")
    buttons = page.locator(".trash button")
    count = buttons.count()
    buttons.first.press("Enter")
    # Subtasks come along.
    expect(buttons).not_to_have_count(count)
    expect(buttons.first).to_be_focused()


def test_the_focus_is_kept_in_the_tray_of_the_plan(page):
    visit(page, "/day")
    slips = page.locator("#slips > li")
    slips.nth(1).locator(".check").press("Enter")
    done(page)
    page.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(done), 120))")
    assert page.evaluate("document.activeElement !== document.body && document.activeElement.id !== 'main'")
