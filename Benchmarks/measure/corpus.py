"""What people write down and what comes in by mail, as the tests of the grammar and of the titles hold it."""

import pathlib
import random
import re

from . import data

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "DomainTests"
TABLE = re.compile(r'Table\(\s*"""\n(.*?)\n\s*"""', re.DOTALL)


def quick_add(language, count):
    """Lines of quick add in German or English: plain titles, moments, rhythms, lengths, and whole lines."""
    return drawn([row.split(" | ")[0] for row in rows("Capture", f"{language}*.swift")], count)


def raw_titles(count):
    """Titles before they are improved: subjects of mails, dictated sentences, links, and good ones."""
    return drawn([row.split(" → ")[0] for row in rows("Titles", "*.swift")], count)


def rows(folder, files):
    texts = [file.read_text() for file in sorted((TESTS / folder).glob(files))]
    lines = [line.strip() for text in texts for table in TABLE.findall(text) for line in table.split("\n")]
    if not lines:
        raise RuntimeError(f"no lines in {TESTS / folder}/{files}")
    return [line for line in lines if line]


def drawn(lines, count):
    """As many as asked for, all of them about as often, in an order of their own."""
    made = (lines * (count // len(lines) + 1))[:count]
    random.Random(data.SEED).shuffle(made)
    return made
