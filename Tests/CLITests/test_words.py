"""The texts of the terminal and of the server's own pages against the table of terms in docs/words.md, and how they write
lengths and marks."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARENTHESES = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
LITERAL = rf'("""\n(?:.*\n)*?\s*"""|"(?:[^"\\\n]|\\{PARENTHESES}|\\[^(])*")'
# Both wordings of a text: language("English", "Deutsch").
PAIR = re.compile(rf"\b(?:language|self)\(\s*{LITERAL},\s*{LITERAL}\s*\)")
# Where a replaced word means something else.
EXCEPTIONS = {
    "reminders": "Apple Reminders", "erinnerungen": "Apple Erinnerungen",
    "session": "zeitblock session", "score": "manual (default), importance, score, duration, due or created",
}


def terms():
    english, german = [], []
    for line in (ROOT / "docs" / "words.md").read_text().split("## Terms")[1].splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6 and cells[1] not in ("English", "---"):
            english += [word.strip().lower() for word in cells[3].split(",") if word.strip()]
            german += [word.strip().lower() for word in cells[4].split(",") if word.strip()]
    return english, german


def plain(literal):
    text = re.sub(r"\\\n\s*", "", literal.strip('"'))
    return " ".join(re.sub(rf"\\{PARENTHESES}", " X ", text).split())


def replaced(text, words):
    spaced = re.sub(r"([^\w.-])", r" \1 ", text.lower()).split()
    line = " " + " ".join(word[:-1] if word.endswith(".") and word != "std." else word for word in spaced) + " "
    return [word for word in words if f" {word} " in line and not EXCEPTIONS.get(word, "\0") in text]


def pairs():
    found = []
    for path in sorted((ROOT / "Sources" / "zeitblock").rglob("*.swift")):
        for match in PAIR.finditer(path.read_text()):
            found.append((path.name, plain(match[1]), plain(match[2])))
    return found


def of_server():
    """What the server itself says, each language in files of its own."""
    found = []
    for path in sorted((ROOT / "Sources" / "Server" / "Refusals").glob("*+*.swift")):
        texts = [plain(match) for match in re.findall(LITERAL, path.read_text())]
        if path.stem.endswith("English"):
            found += [(path.name, text, "") for text in texts]
        elif path.stem.endswith("German"):
            found += [(path.name, "", text) for text in texts]
    return found


def test_both_languages_of_the_server_are_read():
    assert sum(bool(english) for _, english, _ in of_server()) > 60
    assert sum(bool(german) for _, _, german in of_server()) > 60


def test_no_text_has_a_word_that_a_term_replaces():
    english, german = terms()
    assert len(english) > 50 and len(german) > 50
    found = pairs() + of_server()
    assert len(found) > 1_000
    wrong = [(name, words, text) for name, *texts in found for text, list_ in zip(texts, (english, german))
             if (words := replaced(text, list_))]
    assert wrong == []


def test_lengths_and_apostrophes_are_written_as_words_say():
    wrong = [(name, text) for name, *texts in pairs() + of_server() for text in texts
             if re.search(r"\w'\w|X min(utes|uten)? (für|for)|\bX?m on\b", text)]
    assert wrong == []


@pytest.mark.parametrize("text, words", [
    ("Schedule your reminders", ["reminders"]), ("Found by itself: none yet", ["by itself"]),
    ("Remind", []), ("--host NAME", []), ("a host.", ["host"]),
])
def test_words_are_found_whole_and_in_either_case(text, words):
    assert replaced(text, ["reminders", "by itself", "host"]) == words
