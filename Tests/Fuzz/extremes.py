"""Values at and beyond the edges: what people, programs and attackers send in place of a number, a day or a text."""

import random

POWERS = [7, 8, 15, 16, 24, 31, 32, 33, 53, 62, 63, 64, 65, 127, 128]
NUMBERS = sorted({sign * (2**power + offset) for power in POWERS for sign in (1, -1) for offset in (-1, 0, 1)}) + [
    0, 1, 2, 5, 100, 1_000, 1_440, 1_441, 36_500, 36_501, 3_652_059, 100_000, 10**6, 10**7, 3 * 10**9, 10**18, -1, -3 * 10**9]
ODD_NUMBERS = ["", "-0", "+5", " 5", "5 ", "٣", "１２", "½", "1.5", "1,5", "1e3", "1e400", "1e-400", "0x10", "NaN", "inf",
               "9" * 400, "-" + "9" * 400, "0" * 400 + "1", "1_000", "--1", "5-", "-", "."]
DAYS = ["0000-00-00", "0000-01-01", "0001-01-01", "0001-01-07", "1582-10-10", "1899-12-30", "1900-02-29", "1970-01-01",
        "2024-02-29", "2026-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2038-01-19", "2100-02-29", "9999-01-01",
        "9999-12-25", "9999-12-30", "9999-12-31", "10000-01-01", "99999-12-31", "-0001-12-31", "2026-1-1", "2026-W53-7",
        "20261231", "31.12.9999", "1.1.0001", "29.2.", "31.11.", "00.00.0000", "12/31/9999"]
TIMES = ["00:00", "23:59", "24:00", "24:01", "25:00", "23:60", "23:59:60", "-1:00", "9:5", "0900", "99:99", "12:00Z", "24h"]
MOMENTS = [f"{day}{gap}{time}" for day in ("0001-01-01", "9999-12-31", "9999-12-30", "2026-03-29", "2026-10-25", "10000-01-01")
           for gap in ("T", " ") for time in ("00:00", "02:30", "23:59", "24:00", "23:59:59Z", "00:00:00Z")]
RULES = ["daily", "yearly", "monthly:31", "monthly:32", "monthly:0", "weekly:1,4", "weekly:0", "weekly:8", "weekly:", "every:0,days",
         "every:999,years", "every:1000,days", "every:9223372036854775807,days", "every:999,months", "RRULE:FREQ=YEARLY",
         "FREQ=DAILY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=2147483648", "FREQ=DAILY;COUNT=0",
         "FREQ=DAILY;COUNT=9223372036854775807", "FREQ=DAILY;COUNT=-1", "FREQ=YEARLY;INTERVAL=9998", "FREQ=YEARLY;UNTIL=99991231",
         "FREQ=YEARLY;UNTIL=00010101T000000Z", "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2", "FREQ=MONTHLY;BYMONTHDAY=-31",
         "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;INTERVAL=100", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO",
         "FREQ=YEARLY;BYYEARDAY=366,-366;INTERVAL=7", "FREQ=MONTHLY;BYDAY=5FR;BYSETPOS=-366", "FREQ=MONTHLY;BYDAY=6MO",
         "FREQ=SECONDLY", "FREQ=SECONDLY;INTERVAL=9223372036854775807", "FREQ=MINUTELY;BYSECOND=60", "FREQ=HOURLY;BYHOUR=24",
         "FREQ=WEEKLY;BYDAY=" + ",".join(["MO"] * 2_000), "FREQ=YEARLY;BYDAY=54MO", "FREQ=;", "FREQ", "FREQ=DAILY;FREQ=DAILY", "RRULE:" * 9]
LINES = ["morgen 15 Uhr #30min !hoch", "in {n} days", "in {n} Wochen", "vor {n} Tagen", "in {n} years at 3pm", "every {n} days",
         "alle {n} Monate", "jeden {n}. Freitag", "{n} mal", "daily for {n} times", "every monday for {n} weeks", "#{n}min", "#{n}h",
         "{n} Stunden", "{n}m", "{n}:{n} Uhr", "{n}.{n}.{n}", "am {n}. Januar", "january {n} {n}", "week {n}", "KW {n}", "Q{n} {n}",
         "A-{n}", "!{n}", "on {d}", "until {d}", "daily until {d}", "from {d} to {d}", "{d} {t}", "von {t} bis {t} Uhr", "nth {n} last",
         "the day after {d}", "3 weeks before {d}", "Montag in {n} Wochen", "in {n} minutes", "half past {n}", "{n} to {n}", "{n}/{n}",
         "every {n}th of the month", "Ostern {n}", "+{n}", "+-{n}", "@{n}", "{n} {n} {n} {n}", "every {n} years until {d}"]
TEXTS = ["", " ", "\t", "\n", "a", "ä", "a" * 199, "a" * 200, "a" * 201, "ß" * 200, "a" * 4_097, "word " * 3_000, "x" * 70_000,
         "\n" * 5_000, "a\r\nb\rc", "e\u0301" * 2_000, "\u0301" * 2_000, "👩‍👩‍👧‍👦" * 300, "\U0001f1e9" * 501, "\u202eevil\u202c", "\u2066x", "\u200b",
         "\u200f", "\u2028", "\ufeff", "\ufffe", "\uffff", "\U0010ffff", "\x00", "a\x00b", "\x1b[2J\x1b]0;x\x07", "\x7f", "\x9b31m", "\x85",
         "=1+1", "@SUM(A1)", "+1", "-1", "|x", "'", '"', "\\", "\\n", "%", "%00", "%zz", "%252e", "<script>alert(1)</script>", "&amp;&#0;",
         "]]>", "{}", "[]", "null", "true", "../../etc/passwd", "..", ".", "/", "//x", "~2F~7E", "none", "auto", "on", "off", "1", "all",
         "-", "--", "--help", "*", "?", "#", "##", "#tag", "#" * 3_000, "a,b,,c", "," * 2_000, ";" * 500, "(" * 2_000, "[" * 2_000, "{" * 500,
         "http://", "https://127.0.0.1:1/", "http://[::1", "javascript:alert(1)", "mailto:a@b", "file:///etc/passwd", "a@b.c",
         "ÄÖÜ" * 90, "İ" * 199, "ﬃ" * 150, "\u1e9e", "Ω\u0301", "日本語" * 80, "العربية" * 40, "0" * 65, "a b" * 400]
HOURS = ["none", "1=09:00-12:30+13:00-17:00;2=09:00-17:00", "1=00:00-24:00", "8=09:00-10:00", "0=", "1=10:00-09:00", "1=09:00-09:00",
         ";".join(f"{day}=00:00-24:00" for day in range(1, 8)), "1=" + "+".join(["09:00-10:00"] * 500), "1=-1:00-99:99", "=" * 900]


class Extremes:
    """Draws values from a generator of chance. Names and kinds of fields make fitting ones likelier, never certain."""

    def __init__(self, chance: random.Random):
        self.chance = chance
        self.known: list[str] = []

    def number(self) -> str:
        if self.chance.random() < 0.2:
            return self.chance.choice(ODD_NUMBERS)
        if self.chance.random() < 0.3:
            return str(self.chance.randint(-3, 70))
        if self.chance.random() < 0.3:
            return str(self.chance.choice([2**63 - 1, 2**63 - 2, -(2**63), 2**31 - 1, -(2**31)]))
        return str(self.chance.choice(NUMBERS))

    def day(self) -> str:
        draw = self.chance.random()
        if draw < 0.6:
            return self.chance.choice(DAYS)
        if draw < 0.8:
            return self.chance.choice(["+", "-", "+-", ""]) + self.number()
        return self.chance.choice(["today", "tomorrow", "none", "heute", "friday", "", "yesterday", "2026-11-30", "2027-02-28"])

    def time(self) -> str:
        return self.chance.choice(TIMES)

    def moment(self) -> str:
        return self.chance.choice(MOMENTS) if self.chance.random() < 0.7 else f"{self.day()}T{self.time()}"

    def line(self) -> str:
        parts = []
        for _ in range(self.chance.choice([1, 1, 2, 3, 6])):
            text = self.chance.choice(LINES)
            while (mark := next((mark for mark in ("{n}", "{d}", "{t}") if mark in text), None)) is not None:
                text = text.replace(mark, {"{n}": self.number, "{d}": self.day, "{t}": self.time}[mark](), 1)
            parts.append(text)
        return " ".join(parts)

    def text(self) -> str:
        if self.chance.random() < 0.05:
            return "".join(chr(self.chance.choice([self.chance.randrange(0xD800), self.chance.randrange(0xE000, 0x110000)]))
                           for _ in range(self.chance.randint(1, 60)))
        return self.chance.choice(TEXTS)

    def range(self) -> str:
        if self.chance.random() < 0.3:
            return self.chance.choice("-,:/").join([self.number()] * 2)
        return f"{self.number()}{self.chance.choice('-,:/')}{self.number()}"

    def any(self) -> str:
        ways = [self.number, self.number, self.day, self.time, self.moment, self.line, self.text, self.text, self.range,
                lambda: self.chance.choice(RULES), lambda: self.chance.choice(HOURS), self.identifier]
        return self.chance.choice(ways)()

    def identifier(self) -> str:
        if self.known and self.chance.random() < 0.7:
            return self.chance.choice(self.known)
        return self.chance.choice(["00000000-0000-4000-8000-000000000000", "", "x" * 300, "local", "..", "~", "%", "a b", "0"])

    def fitting(self, name: str) -> str:
        """A value that suits a field of this name, so that it gets past the first check."""
        if self.chance.random() < 0.35:
            return self.any()
        name = name.lower()
        for words, way in (
            (("dueon", "notbefore", "not-before", "due", "until", "date", "day", "first", "from", "since", "exdate", "rdate"), self.day),
            (("time",), self.time),
            (("start", "end", "at", "moment", "before", "after"), self.moment),
            (("repeat", "recurrence", "rule"), lambda: self.chance.choice(RULES)),
            (("line", "title", "quick", "text", "to"), self.line),
            (("hours",), lambda: self.chance.choice(HOURS)),
            (("rows",), self.range),
            (("task", "id", "parent", "list", "block", "key", "calendar"), self.identifier),
            (("minute", "duration", "length", "number", "count", "page", "position", "days", "times", "limit", "offset", "interval",
              "every", "minutes", "for", "port", "n", "buffer", "grid", "spacing", "notice", "expected", "place"), self.number),
        ):
            if any(word == name or (len(word) > 3 and word in name) for word in words):
                return way()
        return self.any()

    def mutated(self, text: str) -> str:
        """A good value with something in it changed."""
        place = self.chance.randint(0, len(text))
        match self.chance.randrange(4):
            case 0:
                return text[:place] + self.any() + text[place:]
            case 1:
                return text[:place]
            case 2:
                return text + text
            case _:
                return text[:place] + self.chance.choice("0-:,;=\x00é \"'") + text[place + 1:]
