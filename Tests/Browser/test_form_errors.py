"""What a form says when something in it is wrong: everything at once, beside its field, and nothing typed is lost."""

from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import visit

TITLE_MISSING = "The title is missing."
TITLE_LONG = "The title is over 500 characters. Put the rest in the description."
OUT_OF_RANGE = "Enter 1 to 1440 minutes."
NO_NUMBER = "Enter the duration in whole minutes"


@pytest.fixture(params=["with scripts", "without scripts"])
def form(request, browse):
    """The form of a new task."""
    browse.expect_status(422)
    return browse.page("/tasks/new", java_script_enabled=request.param == "with scripts")


@contextmanager
def refused(page):
    """Expects that what is sent inside is answered with 422, and waits for the page that says so."""
    with page.expect_navigation() as answer:
        yield
    assert answer.value.status == 422


def save(page):
    with refused(page):
        page.get_by_label("Title").press("Enter")


def described(field):
    """The texts tied to a field."""
    ids = (field.get_attribute("aria-describedby") or "").split()
    return " ".join(field.page.locator(f"[id='{each}']").inner_text() for each in ids)


def choose_other(page, minutes):
    page.get_by_role("radio", name="Other", exact=True).check()
    page.get_by_label("Other duration in minutes").fill(minutes)


def test_an_empty_title_is_refused(browse, zeitblock):
    # Where scripts run, Save waits for a title.
    browse.expect_status(422)
    form = browse.page("/tasks/new", java_script_enabled=False)
    form.get_by_label("Title").fill("   ")
    save(form)
    title = form.get_by_label("Title")
    expect(title).to_have_attribute("aria-invalid", "true")
    assert TITLE_MISSING in described(title)
    expect(form.get_by_role("alert")).to_contain_text(TITLE_MISSING)
    assert zeitblock.titles() == []


def test_500_characters_are_a_title_and_501_are_not(form, zeitblock):
    form.get_by_label("Title").fill("ä" * 501)
    save(form)
    title = form.get_by_label("Title")
    assert TITLE_LONG in described(title)
    expect(title).to_have_value("ä" * 501)
    title.fill("ä" * 500)
    title.press("Enter")
    Backlog(form).shows("ä" * 500)


@pytest.mark.parametrize("minutes, sentence", [
    ("0", OUT_OF_RANGE), ("1441", OUT_OF_RANGE), ("-5", OUT_OF_RANGE), ("abc", NO_NUMBER), ("", NO_NUMBER),
    ("99999999999999999999", ""),
])
def test_a_duration_that_is_none_is_refused_and_kept(form, zeitblock, minutes, sentence):
    form.get_by_label("Title").fill("Fine title")
    choose_other(form, minutes)
    save(form)
    field = form.get_by_label("Other duration in minutes")
    expect(field).to_have_attribute("aria-invalid", "true")
    assert sentence in described(field) != ""
    expect(field).to_have_value(minutes)
    expect(form.get_by_role("radio", name="Other")).to_be_checked()
    expect(form.get_by_label("Title")).to_have_value("Fine title")
    assert zeitblock.titles() == []


@pytest.mark.parametrize("minutes", ["1", "1440"])
def test_the_shortest_and_the_longest_duration_are_taken(form, zeitblock, minutes):
    form.get_by_label("Title").fill("Edge")
    choose_other(form, minutes)
    form.get_by_label("Title").press("Enter")
    Backlog(form).shows("Edge")
    assert zeitblock.task("Edge")["manualDuration"] == int(minutes)


def test_everything_wrong_is_said_at_once_and_everything_typed_is_kept(form, zeitblock):
    form.get_by_label("Title").fill("x" * 501)
    choose_other(form, "abc")
    form.get_by_role("radio", name="High", exact=True).check()
    form.get_by_label("Due date").fill("2020-02-02")
    form.get_by_label("Description").fill("kept\nas typed")
    save(form)
    summary = form.get_by_role("alert")
    expect(summary).to_contain_text("3 fields need correcting")
    expect(summary.get_by_role("link")).to_have_count(3)
    assert TITLE_LONG in described(form.get_by_label("Title"))
    assert NO_NUMBER in described(form.get_by_label("Other duration in minutes"))
    assert "is in the past" in described(form.get_by_label("Due date"))
    expect(form.get_by_label("Title")).to_have_value("x" * 501)
    expect(form.get_by_label("Other duration in minutes")).to_have_value("abc")
    expect(form.get_by_role("radio", name="High")).to_be_checked()
    expect(form.get_by_label("Due date")).to_have_value("2020-02-02")
    expect(form.get_by_label("Description")).to_have_value("kept\nas typed")
    assert zeitblock.titles() == []


def test_the_summary_leads_to_the_fields(form):
    form.get_by_label("Title").fill("Fine")
    choose_other(form, "abc")
    save(form)
    form.get_by_role("alert").get_by_role("link").click()
    expect(form.get_by_label("Other duration in minutes")).to_be_focused()


def test_the_corrected_form_is_saved_once(form, zeitblock):
    form.get_by_label("Title").fill("Corrected")
    choose_other(form, "abc")
    save(form)
    form.get_by_label("Other duration in minutes").fill("90")
    form.get_by_role("button", name="Save", exact=True).click()
    Backlog(form).shows("Corrected")
    assert zeitblock.task("Corrected")["manualDuration"] == 90


def test_the_summary_has_the_focus_where_scripts_run(browse):
    browse.expect_status(422)
    page = browse.page("/tasks/new")
    page.get_by_label("Title").fill("Fine")
    choose_other(page, "abc")
    save(page)
    expect(page.get_by_role("alert")).to_be_focused()


def test_errors_speak_german(browse):
    browse.expect_status(422)
    page = browse.page("/tasks/new", locale="de-DE")
    page.get_by_label("Titel").fill("ß" * 501)
    with refused(page):
        page.get_by_label("Titel").press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("alert")).to_contain_text("Titel")


def test_a_stored_task_keeps_its_values_when_the_form_is_refused(browse, zeitblock):
    browse.expect_status(422)
    zeitblock.add("Stays", duration=45)
    page = browse.page(f"/tasks/{zeitblock.task('Stays')['id']}")
    page.get_by_label("Title").fill("y" * 501)
    page.get_by_label("Other duration in minutes").fill("0")
    save(page)
    expect(page.get_by_role("alert").get_by_role("link")).to_have_count(2)
    expect(page.get_by_label("Title")).to_have_value("y" * 501)
    task = zeitblock.task("Stays")
    assert task["manualDuration"] == 45


def test_an_overlong_quick_add_goes_on_in_the_long_form_without_scripts(browse, zeitblock):
    browse.expect_status(422)
    page = browse.page(java_script_enabled=False)
    Backlog(page).quick_add.fill("z" * 501)
    with refused(page):
        Backlog(page).quick_add.press("Enter")
    main = page.get_by_role("main")
    expect(main.get_by_label("Title")).to_have_value("z" * 501)
    assert TITLE_LONG in described(main.get_by_label("Title"))
    assert zeitblock.titles() == []


def test_an_overlong_quick_add_stays_in_the_field_with_a_reason(browse, zeitblock):
    browse.expect_status(422)
    page = browse.page()
    backlog = Backlog(page)
    backlog.quick_add.fill("z" * 501)
    backlog.quick_add.press("Enter")
    backlog.tells(TITLE_LONG)
    expect(backlog.quick_add).to_have_value("z" * 501)
    assert zeitblock.titles() == []


@pytest.mark.parametrize("position", ["0", "99", "abc"])
def test_a_position_outside_the_list_changes_nothing_or_ends_at_the_edge(browse, zeitblock, position):
    browse.expect_status(422)
    zeitblock.add("A", "B", "C")
    response = zeitblock.request(
        "POST", f"/tasks/{zeitblock.task('A')['id']}/move", f"position={position}",
        Cookie=f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}")
    if position == "99":
        assert response.status == 303
        assert zeitblock.titles() == ["B", "C", "A"]
    else:
        assert response.status == 422
        assert zeitblock.titles() == ["A", "B", "C"]
    page = browse.page()
    visit(page, "/backlog")
    Backlog(page).shows(*zeitblock.titles())
