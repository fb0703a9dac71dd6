"""Pages: what they link to and the forms they hold, found by walking through them, and every address the router knows."""

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qsl, quote, quote_from_bytes, urlsplit

from extremes import Extremes
from target import Answer, Found, Served

SOURCES = Path(__file__).parents[2] / "Sources/Web"
# They never end, or are files.
LEFT_ALONE = re.compile(r"/(assets|events)")
# A form sent there may end the session or the token the fuzzer itself uses.
ENDS = re.compile(r"/(access|sign-out|sessions|tokens/.*/revoke)")
# They wait for another machine.
WAITS = re.compile(r"/(accounts|calendars|titles/check|lists/.*/use)\b")
WALKED = 160
SIGNED_OUT = {"Cookie": ""}


class Page(HTMLParser):
    def __init__(self, address: str):
        super().__init__()
        self.address, self.links, self.forms, self.form, self.option = urlsplit(address).path, [], [], None, None
        self.outside = {}

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "a" and (given.get("href") or "").startswith("/"):
            self.links.append(given["href"])
        if tag == "form":
            self.form = {"method": given.get("method", "get").lower(), "action": given.get("action") or self.address, "fields": [],
                         "buttons": [(None, None, None)], "id": given.get("id"), "type": given.get("enctype")}
            self.forms.append(self.form)
        form = next((form for form in self.forms if form["id"] == given["form"]), None) if given.get("form") else self.form
        if form is None:
            return
        if tag == "button":
            form["buttons"].append((given.get("formaction"), given.get("name"), given.get("value") or ""))
        if tag in ("input", "textarea") and given.get("name"):
            if given.get("type") not in ("checkbox", "radio") or "checked" in given:
                form["fields"].append((given["name"], given.get("value") or ""))
            else:
                form.setdefault("unchecked", []).append((given["name"], given.get("value") or "on"))
        if tag == "select":
            self.select = given.get("name")
        if tag == "option" and getattr(self, "select", None):
            target = form["fields"] if "selected" in given else form.setdefault("unchecked", [])
            target.append((self.select, given.get("value") or ""))

    def handle_endtag(self, tag):
        if tag == "form":
            self.form = None
        if tag == "select":
            self.select = None


def names_in_sources() -> list[str]:
    """Every field and query member the pages read."""
    names = set()
    for path in sorted(SOURCES.rglob("*.swift")):
        names |= set(re.findall(r'(?:query|form|fields)(?:\[|\.all\(|, )"([a-zA-Z-]+)"', path.read_text()))
    return sorted(names)


def addresses_in_router() -> list[str]:
    """Every address the router prints; what stands for an identifier is `*`."""
    text = (SOURCES / "Router.swift").read_text()
    printed = re.findall(r'"(/[^"]*)"', text)
    paths = {re.sub(r"\\\((?:[^()]|\([^()]*\))*\)", "*", re.split(r"\?|\\\(page", address)[0]) for address in printed}
    return sorted(path for path in paths if re.fullmatch(r"[/a-z*-]+", path) and not LEFT_ALONE.match(path))


class Web:
    """Draws requests of browsers and judges the answers."""

    def __init__(self, served: Served, extremes: Extremes):
        self.served, self.extremes, self.chance = served, extremes, extremes.chance
        self.names, self.known = names_in_sources(), addresses_in_router()
        self.valid: dict[str, list[str]] = {"password": [served.password]}
        # Forms that wait on the page of the server for a sign-in.
        self.held: list[dict] = []
        self.walk()
        # Every page with every query member once, in another order each time; what is left out has its turn in another round.
        self.pairs = [(link.split("?")[0], name) for link in sorted(self.links.values()) for name in self.names]
        self.chance.shuffle(self.pairs)

    def walk(self) -> None:
        """Visits each kind of page once or twice."""
        self.links, self.forms, seen, kinds = {}, {}, set(), {}
        waiting = ["/backlog", "/all", "/settings", "/abcde", "/matrix", "/day", "/week", "/review", "/focus", "/trash", "/exchange",
                   "/accounts", "/review/estimates", "/tokens", "/titles", "/help", "/go", "/tasks/new", "/settings/capture", "/quick-add/lines", "/calendars/new"]
        identifiers = set()
        while waiting and len(seen) < WALKED:
            address = waiting.pop(0)
            if address in seen or LEFT_ALONE.match(address):
                continue
            seen.add(address)
            answer = self.served.ask("GET", address, measured=False)
            if answer.status != 200 or not answer.headers.get("Content-Type", "").startswith("text/html"):
                continue
            page = Page(address)
            page.feed(answer.text)
            identifiers |= set(re.findall(r"[0-9a-f]{8}-[0-9a-f-]{27}", answer.text))
            for link in page.links:
                kind = self.kind(link)
                self.links.setdefault(kind, link)
                kinds[kind] = kinds.get(kind, 0) + 1
                if kinds[kind] <= 2:
                    waiting.append(link)
            for form in page.forms:
                self.keep(form)
        way_in = Page("/access")
        way_in.feed(self.served.ask("GET", "/access", headers=SIGNED_OUT, measured=False).text)
        for form in way_in.forms:
            self.keep(form)
        if len(self.links) < 20 or len(self.forms) < 20:
            raise Found(f"only {len(self.links)} links and {len(self.forms)} forms were found")
        self.extremes.known = sorted(identifiers)

    def keep(self, form: dict) -> None:
        for name, value in form["fields"] + form.get("unchecked", []):
            self.note(name, value)
        for one in self.buttons(form):
            key = (one["method"], self.kind(one["action"]), one["button"][0], tuple(sorted({field for field, _ in form["fields"]})))
            self.forms.setdefault(key, one)

    @staticmethod
    def buttons(form: dict) -> list[dict]:
        ways = [form | {"action": action or form["action"], "button": (name, value)} for action, name, value in form["buttons"]]
        return [one for one in ways if not LEFT_ALONE.match(one["action"])]

    def note(self, name: str, value: str) -> None:
        values = self.valid.setdefault(name, [])
        if value not in values and len(values) < 20:
            values.append(value)
        if name not in self.names:
            self.names.append(name)

    @staticmethod
    def kind(link: str) -> str:
        """Addresses that differ in identifiers, days and numbers only are of one kind."""
        parts = urlsplit(link)
        path = re.sub(r"/(\d[\w-]*|[0-9a-f]{8}-[0-9a-f-]{27}|sample[^/]*)", "/*", parts.path)
        return path + "?" + ",".join(sorted(name for name, _ in parse_qsl(parts.query)))

    # What is sent

    def request(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        method, target, body, headers = self.submitted(self.held.pop()) if self.held else self.signed_in()
        return method, target, body, headers | (SIGNED_OUT if self.chance.random() < 0.04 else {})

    def signed_in(self) -> tuple[str, str, bytes | None, dict[str, str]]:
        draw = self.chance.random()
        if draw < 0.3 and self.pairs:
            path, name = self.pairs.pop()
            return "GET", f"{path}?{quote(name)}={self.quoted(self.extremes.fitting(name)[:2_000])}", None, {}
        if draw < 0.4:
            return "GET", self.target(self.chance.choice(sorted(self.links.values()))), None, self.headers()
        if draw < 0.5:
            address = self.chance.choice(self.known)
            while "*" in address:
                address = address.replace("*", quote(self.extremes.fitting("id" if self.chance.random() < 0.7 else "day"), safe=""), 1)
            return self.chance.choice(["GET", "GET", "POST", "HEAD"]), *self.drawn(address)
        form = self.forms[self.chance.choice(sorted(self.forms, key=str))]
        return self.submitted(form)

    def drawn(self, address: str):
        fields = self.many()
        return self.target(address), self.encoded(fields), self.headers() | {"Content-Type": "application/x-www-form-urlencoded"}

    def many(self) -> list[tuple[str, str]]:
        """Fields of any page; what one does not read, it leaves alone."""
        names = self.chance.sample(self.names, k=self.chance.choice([0, 1, 3, 10, 40]))
        return [(name, self.value(name)) for name in names]

    def value(self, name: str) -> str:
        """A value the pages themselves offer, or one they never would."""
        if name in self.valid and self.chance.random() < 0.4:
            return self.chance.choice(self.valid[name])
        return self.extremes.fitting(name)[:self.chance.choice([100, 100, 100_000])]

    def headers(self) -> dict[str, str]:
        headers = {"Accept-Language": self.chance.choice(["de", "en", "en-US", "fr;q=0", "x" * 900, ",,;;q=9"])}
        if self.chance.random() < 0.3:
            headers["X-Zeitblock-Fragment"] = "1"
        return headers

    def target(self, link: str) -> str:
        parts = urlsplit(link)
        members = parse_qsl(parts.query, keep_blank_values=True)
        segments = parts.path.split("/")
        if self.chance.random() < 0.15 and len(segments) > 2:
            segments[self.chance.randrange(2, len(segments))] = quote(self.extremes.any(), safe="")
        members = self.changed(members)
        query = "&".join(f"{quote(name, safe='')}={self.quoted(value)}" for name, value in members)
        return ("/".join(segments) + ("?" + query if query else ""))[: self.chance.choice([8_000, 8_000, 8_000, 20_000])]

    def changed(self, fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
        fields = list(fields)
        for _ in range(self.chance.choice([0, 1, 1, 1, 2, 4])):
            draw = self.chance.random()
            if fields and draw < 0.6:
                place = self.chance.randrange(len(fields))
                name, value = fields[place]
                fields[place] = (name, self.extremes.fitting(name) if self.chance.random() < 0.75 else self.extremes.mutated(value))
            elif fields and draw < 0.7:
                del fields[self.chance.randrange(len(fields))]
            elif fields and draw < 0.8:
                fields.append(self.chance.choice(fields))
            else:
                fields += self.many()
        if self.chance.random() < 0.01:
            fields += [(self.chance.choice(self.names), "1")] * 220
        return fields

    def quoted(self, value: str) -> str:
        if self.chance.random() < 0.01:
            return self.chance.choice(["%ff%fe", "%c0%80", "%", "%g1", "%ed%a0%80", "%00", "%f4%90%80%80"])
        return quote_from_bytes(value.encode("utf-8", "surrogatepass"), safe="")

    def encoded(self, fields: list[tuple[str, str]]) -> bytes:
        return "&".join(f"{quote(name, safe='')}={self.quoted(value)}" for name, value in fields).encode()

    def submitted(self, form: dict):
        fields = list(form["fields"])
        fields += [field for field in form.get("unchecked", []) if self.chance.random() < 0.15]
        if form["button"][0]:
            fields.append(form["button"])
        fields = self.changed(fields)
        if form["method"] == "get":
            return "GET", form["action"].split("?")[0] + "?" + self.encoded(fields).decode()[:8_000], None, self.headers()
        if form["type"] == "multipart/form-data":
            return "POST", form["action"], *self.multipart(fields)
        return "POST", form["action"], self.encoded(fields), self.headers() | {"Content-Type": "application/x-www-form-urlencoded"}

    def multipart(self, fields):
        mark = "x" * self.chance.choice([1, 10, 70, 71])
        body = b"".join(
            f'--{mark}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode("utf-8", "replace")
            for name, value in fields if name != "file")
        name, content = self.file()
        body += f'--{mark}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'.encode() + content
        body += b"\r\n--" + mark.encode() + self.chance.choice([b"--\r\n", b"--\r\n", b""])
        return body, self.headers() | {"Content-Type": f"multipart/form-data; boundary={mark}"}

    def file(self) -> tuple[str, bytes]:
        """A file of another program with extreme values in it."""
        value = self.extremes.fitting
        kind = self.chance.randrange(8)
        count = self.chance.choice([1, 2, 50, 3_000])
        if kind == 0:
            rows = [",".join(f'"{value(name)}"'.replace("\x00", "") for name in ("title", "due", "duration", "recurrence", "tags"))
                    for _ in range(min(count, 200))]
            return "tasks.csv", ("title,due,duration,recurrence,tags\n" + "\n".join(rows)).encode("utf-8", "replace")
        if kind == 1:
            return "todo.txt", "\n".join(
                f"(A) {value('date')} {value('line')} due:{value('due')} t:{value('due')} rec:{value('number')}d +x @y"
                for _ in range(min(count, 200))).encode("utf-8", "replace")
        if kind == 2:
            return "tasks.ics", ("BEGIN:VCALENDAR\r\n" + "".join(
                f"BEGIN:VTODO\r\nUID:{number}\r\nSUMMARY:{value('title')[:300]}\r\nDUE:{value('number')}\r\nDTSTART:{value('due')}\r\n"
                f"RRULE:{value('rule')}\r\nPRIORITY:{value('number')}\r\nDURATION:P{value('number')}D\r\n"
                f"RELATED-TO:{value('number')}\r\nSEQUENCE:{value('number')}\r\nEND:VTODO\r\n"
                for number in range(min(count, 200))) + "END:VCALENDAR\r\n").encode("utf-8", "replace")
        if kind == 3:
            return "taskwarrior.json", ("[" + ",".join(
                '{"description":"x","status":"pending","uuid":"%s","due":"%s","urgency":%s,"recur":"%s","imask":%s}'
                % (number, value("due").replace('"', ""), value("number") or 0, value("rule").replace('"', ""), value("number") or 0)
                for number in range(min(count, 200))) + "]").encode("utf-8", "replace")
        if kind == 4:
            return "x.json", (b"[" * count) + value("text").encode("utf-8", "replace")
        if kind == 5:
            return "long.csv", b"title,due\n" + b"x,2026-12-01\n" * (count * 20)
        if kind == 6:
            # As large as a file may be.
            row = self.chance.choice([b"x,2026-12-01\n", b"y" * 600 + b",2026-12-01\n", b"[", b",", value("line").encode("utf-8", "replace") + b"\n"])
            return self.chance.choice(["full.csv", "todo.txt", "full.json", "full.ics"]), b"title,due\n" + row * (10_000_000 // len(row))
        return self.chance.choice(["", "a" * 300, "../x", "x.json"]), value("text").encode("utf-8", "replace")

    # What is answered

    def notice(self, request, answer: Answer) -> None:
        """Sees to it that the next request is signed in, and goes on with a form that was sent without being so."""
        method, target, _, headers = request
        is_signed_in = not headers.items() >= SIGNED_OUT.items()
        if is_signed_in and answer.status in (401, 403) and "/access" in answer.text and not ENDS.match(target):
            raise Found(f"the session is gone after {answer.status}")
        if method == "POST" and ENDS.match(target):
            self.served.come_back()
        elif method == "POST" and not is_signed_in:
            page = Page(target)
            page.feed(answer.text)
            self.held = [one for form in page.forms for one in self.buttons(form)]

    def judge(self, request, answer: Answer, before: list, after: list) -> None:
        method, _, _, headers = request
        if answer.status >= 500:
            raise Found(f"answered {answer.status}")
        if headers.items() >= SIGNED_OUT.items() and after != before:
            raise Found(f"somebody who is not signed in changed something: {after} after {before}")
        if method == "POST" and answer.status >= 400 and after != before:
            raise Found(f"refused with {answer.status}, and yet the steps are {after} after {before}")
        if method in ("GET", "HEAD") and after != before:
            raise Found(f"a page changed something by being read: {after} after {before}")
        newest = max((number for number, _ in before), default=0)
        if sum(number > newest for number, _ in after) > 1:
            raise Found(f"one form made several steps: {after} after {before}")

    def waits(self, target: str) -> bool:
        return WAITS.match(target) is not None
