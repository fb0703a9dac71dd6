"""What the rules for titles show in the terminal."""

import json
import time

RAW = ["Re: Fwd: AW: Meeting Donnerstag", "Steuererklaerung abgeben", "Ruf Mama an", "Automatic reply: Budget", ""]


def previewed(program, *raw: str) -> list[dict]:
    answers = program.ok("titles", "preview", "--json", text="\n".join(raw) + "\n")
    return [json.loads(line) for line in answers.splitlines()]


def test_each_line_is_answered_by_one(program):
    answers = previewed(program, *RAW)
    assert [answer["raw"] for answer in answers] == RAW
    assert [answer["title"] for answer in answers] == [
        "Meeting Donnerstag", "Steuererklaerung abgeben", "Mama anrufen", "Budget", ""]
    assert [answer["changed"] for answer in answers] == [True, False, True, True, False]
    assert [answer["reasons"] for answer in answers] == [
        ["reply prefix"], [], ["imperative"], ["automatic answer"], []]
    assert [answer.get("isTask", True) for answer in answers] == [True, True, True, False, True]


def test_links_and_moments_are_given_apart(program):
    link, sentence = previewed(
        program, "https://example.com/how-to-cook?utm_source=x", "Erinnere mich morgen daran, Milch zu kaufen")
    assert (link["title"], link["sourceURL"]) == ("example.com: how to cook", "https://example.com/how-to-cook")
    assert (sentence["title"], sentence["moment"]) == ("Milch kaufen", "morgen")


def test_previewed_titles_can_be_read(speaking, golden):
    golden(speaking.ok("titles", "preview", text="\n".join(RAW[:-1]) + "\n"))


def test_nothing_is_stored(program):
    previewed(program, *RAW)
    assert not program.data.exists()


def test_a_command_is_needed(program):
    program.fails(2, "titles")


def test_ten_thousand_titles_take_a_moment(program):
    start = time.monotonic()
    assert len(previewed(program, *(RAW[:4] * 2_500))) == 10_000
    # About half a second when the machine is quiet and the build a release.
    assert time.monotonic() - start < 30
