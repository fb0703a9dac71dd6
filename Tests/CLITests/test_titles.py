"""What the rules for titles show in the terminal."""

import json
import subprocess
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


def test_titles_can_be_arguments(program):
    assert program.ok("titles", "preview", "Ruf Mama an", "Milch kaufen").splitlines() == [
        program.ok("titles", "preview", text="Ruf Mama an\n").strip(), "Milch kaufen"]


def test_titles_are_restored_one_at_a_time(speaking):
    speaking.ok("add", "a")
    speaking.ok("add", "b")
    assert "1-2" in speaking.fails(2, "titles", "restore", "1-2")
    for arguments in [("titles", "restore", "1", "2"), ("undo", "3")]:
        assert "--help" in speaking.fails(2, *arguments)


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


def test_a_title_improves_once_the_task_is_stored(speaking, golden):
    told = [
        speaking.ok(*words.split("|")) for words in (
            "add|Erinnere mich dass ich Herbert antworten muss", "add|--literal|Re: Fwd: AW: Meeting Donnerstag",
            "add|Milch kaufen", "titles|status", "titles|run", "titles|restore|1", "undo", "undo")]
    golden("".join(told))


def test_what_became_of_a_title_can_be_read(program):
    added = program.json("add", "AW: Angebot prüfen")
    assert added["improved"]["event"] == "titleImproved"
    assert (added["improved"]["title"], added["improved"]["was"]) == ("Angebot prüfen", "AW: Angebot prüfen")
    [task] = program.json("list")
    assert (task["title"], task["originalTitle"], task["notes"]) == ("Angebot prüfen",) + 2 * ("AW: Angebot prüfen",)
    assert not task["needsTitleImprovement"]
    program.ok("titles", "restore", "1")
    [task] = program.json("list")
    assert (task["title"], task["notes"], task["needsTitleImprovement"]) == ("AW: Angebot prüfen", None, False)
    assert program.json("titles", "run")["improved"] == 0
    program.fails(2, "titles", "restore")


def test_titles_stay_while_nobody_is_to_improve_them(program):
    program.ok("settings", "titles", "off")
    assert "improved" not in program.json("add", "AW: Angebot prüfen")
    assert program.json("titles", "status")["waiting"] == 1
    program.fails(1, "titles", "run")
    program.ok("settings", "titles", "rules")
    run = program.json("titles", "run")
    assert (run["improved"], run["left"], run["waiting"], run["errors"]) == (1, 0, 0, 0)
    assert program.titles() == ["Angebot prüfen"]
    assert run.pop("titles") == [{"was": "AW: Angebot prüfen", "title": "Angebot prüfen"}]
    assert program.json("titles", "status")["lastRun"] == run


def test_a_run_tells_what_became_of_each_title_and_can_be_undone(program):
    program.ok("settings", "titles", "off")
    for number in range(22):
        program.ok("add", "--literal", f"AW: Angebot {number}")
    program.ok("settings", "titles", "rules")
    lines = program.ok("titles", "run").splitlines()
    assert len(set(lines[:20]) & {f"AW: Angebot {number} → Angebot {number}" for number in range(22)}) == 20
    assert lines[20:] == ["and 2 more", "22 improved · 0 unchanged"]
    assert "improving the title “Angebot " in program.ok("undo")
    assert sum(title.startswith("AW: ") for title in program.titles()) == 1


def test_adding_and_undoing_are_the_same_whether_a_server_runs_or_not(program):
    told = [program.ok("add", "remind me to feed the cat")]
    program.ok("undo")
    server = subprocess.Popen(
        program.command("serve", "--port", "0", "--json"), stdout=subprocess.PIPE, text=True, env=program.environment)
    server.stdout.readline()
    told.append(program.ok("add", "remind me to feed the cat"))
    assert told[0] == told[1] and "(was: “remind me to feed the cat”)" in told[0]
    assert program.titles() == ["Feed the cat"]
    assert "adding" in program.ok("undo")
    assert program.titles() == []
    program.ok("redo")
    assert program.titles() == ["Feed the cat"]
    server.kill()
    server.wait()


def test_what_waits_for_the_model_is_told(program):
    program.ok("settings", "titles", "model")
    program.ok("settings", "titlesModelURL", "http://127.0.0.1:9")
    assert "The title will be improved later." in program.ok("add", "Re: Bericht Quartal")
    assert program.json("add", "Meeting")["titleWaits"]
    assert "(was: “AW: Mama anrufen”)" in program.ok("add", "AW: Mama anrufen")
    assert "looked at" not in program.ok("add", "Milch kaufen")


def test_a_model_out_of_reach_leaves_titles_as_they_are(program):
    program.ok("settings", "titles", "model")
    program.ok("settings", "titlesModelURL", "http://127.0.0.1:9")
    program.ok("add", "Re: Bericht Quartal")
    # The rules make this one say what to do, so that nobody need be asked.
    program.ok("add", "AW: Mama anrufen")
    run = program.json("titles", "run")
    assert (run["improved"], run["waiting"]) == (0, 1) and run["unreachable"]
    assert program.titles() == ["Re: Bericht Quartal", "Mama anrufen"]


def test_addresses_with_a_password_are_refused(program):
    for value in ("ftp://x", "http://a:b@127.0.0.1/", "127.0.0.1:8080", "http://a b/"):
        program.fails(1, "settings", "titlesModelURL", value)
    for value in ("-1", "60001", "x"):
        program.fails(1, "settings", "titlesSpacing", "--", value)
    assert program.json("settings", "titlesModelURL") == {"titlesModelURL": ""}


def test_ten_thousand_titles_take_a_moment(program):
    start = time.monotonic()
    assert len(previewed(program, *(RAW[:4] * 2_500))) == 10_000
    # About half a second when the machine is quiet and the build a release.
    assert time.monotonic() - start < 30
