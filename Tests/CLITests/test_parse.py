"""How lines of quick add are understood."""

import json

import pytest

AT = "2026-11-20T09:30"


def parsed(program, text: str, *options: str) -> dict:
    return json.loads(program.ok("parse", "--at", AT, "--json", *options, text))


def test_a_whole_line(program):
    text = "Zahnarzt anrufen morgen 15 Uhr #30min #arzt !hoch jeden Montag"
    found = parsed(program, text, "--language", "de")
    assert {name: found[name] for name in found if name != "chips"} == {
        "text": text, "title": "Zahnarzt anrufen", "due": {"day": "2026-11-21", "time": "15:00"}, "notBefore": None,
        "minutes": 30, "importance": "high", "urgency": None, "grade": None, "subPriority": None, "type": None,
        "list": None, "tags": ["arzt"], "recurrence": "FREQ=WEEKLY;BYDAY=MO", "anchor": "schedule", "until": None}
    assert found["chips"][0] == {
        "kind": "due", "text": "morgen 15 Uhr", "start": 17, "end": 30, "value": "2026-11-21T15:00",
            "alternatives": ["2026-11-23T15:00"],
        "leftover": None}
    for chip in found["chips"]:
        assert text[chip["start"]:chip["end"]] == chip["text"]


@pytest.mark.parametrize("text, language", [("Mama anrufen morgen", "de"), ("Call mom tomorrow", "en")])
def test_the_language_is_found_by_the_words(program, text, language):
    assert parsed(program, text)["due"] == {"day": "2026-11-21", "time": None}
    assert parsed(program, text) == parsed(program, text, "--language", language)


def test_each_line_of_standard_input_is_answered_by_one(program):
    lines = ["Milch kaufen morgen", "", "Call mom at 5pm", "Ümläut 🎉 heute"]
    answers = program.ok("parse", "--at", AT, "--json", text="\n".join(lines) + "\n").splitlines()
    assert [json.loads(answer)["text"] for answer in answers] == lines
    last = json.loads(answers[3])
    assert lines[3][last["chips"][0]["start"]:last["chips"][0]["end"]] == "heute"


def test_no_data_is_needed_and_none_is_made(program):
    parsed(program, "Milch kaufen morgen")
    assert not (program.data / "zeitblock.sqlite").exists()


def test_lists_are_those_of_the_data(program):
    program.ok("add", "Milch")
    name = program.json("lists")[0]["name"]
    assert parsed(program, f"Brot +{name}")["list"] == name
    assert parsed(program, "Brot +Nirgendwo")["title"] == "Brot +Nirgendwo"


def test_days_before_months_where_they_are_written_so(program):
    assert parsed(program, "Call mom on 2/3", "--language", "en")["due"]["day"] == "2027-02-03"
    program.environment["LC_ALL"] = "en_GB.UTF-8"
    assert parsed(program, "Call mom on 2/3", "--language", "en")["due"]["day"] == "2027-03-02"


def test_a_wrong_moment_or_language_is_refused(program):
    program.fails(2, "parse", "--at", "soon", "Milch")
    program.fails(2, "parse", "--language", "fr", "Milch")


def test_it_can_be_read_without_json(program):
    assert "Milch kaufen" in program.ok("parse", "--at", AT, "Milch kaufen morgen")
