"""Every page and state of the app, as places a check can visit. Each opener takes a page and leaves it ready."""

import reviewing
from playwright.sync_api import expect

from browsing import visit


def seed(zeitblock):
    """A backlog with something of everything."""
    zeitblock.run("samples", "load")
    zeitblock.add("A task with a title so long that it does not fit into one line of any phone, nor of two", notes="x")
    zeitblock.add("Überweisungsauftragsbestätigungsformularablageverzeichnisstruktur")
    zeitblock.add("Short")
    return zeitblock


def backlog(page, _):
    visit(page, "/backlog")


def all_tasks(page, _):
    visit(page, "/all")


def found(page, _):
    visit(page, "/all?q=s")


def nothing_found(page, _):
    visit(page, "/all?q=nothing%20like%20this")


def found_menu(page, _):
    visit(page, "/all")
    press(page, page.locator("#hits .grip").first)
    expect(page.locator("#row-menu")).to_be_visible()


def trash(page, zeitblock):
    if not zeitblock.run("trash", "--json").strip("[]\n "):
        zeitblock.add("Thrown away")
        zeitblock.run("delete", zeitblock.task("Thrown away")["id"])
    visit(page, "/trash")
    expect(page.locator(".trash li")).not_to_have_count(0)


def purge_question(page, zeitblock):
    trash(page, zeitblock)
    page.locator(".trash a").first.click()
    expect(page.locator(".btn-danger")).to_be_visible()


def new(page, _):
    visit(page, "/tasks/new")


def task(page, zeitblock):
    visit(page, f"/tasks/{zeitblock.task('Short')['id']}")


def completed_task(page, zeitblock):
    done = next(task for task in zeitblock.tasks("--completed"))
    visit(page, f"/tasks/{done['id']}")


def review(page, zeitblock):
    """A week with something of everything, and estimates of this one."""
    if not any(task["title"] == "Chapter 3" for task in zeitblock.tasks("--all")):
        reviewing.fill(zeitblock.run, zeitblock.data)
        reviewing.estimated(zeitblock.run, zeitblock.data)
    visit(page, f"/review/{reviewing.WEEK}")
    page.locator("details:has(.values)").evaluate("each => { each.open = true }")


def review_of_this_week(page, _):
    visit(page, "/review")


def estimates(page, zeitblock):
    review(page, zeitblock)
    visit(page, "/review/estimates")


def settings(page, _):
    visit(page, "/settings")


def help_page(page, _):
    visit(page, "/help")


def sync(page, _):
    visit(page, "/sync")


def not_found(page, _):
    visit(page, "/nowhere")


def task_gone(page, _):
    visit(page, "/tasks/gone")


def form_errors(page, _):
    visit(page, "/tasks/new")
    page.locator("#title").fill("x" * 501)
    page.locator("[name=duration][value=other]").check()
    page.locator("#minutes").fill("abc")
    page.locator("#title").press("Enter")
    expect(page.locator("#problems")).to_be_visible()


def row_menu(page, _):
    visit(page, "/backlog")
    press(page, page.locator(".grip").first)
    expect(page.locator("#row-menu")).to_be_visible()


def press(page, button):
    """Scrolls first: a menu closes when the page is scrolled, and that is told one frame later."""
    button.scroll_into_view_if_needed()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    button.click()


def duration_menu(page, _):
    visit(page, "/backlog")
    press(page, page.locator("a.dur").first)
    expect(page.locator("#duration-menu")).to_be_visible()


def position_dialog(page, _):
    visit(page, "/backlog")
    page.locator("#rows .title").first.focus()
    page.keyboard.press("m")
    expect(page.locator("#position-dialog")).to_be_visible()


def renaming(page, _):
    visit(page, "/backlog")
    page.locator("#rows .title").first.focus()
    page.keyboard.press("r")
    expect(page.locator(".rename")).to_be_visible()


def filters(page, _):
    visit(page, "/backlog?sort=score&importance=high")
    if page.locator("#filter-toggle").is_visible():
        page.locator("#filter-toggle summary").click()
    page.locator("#filter-type summary").click()
    expect(page.locator("#filter-type .popover")).to_be_visible()


def selecting(page, _):
    visit(page, "/backlog")
    page.locator("#rows .title").nth(2).focus()
    page.keyboard.press("x")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator("#bulk")).to_be_visible()


def bulk_dialog(page, zeitblock):
    selecting(page, zeitblock)
    page.locator("[data-bulk=more]").click()
    expect(page.locator("#bulk-dialog")).to_be_visible()


def boxes(page, _):
    visit(page, "/backlog?select=1")


def nothing_matches(page, _):
    visit(page, "/backlog?type=learning&importance=high")


def message(page, _):
    visit(page, "/backlog")
    page.locator("#rows .title").first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator("#toasts .toast form")).to_be_visible()


def quick_add(page, _):
    visit(page, "/backlog#quick")
    page.locator("#quick").fill("Call mom tomorrow at 7 #30min #home !high every monday")
    page.locator("[data-reject^=tag]").click()
    expect(page.locator("#quick-found .is-rejected")).to_be_visible()


def abcde(page, _):
    visit(page, "/abcde")


def one_grade(page, _):
    visit(page, "/abcde/A")


def delegate_dialog(page, _):
    visit(page, "/abcde")
    page.locator("#rows-D .title").first.focus()
    page.keyboard.press("w")
    expect(page.locator("#question-dialog")).to_be_visible()


def grading(page, zeitblock):
    visit(page, f"/tasks/{zeitblock.task('Short')['id']}/grade?place=abcde")


def matrix(page, _):
    visit(page, "/matrix")


def one_field(page, _):
    visit(page, "/matrix/4")


def matrix_menu(page, _):
    visit(page, "/matrix")
    press(page, page.locator("#sections .grip").first)
    expect(page.locator("#row-menu")).to_be_visible()


def commands(page, _):
    visit(page, "/go?q=s")


def palette(page, _):
    visit(page, "/backlog")
    page.keyboard.press("Control+k")
    expect(page.locator("#palette")).to_be_visible()


def palette_found(page, zeitblock):
    palette(page, zeitblock)
    page.locator("#palette-field").fill("s")
    expect(page.locator("#palette [data-hit]")).not_to_have_count(0)


def history(page, zeitblock):
    task = zeitblock.task("Short")["id"]
    if not zeitblock.task("Short").get("importance") == "high":
        zeitblock.run("edit", task, "--importance", "high")
    visit(page, f"/tasks/{task}/history")
    expect(page.locator(".past li")).not_to_have_count(0)


def family(zeitblock):
    if not [task for task in zeitblock.tasks() if task["title"] == "Above"]:
        zeitblock.add("Above")
        zeitblock.add("Below", parent=zeitblock.task("Above")["id"])
    return zeitblock.task("Above")["id"]


def subtasks_question(page, zeitblock):
    visit(page, f"/tasks/{family(zeitblock)}")
    page.locator(".btn-danger").click()
    expect(page.locator("#question")).to_be_visible()


def subtasks_dialog(page, zeitblock):
    family(zeitblock)
    visit(page, "/all?q=above")
    page.locator("#hits .title").first.focus()
    page.keyboard.press("Delete")
    expect(page.locator("#question-dialog")).to_be_visible()


def capture_form(page, _):
    visit(page, "/capture?title=An%20article&text=worth%20it&url=https://example.org/a&close=1")


def captured(page, zeitblock):
    visit(page, f"/capture/{zeitblock.task('Short')['id']}?step=1")


def captured_before(page, zeitblock):
    visit(page, f"/capture/{zeitblock.task('Short')['id']}?already=1")


def elsewhere(page, _):
    visit(page, "/settings/capture")


def lines(page, _):
    visit(page, "/quick-add/lines")


def lines_question(page, _):
    lines(page, _)
    page.locator("#lines").fill("Milk\n- [x] Bread\nA line that is so long that it does not fit into one line of a phone\n" * 3)
    page.locator("main .btn-primary").click()
    expect(page.locator("#question")).to_be_visible()


def rituals(zeitblock):
    """Blocks of yesterday and today whose tasks are open, something due, and something done."""
    if any(task["title"] == "Invoice" for task in zeitblock.tasks()):
        return
    for title, day in [("Invoice", "yesterday"), ("Letter to the bank", "today")]:
        zeitblock.add(title, duration=45)
        zeitblock.run("block", zeitblock.task(title)["id"], "--at", f"{day} 08:00", "--anyway")
    zeitblock.add("A task with a title so long that it does not fit into one line of any phone", due="today")
    zeitblock.add("Phone bill")
    zeitblock.run("done", zeitblock.task("Phone bill")["id"])


def step(name):
    def open_page(page, zeitblock):
        rituals(zeitblock)
        visit(page, f"/day/plan/{name}")
        expect(page.locator(".ritual-step.is-open")).to_have_count(1)

    return open_page


def close_day(page, zeitblock):
    rituals(zeitblock)
    visit(page, "/day/close")
    page.locator(".ritual-done summary").first.click()
    expect(page.locator(".ritual-taken").first).to_be_visible()


PAGES = {
    "capture form": capture_form, "captured": captured, "captured before": captured_before, "elsewhere": elsewhere,
    "lines": lines, "question about lines": lines_question,
    "quick add": quick_add,
    "backlog": backlog, "new task": new, "task": task, "completed task": completed_task, "settings": settings,
    "help": help_page, "sync": sync, "not found": not_found, "task gone": task_gone, "form errors": form_errors,
    "row menu": row_menu, "duration menu": duration_menu, "position dialog": position_dialog, "renaming": renaming,
    "message": message, "filters": filters, "selecting": selecting, "bulk dialog": bulk_dialog, "boxes": boxes,
    "nothing matches": nothing_matches,
    "all tasks": all_tasks, "found": found, "nothing found": nothing_found, "found menu": found_menu,
    "trash": trash, "purge question": purge_question,
    "history": history, "question about subtasks": subtasks_question, "dialog about subtasks": subtasks_dialog,
    "abcde": abcde, "one grade": one_grade, "delegate dialog": delegate_dialog, "grading": grading,
    "matrix": matrix, "one field": one_field, "matrix menu": matrix_menu,
    "what was left": step("left"), "what has to be done": step("must"), "whether it fits": step("fit"),
    "what comes first": step("go"), "closing the day": close_day,
    "commands": commands, "palette": palette, "palette with tasks": palette_found,
    "review": review, "review of this week": review_of_this_week, "estimates": estimates,
}
