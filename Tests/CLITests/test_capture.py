"""Texts and mails that become tasks, as mail programs hand them over."""

import email.message
import email.policy
import json
import os
import pty
import random
import sqlite3
import subprocess
import time
from email.header import Header

import pytest

REFUSED, USAGE, STORAGE, UNUSABLE, LATER = 1, 2, 3, 65, 75

MAIL = """\
From: =?utf-8?Q?J=C3=BCrgen_Meier?= <j@example.org>
To: me@example.org
Subject: =?utf-8?Q?Re:_Gr=C3=BC=C3=9Fe_aus?= =?utf-8?Q?_K=C3=B6ln?=
Date: Mon, 23 Nov 2026 09:00:00 +0100
Message-ID: <a.1+b@example.org>
Content-Type: text/plain; charset=utf-8

Bitte bis Freitag antworten.

-- 
Jürgen
"""


def deliver(program, mail, *options, code=0):
    """Pipes a mail into the program, as procmail does."""
    data = mail if isinstance(mail, bytes) else mail.encode()
    result = subprocess.run(
        program.command("capture", "--mail", *options), input=data, capture_output=True, env=program.environment, timeout=120)
    assert result.returncode == code, result
    return (result.stdout + result.stderr).decode()


def task(program, position="1"):
    return program.json("show", position)


# Texts


def test_words_become_a_title_as_they_stand(program):
    told = program.ok("capture", "Zahnarzt", "morgen", "#30min", "--url", "https://example.org/a", "--text", "Zeile 1\nZeile 2")
    assert "Zahnarzt morgen #30min" in told
    found = task(program)
    assert (found["title"], found["dueOn"], found["sourceURL"], found["notes"]) == (
        "Zahnarzt morgen #30min", None, "https://example.org/a", "Zeile 1\nZeile 2")
    assert found["needsTitleImprovement"] is True


def test_the_first_line_of_standard_input_is_the_title(program):
    program.ok("capture", text="\n  Steuer  abgeben\r\nElster\r\n\r\nBelege\r\n")
    found = task(program)
    assert (found["title"], found["notes"]) == ("Steuer abgeben", "Elster\n\nBelege")


def test_a_long_title_is_cut_and_kept(program):
    words = " ".join(["wort"] * 300)
    program.ok("capture", words)
    found = task(program)
    assert len(found["title"]) <= 500 and found["title"].endswith("wort…")
    assert found["notes"] == words


def test_nothing_is_told_and_stores_nothing(speaking):
    speaking.fails(REFUSED, "capture", text="")
    speaking.fails(REFUSED, "capture", text=" \n\n")
    speaking.fails(REFUSED, "capture", text="x\n" + "y" * 2_000_000)
    speaking.fails(USAGE, "capture", "a", "--key", "with space")
    assert speaking.titles() == []


def test_only_an_address(program):
    program.ok("capture", "--url", "https://example.org/wwdc25")
    assert task(program)["title"] == "https://example.org/wwdc25"


def test_one_key_makes_one_task(program):
    program.ok("capture", "Milch", "--key", "k-1")
    assert program.ok("capture", "Milch", "--key", "k-1").startswith("Already a task: “Milch”")
    program.ok("capture", "Milch")
    assert program.titles() == ["Milch", "Milch"]


def test_other_content_under_the_same_key_is_another_task(program):
    program.ok("capture", "Eins", "--key", "k1")
    program.ok("capture", "Ganz anderer Text", "--key", "k1")
    program.ok("capture", "Eins", "--key", "k1", "--text", "mehr")
    assert program.titles() == ["Eins", "Ganz anderer Text", "Eins"]
    known = program.json("capture", "Ganz anderer Text", "--key", "k1")
    assert (known["event"], known["title"]) == ("nothingChanged", "Ganz anderer Text")
    assert "position 2" in program.ok("capture", "Ganz anderer Text", "--key", "k1")
    program.ok("done", "2")
    assert known["task"] in program.ok("capture", "Ganz anderer Text", "--key", "k1")


def test_what_is_no_address_of_the_web_is_kept_where_it_can_be_read(program):
    program.ok("capture", "Kaufen", "--url", "foo")
    program.ok("capture", "--url", "javascript:alert(1)")
    program.ok("capture", "--text", "nur Text\nund mehr")
    found = [(t["title"], t["sourceURL"], t["notes"]) for t in program.json("list")]
    assert found == [("Kaufen", None, "foo"), ("javascript:alert(1)", None, None), ("nur Text", None, "und mehr")]


def test_a_text_and_an_option_are_both_kept(program):
    program.ok("capture", "--text", "und mehr", "--url", "https://example.org/a", text="Erste Zeile\n\n")
    assert (task(program)["title"], task(program)["notes"], task(program)["sourceURL"]) == (
        "Erste Zeile", "und mehr", "https://example.org/a")


def test_a_text_that_is_not_utf_8_is_read_as_it_was_meant(program):
    for data in [b"M\xfcll \x84raus\x93\n", "Müll „raus“".encode("utf-16")]:
        subprocess.run(program.command("capture"), input=data, check=True, capture_output=True, env=program.environment)
    assert program.titles() == ["Müll „raus“"] * 2


def test_a_description_that_is_too_long_is_counted_in_characters(program):
    assert "100000 characters" in program.fails(REFUSED, "capture", text="a\n" + "ü" * 100_001)


# What nobody has typed


def typed(program, *arguments, words=""):
    """Runs the program with a terminal as its standard input."""
    master, slave = pty.openpty()
    with subprocess.Popen(
        program.command(*arguments), stdin=slave, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=program.environment,
    ) as run:
        os.write(master, words.encode() + b"\x04")
        out, told = run.communicate(timeout=60)
    os.close(master)
    os.close(slave)
    return run.returncode, out, told


@pytest.mark.parametrize("arguments", [["capture"], ["capture", "--mail"], ["titles", "preview"], ["parse"]], ids=" ".join)
def test_who_forgot_an_argument_is_told_what_is_waited_for(speaking, arguments):
    code, _, told = typed(speaking, *arguments, words="Subject: Milch\n\n")
    assert code == 0 and told.count("\n") == 1 and ("Ctrl+D" in told or "Strg+D" in told)
    assert speaking.run(*arguments, text="Subject: Milch\n\n").stderr == ""


def test_who_said_something_with_an_option_is_not_waited_for(program):
    assert typed(program, "capture", "--url", "https://example.org/a")[2] == ""
    assert program.titles() == ["https://example.org/a"]


def test_a_sign_for_standard_input_is_no_task(speaking):
    assert "zeitblock capture" in speaking.fails(USAGE, "add", "-")
    speaking.ok("add", "--literal", "-")
    assert speaking.titles() == ["-"]


# Mails


def test_a_mail_becomes_a_task_once(speaking):
    assert "Re: Grüße aus Köln" in deliver(speaking, MAIL)
    german = "de" in speaking.environment["LANG"]
    found = task(speaking)
    assert found["title"] == "Re: Grüße aus Köln"
    assert found["notes"] == ("Von" if german else "From") + ": Jürgen Meier <j@example.org>\n\nBitte bis Freitag antworten."
    assert found["sourceURL"] == "message:%3Ca.1%2Bb@example.org%3E"
    assert found["needsTitleImprovement"] is True
    # The list sends it too, with its mark in the subject and other line ends.
    again = deliver(speaking, MAIL.replace("Subject: ", "Subject: [list] ").replace("\n", "\r\n"), "--json")
    assert json.loads(again)["task"] == found["id"]
    speaking.ok("edit", "1", "--title", "Antworten")
    deliver(speaking, MAIL)
    assert speaking.titles() == ["Antworten"]


def test_a_mail_whose_task_was_done_or_deleted_comes_to_nothing_new(program):
    deliver(program, MAIL)
    program.ok("done", "1")
    assert deliver(program, MAIL).startswith("Already a task: “")
    program.ok("list", "--all")
    program.ok("delete", "1")
    assert "trash" in deliver(program, MAIL)
    assert program.titles() == []


@pytest.mark.parametrize("header", [
    "Auto-Submitted: auto-replied", "Precedence: auto_reply", "Subject: Automatische Antwort: Angebot",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=x",
    "Content-Type: multipart/report; report-type=disposition-notification; boundary=x"])
def test_answers_of_programs_become_no_task_unless_asked_for(speaking, header):
    mail = header + "\nFrom: a@b\nMessage-ID: <1@b>\n\ntext\n"
    told = deliver(speaking, mail, "--mta")
    assert "--automatic" in told and told.count("\n") == 1
    assert "automatic" in json.loads(deliver(speaking, mail, "--json"))
    assert speaking.titles() == []
    deliver(speaking, mail, "--automatic")
    assert len(speaking.titles()) == 1


@pytest.mark.parametrize("subject", [
    "RE: Automatic reply: Contract draft", "Re: Out of office: who covers Monday?", "AW: Automatische Antwort: Angebot",
    "WG: Abwesenheitsnotiz: bis 4.12.", "[EXT] Re: Automatic reply: Contract"])
def test_what_a_person_says_to_an_answer_of_a_program_becomes_a_task(program, subject):
    deliver(program, f"Subject: {subject}\nFrom: a@b\nMessage-ID: <1@b>\n\ntext\n", "--mta")
    assert program.titles() == [subject]


def test_an_answer_of_a_program_to_an_answer_becomes_none(program):
    deliver(program, "Subject: Automatic reply: RE: Contract\nFrom: a@b\nMessage-ID: <1@b>\n\ntext\n")
    deliver(program, "Auto-Submitted: auto-replied\nSubject: Re: Contract\nMessage-ID: <2@b>\n\ntext\n")
    assert program.titles() == []


def test_what_is_no_mail_is_refused(speaking):
    for text in [b"", b"just words\nand more", bytes(range(256)) * 100]:
        assert deliver(speaking, text, code=REFUSED).startswith("zeitblock: ")
        deliver(speaking, text, "--mta", code=UNUSABLE)
    assert speaking.titles() == []


def test_a_mail_program_is_asked_to_try_again_whatever_keeps_it_from_being_stored(program, tmp_path):
    program.ok("add", "first")
    with sqlite3.connect(program.data / "zeitblock.sqlite", isolation_level=None) as data:
        data.execute("BEGIN IMMEDIATE")
        deliver(program, MAIL, code=STORAGE)
        deliver(program, MAIL, "--mta", code=LATER)
        data.execute("ROLLBACK")
    (tmp_path / "file").write_text("")
    program.data, data = tmp_path / "file", program.data
    deliver(program, MAIL, "--mta", code=LATER)
    program.data = data
    deliver(program, MAIL, "--mta")
    assert len(program.titles()) == 2


def test_many_deliveries_at_once_make_each_mail_one_task(program):
    program.ok("add", "first")
    runs = [subprocess.Popen(program.command("capture", "--mail", "--mta", "-q"), stdin=subprocess.PIPE, env=program.environment)
            for _ in range(12)]
    for number, run in enumerate(runs):
        run.stdin.write(MAIL.replace("a.1", f"a.{number % 4}").encode())
    for run in runs:
        run.stdin.close()
    assert {run.wait(120) for run in runs} <= {0, LATER}
    assert len(program.titles()) == 5


def test_mails_as_python_writes_them_are_read_as_they_were_meant(program):
    """Random subjects, names and texts in many charsets, through another program's writer."""
    seed = int(os.environ.get("ZEITBLOCK_SEED", random.randrange(1 << 32)))
    print("seed", seed)
    chance = random.Random(seed)
    alphabets = {"utf-8": "aäöüß €日本語🎉ñ", "iso-8859-1": "abcäöüßñ ", "windows-1252": "abc„“€ä ", "koi8-r": "абвгд ежз",
                 "iso-2022-jp": "日本語テスト ", "big5": "中文測試 ", "utf-16": "aäß日🎉 "}
    for number in range(12):
        charset = chance.choice(list(alphabets))
        words = " ".join("".join(chance.choices(alphabets[charset], k=chance.randint(1, 120))).split()) or "x"
        mail = email.message.EmailMessage(email.policy.SMTP)
        mail["Subject"] = words
        mail["From"] = email.headerregistry.Address(words[:20].strip() or "x", "a", "example.org")
        mail["Message-ID"] = f"<{number}@example.org>"
        mail.set_content(words + "\n", charset="utf-8" if charset == "utf-16" else charset)
        if chance.random() < 0.5:
            mail.add_alternative("<p>html</p>", subtype="html")
        if chance.random() < 0.5:
            mail.add_attachment(b"x", maintype="application", subtype="pdf", filename=words[:30] + ".pdf")
        deliver(program, mail.as_bytes())
        found = program.json("list")[-1]
        # Its writer loses a space at some line ends, so its reader says what is there.
        meant = email.message_from_bytes(mail.as_bytes(), policy=email.policy.default)["subject"]
        assert found["title"] == meant and found["title"].replace(" ", "") == words.replace(" ", ""), seed
        assert found["notes"].endswith("\n\n" + words), (seed, found["notes"])
        # Old programs put each word into a charset of its own.
        old = Header(words, "utf-8" if charset == "utf-16" else charset, header_name="Subject").encode()
        deliver(program, f"Subject: {old}\nMessage-ID: <{number}.old@example.org>\n\n".encode())
        assert program.titles()[-1] == words, seed
        assert len(program.titles()) == 2 * (number + 1), seed


@pytest.mark.parametrize("name, mail", {
    "1 MB subject": "Subject: " + "wort " * 200_000 + "\n\ntext",
    "25 MB of text": "Subject: a\n\n" + "x" * 79 + "\n" * 1 + ("y" * 79 + "\n") * 320_000,
    "more than is read": "Subject: a\n\n" + ("y" * 79 + "\n") * 400_000,
    "many headers": "Subject: a\n" + "X: y\n" * 4_000_000 + "\n",
    "groups": "Subject: a\nFrom: " + "a:" * 2_000_000 + "\n\n",
    "depth": "Subject: a\n" + "".join(f"Content-Type: multipart/mixed; boundary=b{n}\n\n--b{n}\n" for n in range(1_000)) + "\n" + "--\n" * 5_000_000,
    "parts": "Subject: a\nContent-Type: multipart/mixed; boundary=b\n\n" + "--b\n\nx\n" * 2_000_000,
    "html": "Subject: a\nContent-Type: text/html\n\n" + "<b>" * 150_000 + "</i>" * 150_000,
    "html entities": "Subject: a\nContent-Type: text/html\n\n" + "&amp" * 300_000,
    "html comment": "Subject: a\nContent-Type: text/html\n\n" + "<!--" * 300_000,
    "attributes": "Subject: a\nContent-Type: text/html\n\n<p " + "a=b " * 300_000 + ">",
}.items(), ids=lambda value: value if isinstance(value, str) and len(value) < 30 else "")
def test_mails_made_to_hurt_are_taken_in_bounded_time_and_memory(program, name, mail):
    program.ok("list")
    data = mail.encode()
    before = time.monotonic()
    run = subprocess.Popen(program.command("capture", "--mail", "--mta"), stdin=subprocess.PIPE, env=program.environment)
    run.stdin.write(data)
    run.stdin.close()
    _, status, usage = os.wait4(run.pid, 0)
    assert status == 0
    assert usage.ru_maxrss < 400_000, usage.ru_maxrss
    assert usage.ru_utime + usage.ru_stime < 30, (time.monotonic() - before, usage)
    print(name, round(usage.ru_utime + usage.ru_stime, 2), "s", usage.ru_maxrss // 1_000, "MB")
    assert len(program.titles()) == 1
