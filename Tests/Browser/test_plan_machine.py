"""The rules of moving on the plan, on their own: where something lands, and what is sent when it is let go."""

import json
from pathlib import Path

import pytest

from browsing import Browsing
from program import Zeitblock

CASES = Path(__file__).parents[1] / "Plan" / "placing.json"

START = "Date.parse('2026-11-24T00:00:00+01:00')"
# Two days: a meeting 9:00–10:00, a block 11:00–11:30, lunch 12:30–13:15; the second day is free.
WORLD = f"""
  const days = [
    {{ start: {START}, minutes: 1440, grid: 5, from: 480, until: 1080, now: 612, edges: [540, 780], working: [[540, 750], [780, 1020]],
       taken: [[540, 600], [660, 690, 'b'], [750, 795]] }},
    {{ start: {START} + 86400000, minutes: 1440, grid: 5, from: 480, until: 1080, now: null, edges: [540, 780], working: [[540, 750], [780, 1020]], taken: [] }},
  ]
  const slip = {{ kind: 'slip', task: 't', title: 'Tax', day: null, from: null, minutes: 30 }}
  const block = {{ kind: 'block', id: 'b', url: '/blocks/b', title: 'Call', day: 0, from: 660, minutes: 30 }}
"""


@pytest.fixture(scope="module")
def scripts(browser, tmp_path_factory):
    """Runs lines that use the machine `m`, the rule `placing` and the clock `c`, as the program serves them."""
    zeitblock = Zeitblock(tmp_path_factory.mktemp("machine") / "data").start().sign_in()
    browsing = Browsing(browser, zeitblock)
    page = browsing.page("/backlog")
    folder = page.locator("script[type=module]").get_attribute("src").removesuffix("main.js")

    def run(lines, given=None):
        return page.evaluate(f"""async (given) => {{
          const m = await import('{folder}plan-machine.js'), c = await import('{folder}plan-clock.js')
          const {{ placing }} = await import('{folder}plan-placing.js')
          {lines}
        }}""", given)

    yield run
    browsing.close()
    assert browsing.unexpected() == []
    zeitblock.stop()


@pytest.fixture
def does(scripts):
    return lambda lines: scripts(WORLD + lines)


@pytest.mark.parametrize("lines, change", [
    ("m.aim(m.grab(slip, days), 0, 612)", {"verb": "place", "task": "t", "start": "2026-11-24T09:15:00Z"}),
    ("m.aim(m.grab(block, days), 0, 700)", {"verb": "move", "start": "2026-11-24T10:40:00Z"}),
    ("m.aim(m.grab(block, days), 1, 840)", {"verb": "move", "start": "2026-11-25T13:00:00Z"}),
    ("m.unschedule(m.grab(block, days))", {"verb": "unschedule"}),
    ("m.stretch(m.grab(block, days), 'end', 705)", {"verb": "resize", "minutes": 45, "start": "2026-11-24T10:00:00Z"}),
    ("m.stretch(m.grab(block, days), 'start', 640)", {"verb": "resize", "minutes": 50, "start": "2026-11-24T09:40:00Z"}),
    ("m.aim(m.grab(block, days), 0, 560, 'free')", {"verb": "move", "start": "2026-11-24T08:20:00Z", "anyway": "1"}),
], ids=["a task", "a block", "another day", "back to the tray", "the end", "the start", "over something"])
def test_letting_go_sends_what_was_shown(does, lines, change):
    sent = does(f"return m.drop({lines}).change")
    assert {"verb": sent["verb"], **sent["fields"]} == ({"minutes": 30} if change["verb"] == "place" else {}) | change


@pytest.mark.parametrize("lines", [
    "m.cancel(m.aim(m.grab(block, days), 0, 700))",
    "m.drop(m.grab(block, days))",
    "m.drop(m.aim(m.aim(m.grab(block, days), 0, 700), 0, 660))",
    "m.drop(m.unschedule(m.grab(slip, days)))",
    "m.drop(m.toOrigin(m.aim(m.grab(slip, days), 0, 700)))",
], ids=["cancelled", "let go at once", "back where it was", "never left the tray", "let go beside"])
def test_what_ends_where_it_began_is_no_change(does, lines):
    assert does(f"const s = {lines}; return [s.name, s.change, s.from]")[:2] == ["cancelled", None]


def test_keys_and_pointer_come_to_the_same_change(does):
    by_pointer = does("return m.drop(m.aim(m.grab(block, days), 0, 700)).change")
    by_keys = does("""
      let state = m.grab(block, days)
      for (let step = 0; step < 8; step += 1) state = m.nudge(state, 5)
      return m.drop(state).change""")
    assert by_keys == by_pointer


def test_keys_go_step_by_step_through_what_is_taken_and_say_where_the_next_gap_is(does):
    verdicts = does("""
      let state = m.grab(block, days)
      return [600, 630].map((minutes) => m.nudge(state, minutes - 660)).concat(m.nudge(state, 60))
        .map(({ from, verdict }) => [from, verdict])""")
    assert verdicts == [[600, {"kind": "free"}], [630, {"kind": "free"}], [720, {"kind": "free"}]]
    assert does("return m.nudge(m.grab(block, days), 75).verdict") == {"kind": "busy", "next": 795}


def test_nothing_is_offered_in_a_break_nor_after_work(does):
    assert does("return m.aim(m.grab(slip, days), 0, 670).verdict") == {"kind": "busy", "next": 690}
    assert does("return m.aim(m.grab({ ...slip, minutes: 75 }, days), 0, 700).verdict") == {"kind": "busy", "next": 795}
    assert does("return m.aim(m.grab({ ...slip, minutes: 240 }, days), 0, 700).verdict") == {"kind": "full"}
    after = "const late = days.map((day) => ({ ...day, now: 1100, taken: [...day.taken, [1080, 1140]] })); "
    assert does(after + "return m.aim(m.grab(slip, late), 0, 1100).verdict") == {"kind": "full"}


def test_a_buffer_takes_what_is_put_there_by_hand_but_is_never_offered(does):
    kept = "const wide = days.map((day) => ({ ...day, kept: day.taken.map(([from, until, id]) => (id ? [from, until, id] : [from - 30, until + 30])) })); "
    assert does(kept + "return m.aim(m.grab(slip, wide), 0, 600, 'exact').verdict") == {"kind": "free"}
    assert does(kept + "return m.aim(m.grab({ ...slip, minutes: 60 }, wide), 0, 580, 'exact').verdict") == {"kind": "busy", "next": 825}
    assert does(kept + "const s = m.nudge(m.grab(slip, wide), 0); return [s.day, s.from]") == [0, 630]


def test_where_it_lies_is_no_next_gap(does):
    assert does("return m.aim(m.grab({ ...block, from: 600 }, days.map((day) => ({ ...day, taken: [[540, 600], [600, 630, 'b']] }))), 0, 560).verdict") == {"kind": "busy", "next": 630}


def test_on_a_day_that_is_taken_only_what_lies_there_moves_freely(does):
    full = "const full = days.map((day) => ({ ...day, isFull: true })); "
    assert does(full + "return m.aim(m.grab(slip, full), 0, 700).verdict") == {"kind": "full"}
    assert does(full + "return m.aim(m.grab(block, full), 0, 840).verdict") == {"kind": "free"}
    assert does(full + "return m.aim(m.grab(block, full), 1, 840).verdict") == {"kind": "full"}


def test_what_is_proposed_is_accepted_where_it_is_put_and_left_out_in_the_tray(does):
    ghost = "const ghost = { kind: 'ghost', number: 4, task: 't', title: 'Tax', day: 0, from: 720, minutes: 30 }; "
    assert does(ghost + "return m.drop(m.aim(m.grab(ghost, days), 0, 840)).change") == {
        "verb": "accept", "fields": {"number": 4, "minutes": 30, "start": "2026-11-24T13:00:00Z"}}
    assert does(ghost + "return m.drop(m.lengthen(m.grab(ghost, days), -15)).change.fields.minutes") == 15
    assert does(ghost + "return m.drop(m.unschedule(m.grab(ghost, days))).change") == {"verb": "reject", "fields": {"number": 4}}
    assert does(ghost + "return m.drop(m.grab(ghost, days)).change") is None


def test_a_task_taken_by_key_begins_in_the_first_gap_that_holds_it(does):
    assert does("const s = m.nudge(m.grab(slip, days), 0); return [s.day, s.from, s.verdict.kind]") == [0, 615, "free"]


def test_what_is_fixed_cannot_be_taken(does):
    assert does("return m.grab({ ...block, isFixed: true }, days).name") == "idle"


def test_there_is_no_day_beyond_the_last_one(does):
    assert does("""
      const first = m.grab(block, days), second = m.toDay(first, 1)
      return [second.day, m.toDay(second, 1) === second, m.toDay(first, -1) === first]""") == [1, True, True]


def test_a_block_stays_at_least_five_minutes_long(does):
    assert does("""
      let state = m.grab(block, days)
      for (let step = 0; step < 20; step += 1) state = m.lengthen(state, -5)
      return state.minutes""") == 5
    assert does("return m.stretch(m.grab(block, days), 'start', 900).minutes") == 5


def test_shortening_what_overlaps_already_is_free(does):
    assert does("""
      const over = { ...block, minutes: 120 }
      return m.lengthen(m.grab(over, days), -15).verdict.kind""") == "free"


@pytest.mark.parametrize("day, minute, shown", [
    ({}, 615, "10:15"), ({}, 1440, "00:00"), ({}, -30, "23:30"),
    ({"shiftAt": 120, "shift": 60}, 119, "01:59"), ({"shiftAt": 120, "shift": 60}, 120, "03:00"),
    ({"shiftAt": 180, "shift": -60}, 179, "02:59"), ({"shiftAt": 180, "shift": -60}, 180, "02:00"),
])
def test_the_clock_of_a_day_on_which_it_is_changed(scripts, day, minute, shown):
    assert scripts("return c.clock(given.day, given.minute)", {"day": day, "minute": minute}) == shown


def test_things_land_where_the_planner_says(scripts):
    cases = json.loads(CASES.read_text())["cases"]
    found = scripts("return given.map(({ minute, ...more }) => placing({ ...more, wanted: minute }))", [
        case["input"] for case in cases])
    wanted = [{"none": {}, "at": {"at": place.get("start")}, "offered": {"offered": place.get("start")}}[place["place"]]
              for place in (case["output"] for case in cases)]
    assert len(cases) >= 60
    assert [case["name"] for case, is_there, answer in zip(cases, found, wanted) if is_there != answer] == []
