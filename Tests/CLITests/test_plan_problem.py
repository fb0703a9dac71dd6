"""The planner on its own: problem files in, plans out."""

import json
from pathlib import Path

PROBLEMS = Path(__file__).parents[1] / "Plan" / "problems"


def test_a_plan_of_a_file_is_told_as_json(program):
    path = PROBLEMS / "one-gap.json"
    plan = program.json("plan", "--problem", str(path))
    assert plan["z"] == json.loads(path.read_text())["optimum"]["z"] == sum(plan["parts"].values())
    assert list(plan["parts"]) == ["unscheduled", "late", "earliness", "splits", "energy"]
    assert all(block["start"] < block["end"] and block["reason"] for block in plan["blocks"])
    assert all(entry["minutes"] > 0 and entry["reason"] for entry in plan["left"])
    assert plan == program.json("plan", "--problem", str(path))


def test_by_order_the_first_task_gets_the_time(program, tmp_path):
    path = tmp_path / "order.json"
    problem = {
        "version": 1, "slotMinutes": 15, "windows": [{"start": "2026-11-23T09:00", "end": "2026-11-23T10:00"}],
        "tasks": [{"id": "first", "minutes": 60}, {"id": "second", "minutes": 60, "weight": 9, "due": "2026-11-23T10:00"}],
    }
    path.write_text(json.dumps(problem | {"by": "order"}))
    plan = program.json("plan", "--problem", str(path))
    assert [block["task"] for block in plan["blocks"]] == ["first"]
    assert [entry["task"] for entry in plan["left"]] == ["second"]
    assert plan["z"] == 4_012
    path.write_text(json.dumps(problem | {"by": "rank"}))
    assert "“by” must be “points” or “order”." in program.fails(1, "plan", "--problem", str(path))


def test_without_json_it_is_a_table(program):
    text = program.ok("plan", "--problem", str(PROBLEMS / "one-day-too-full.json"))
    assert text.startswith("2026-11-23\n") and "Don’t fit" in text and "Cost " in text


def test_a_bad_file_is_told_in_one_sentence(program, tmp_path):
    path = tmp_path / "bad.json"
    path.write_text('{"version": 1, "slotMinutes": 0}')
    assert "“slotMinutes” must be a whole number from 1 to 240." in program.fails(1, "plan", "--problem", str(path))
    path.write_text("{")
    assert "byte 1 isn’t valid JSON" in program.fails(1, "plan", "--problem", str(path))
    program.fails(3, "plan", "--problem", str(tmp_path / "missing.json"))
