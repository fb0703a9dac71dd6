"""A CalDAV server in memory, quick enough for thousands of requests a second, with the habits of real ones.

Two personalities: `rewriting` stores what it is given in its own words and refuses a UID twice, as Radicale does;
`preserving` stores the bytes, takes a UID twice and believes any sync token, as sabre/dav does. `Habits` says the rest.
"""

import functools
import hashlib
import re
import threading
from dataclasses import dataclass, field, replace
from urllib.parse import unquote
from xml.sax.saxutils import escape

NAMESPACES = 'xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/"'
TOKEN = "http://memory.invalid/ns/sync/"


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""


@dataclass(frozen=True)
class Habits:
    """What servers differ in."""

    rewrites: bool
    refuses_uid_twice: bool
    has_sync_collection: bool
    checks_tokens: bool
    tells_missing: bool
    can_move: bool = True


HABITS = {
    "rewriting": Habits(True, True, True, True, True),
    "preserving": Habits(False, False, True, False, True),
    "preserving, no sync-collection": Habits(False, False, False, False, True),
    "rewriting, no MOVE": Habits(True, True, True, True, True, can_move=False),
    "preserving, omits missing rows": Habits(False, False, True, False, False),
}


@dataclass
class Resource:
    text: str
    etag: str

    # What a request looks for among thousands.
    @functools.cached_property
    def uid(self) -> str | None:
        return uid_of(self.text)

    @functools.cached_property
    def kind(self) -> str | None:
        return kind_of(self.text)


@dataclass
class Collection:
    resources: dict[str, Resource] = field(default_factory=dict)
    #: What happened, in order: the number of changes so far is the sync token.
    changes: list[str] = field(default_factory=list)

    @property
    def token(self) -> str:
        return f"{TOKEN}{len(self.changes)}"


def unfolded(text: str) -> list[str]:
    return re.sub(r"\r?\n[ \t]", "", text).replace("\r\n", "\n").strip("\n").split("\n")


def folded(line: str) -> str:
    """A content line in pieces of at most 75 octets, whole characters each."""
    pieces, piece, size = [], "", 0
    for character in line:
        octets = len(character.encode())
        if size + octets > 74:
            pieces.append(piece)
            piece, size = "", 0
        piece += character
        size += octets
    return "\r\n ".join([*pieces, piece])


def rewritten(text: str) -> str:
    """Properties sorted by name within their component, own properties cut at the first bare comma."""
    result: list[str] = []
    block: list[str] = []
    for line in unfolded(text):
        if line.startswith(("BEGIN:", "END:")):
            result += sorted(block, key=lambda found: re.split("[:;]", found)[0])
            block = []
            result.append(line)
        else:
            block.append(re.sub(r"^(X-[^:]*:(?:[^,\\]|\\.)*),.*$", r"\1", line))
    return "".join(folded(line) + "\r\n" for line in result)


def uid_of(text: str) -> str | None:
    return next((line[4:] for line in unfolded(text) if line.startswith("UID:")), None)


def kind_of(text: str) -> str | None:
    return next((kind for kind in ("VTODO", "VEVENT") if f"BEGIN:{kind}" in text), None)


class MemoryServer:
    """Answers requests one at a time; every path is /USER/COLLECTION/RESOURCE."""

    def __init__(self, habits: Habits, user: str = "alice"):
        self.habits = habits
        self.user = user
        self.collections: dict[str, Collection] = {}
        self.lock = threading.Lock()

    def __call__(self, method: str, path: str, headers: dict[str, str], body: bytes) -> Answer:
        headers = {name.lower(): value for name, value in headers.items()}
        with self.lock:
            act = getattr(self, method.lower(), None)
            return act(parts(path), headers, body.decode()) if act else Answer(405)

    def snapshot(self) -> dict[str, Collection]:
        """All there is, to be put back as a restored backup."""
        with self.lock:
            return {
                name: Collection({key: replace(found) for key, found in held.resources.items()}, list(held.changes))
                for name, held in self.collections.items()
            }

    # Reading

    def propfind(self, place: list[str], headers: dict[str, str], _: str) -> Answer:
        deep = headers.get("depth") == "1"
        principal = f"<D:current-user-principal><D:href>/{self.user}/</D:href></D:current-user-principal>"
        if not place:
            return rows([row("/", principal + "<D:resourcetype><D:collection/></D:resourcetype>")])
        if place[0] != self.user:
            return Answer(404)
        if len(place) == 1:
            home = f"<C:calendar-home-set><D:href>/{self.user}/</D:href></C:calendar-home-set>"
            own = row(f"/{self.user}/", principal + home + "<D:resourcetype><D:collection/></D:resourcetype>")
            return rows([own] + ([self.collection_row(name) for name in sorted(self.collections)] if deep else []))
        held = self.collections.get(place[1])
        if held is None:
            return Answer(404)
        if len(place) == 2:
            members = sorted(held.resources) if deep else []
            return rows([self.collection_row(place[1])] + [self.etag_row(place[1], name) for name in members])
        return rows([self.etag_row(place[1], place[2])]) if place[2] in held.resources else Answer(404)

    def collection_row(self, name: str) -> str:
        held = self.collections[name]
        reports = ["C:calendar-query", "C:calendar-multiget"] + ["D:sync-collection"] * self.habits.has_sync_collection
        supported = "".join(f"<D:supported-report><D:report><{r}/></D:report></D:supported-report>" for r in reports)
        token = f"<D:sync-token>{held.token}</D:sync-token>" if self.habits.has_sync_collection else ""
        return row(
            f"/{self.user}/{name}/",
            "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
            f"<D:displayname>{name}</D:displayname>{token}<S:getctag>{len(held.changes)}</S:getctag>"
            '<C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>'
            "<D:current-user-privilege-set><D:privilege><D:all/></D:privilege><D:privilege><D:write/></D:privilege>"
            f"</D:current-user-privilege-set><D:supported-report-set>{supported}</D:supported-report-set>",
        )

    def etag_row(self, collection: str, name: str, with_text: bool = False) -> str:
        found = self.collections[collection].resources[name]
        data = f"<C:calendar-data>{escape(found.text)}</C:calendar-data>" if with_text else ""
        return row(f"/{self.user}/{collection}/{name}", f"<D:getetag>{escape(found.etag)}</D:getetag>{data}")

    def report(self, place: list[str], _: dict[str, str], body: str) -> Answer:
        held = self.collections.get(place[1]) if len(place) == 2 else None
        if held is None:
            return Answer(404)
        if "sync-collection" in body:
            return self.changes(place[1], held, body)
        with_text = "calendar-data" in body
        if "calendar-multiget" in body:
            hrefs = re.findall(r"<(?:\w+:)?href[^>]*>([^<]*)<", body)
            return rows([found for href in hrefs if (found := self.multiget_row(place[1], held, href)) is not None])
        uid = re.search(r"<(?:\w+:)?text-match[^>]*>([^<]*)<", body)
        kind = "VEVENT" if 'name="VEVENT"' in body else "VTODO"
        names = [
            name
            for name, found in sorted(held.resources.items())
            if found.kind == kind and (uid is None or found.uid == uid[1])
        ]
        return rows([self.etag_row(place[1], name, with_text) for name in names])

    def multiget_row(self, collection: str, held: Collection, href: str) -> str | None:
        name = parts(href)[-1]
        if name in held.resources:
            return self.etag_row(collection, name, with_text=True)
        return missing(href) if self.habits.tells_missing else None

    def changes(self, collection: str, held: Collection, body: str) -> Answer:
        if not self.habits.has_sync_collection:
            return refused(403, "<D:supported-report/>")
        asked = re.search(r"<(?:\w+:)?sync-token[^>]*>([^<]*)<", body)
        token = asked[1].strip() if asked else ""
        number = re.fullmatch(re.escape(TOKEN) + r"(\d+)", token)
        is_known = number is not None and int(number[1]) <= len(held.changes)
        if token and (number is None or (self.habits.checks_tokens and not is_known)):
            return refused(403, "<D:valid-sync-token/>")
        # A token ahead of this server is believed where tokens are not checked: then nothing has changed.
        names = set(held.changes[int(number[1]) :]) if number else set(held.resources)
        found = [
            self.etag_row(collection, name)
            if name in held.resources
            else missing(f"/{self.user}/{collection}/{name}")
            for name in sorted(names)
        ]
        return rows(found, f"<D:sync-token>{held.token}</D:sync-token>")

    def get(self, place: list[str], _: dict[str, str], __: str) -> Answer:
        found = self.resource(place)
        if found is None:
            return Answer(404)
        return Answer(200, [("ETag", found.etag), ("Content-Type", "text/calendar")], found.text.encode())

    # Writing

    def resource(self, place: list[str]) -> Resource | None:
        held = self.collections.get(place[1]) if len(place) == 3 else None
        return held.resources.get(place[2]) if held else None

    def mkcalendar(self, place: list[str], _: dict[str, str], __: str) -> Answer:
        if place[1] in self.collections:
            return Answer(409)
        self.collections[place[1]] = Collection()
        return Answer(201)

    def put(self, place: list[str], headers: dict[str, str], body: str) -> Answer:
        if len(place) != 3 or place[1] not in self.collections:
            return Answer(409)
        held = self.collections[place[1]]
        present = self.resource(place)
        if not holds(headers, present):
            return Answer(412)
        if kind_of(body) is None or uid_of(body) is None:
            return refused(400, "<C:valid-calendar-data/>")
        if self.habits.refuses_uid_twice and self.has_conflict(held, place[2], present, body):
            return refused(409, "<C:no-uid-conflict/>")
        self.store(held, place[2], rewritten(body) if self.habits.rewrites else body)
        return Answer(204 if present else 201)

    @staticmethod
    def has_conflict(held: Collection, name: str, present: Resource | None, body: str) -> bool:
        uid = uid_of(body)
        if present is not None and present.uid != uid:
            return True
        return any(found.uid == uid and key != name for key, found in held.resources.items())

    @staticmethod
    def store(held: Collection, name: str, text: str) -> None:
        held.resources[name] = Resource(text, f'"{hashlib.md5(text.encode()).hexdigest()}"')
        held.changes.append(name)

    def delete(self, place: list[str], headers: dict[str, str], _: str) -> Answer:
        present = self.resource(place)
        if present is None:
            return Answer(404)
        if not holds(headers, present):
            return Answer(412)
        held = self.collections[place[1]]
        del held.resources[place[2]]
        held.changes.append(place[2])
        return Answer(204)

    def move(self, place: list[str], headers: dict[str, str], _: str) -> Answer:
        present = self.resource(place)
        target = parts(re.sub(r"^https?://[^/]*", "", headers.get("destination", "")))
        if not self.habits.can_move:
            return Answer(405)
        if present is None or len(target) != 3 or target[1] not in self.collections:
            return Answer(404 if present is None else 409)
        if not holds(headers, present) or self.resource(target) is not None:
            return Answer(412)
        there = self.collections[target[1]]
        others = {name: found for name, found in there.resources.items() if target[1] != place[1] or name != place[2]}
        if self.habits.refuses_uid_twice and any(found.uid == present.uid for found in others.values()):
            return refused(409, "<C:no-uid-conflict/>")
        del self.collections[place[1]].resources[place[2]]
        self.collections[place[1]].changes.append(place[2])
        self.store(there, target[2], present.text)
        return Answer(201)


def parts(path: str) -> list[str]:
    return [unquote(part) for part in path.split("/") if part]


def holds(headers: dict[str, str], present: Resource | None) -> bool:
    wanted = headers.get("if-match")
    if wanted is not None and (present is None or present.etag != wanted):
        return False
    return present is None or "if-none-match" not in headers


def row(href: str, properties: str) -> str:
    status = "<D:status>HTTP/1.1 200 OK</D:status>"
    propstat = f"<D:propstat><D:prop>{properties}</D:prop>{status}</D:propstat>"
    return f"<D:response><D:href>{escape(href)}</D:href>{propstat}</D:response>"


def missing(href: str) -> str:
    return f"<D:response><D:href>{escape(href)}</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response>"


def rows(found: list[str], more: str = "") -> Answer:
    body = f'<?xml version="1.0"?><D:multistatus {NAMESPACES}>{"".join(found)}{more}</D:multistatus>'
    return Answer(207, [("Content-Type", "application/xml; charset=utf-8")], body.encode())


def refused(status: int, condition: str) -> Answer:
    body = f'<?xml version="1.0"?><D:error {NAMESPACES}>{condition}</D:error>'
    return Answer(status, [("Content-Type", "application/xml; charset=utf-8")], body.encode())
