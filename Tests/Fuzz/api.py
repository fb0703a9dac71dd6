"""The interface for programs: requests made from `openapi.json` and then bent."""

import json
import re
from urllib.parse import quote

from extremes import Extremes
from target import Answer, Found, Served


class Twice(dict):
    """An object that prints a member twice."""


class API:
    def __init__(self, served: Served, extremes: Extremes):
        self.served, self.extremes, self.chance = served, extremes, extremes.chance
        self.described = json.loads(served.ask("GET", "/api/v1/openapi.json", measured=False).body)
        self.operations = [
            (method.upper(), path, operation, operations.get("parameters", []) + operation.get("parameters", []))
            for path, operations in self.described["paths"].items() for method, operation in operations.items() if method != "parameters"]
        tasks = self.served.ask("GET", "/api/v1/tasks?limit=50", headers=self.authority, measured=False)
        blocks = self.served.ask("GET", "/api/v1/blocks?from=2026-12-01", headers=self.authority, measured=False)
        lists = self.served.ask("GET", "/api/v1/lists", headers=self.authority, measured=False)
        self.extremes.known = sorted(set(re.findall(r'"id": ?"([^"]+)"', tasks.text + blocks.text + lists.text)))

    @property
    def authority(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.served.token}", "Cookie": ""}

    def request(self):
        method, path, operation, parameters = self.chance.choice(self.operations)
        headers, query = dict(self.authority), []
        for parameter in parameters:
            name = parameter["name"]
            value = self.like(parameter["schema"], name) if self.chance.random() < 0.4 else self.extremes.fitting(name)
            value = value if isinstance(value, str) else json.dumps(value).strip('[]"')
            match parameter["in"]:
                case "path":
                    value = self.extremes.fitting("day" if name == "day" else "id") if self.chance.random() < 0.8 else self.extremes.any()
                    path = path.replace("{" + name + "}", quote(value.encode("utf-8", "replace"), safe="") or "x")
                case "query" if self.chance.random() < 0.5:
                    query += [f"{name}={quote(value.encode('utf-8', 'replace'), safe='')}"] * self.chance.choice([1, 1, 1, 2, 30])
                case "header" if self.chance.random() < 0.2:
                    headers[name] = re.sub(r"[^\x20-\x7e]", "?", value)[:500]
        body = None
        if contents := operation.get("requestBody", {}).get("content"):
            kind, content = next(iter(contents.items()))
            headers["Content-Type"] = kind
            body = self.body(content.get("schema"))
        if self.chance.random() < 0.05:
            query.append(f"{quote(self.extremes.any()[:50].encode('utf-8', 'replace'))}={quote(self.extremes.number())}")
        target = "/api/v1" + path + ("?" + "&".join(query)[:8_000] if query else "")
        return method, target[:9_000], body, headers

    def body(self, schema: dict | None) -> bytes:
        if schema is None:
            return self.extremes.text().encode("utf-8", "replace")
        value = self.like(schema, "")
        for _ in range(self.chance.choice([0, 1, 1, 1, 2, 3])):
            value = self.bent(value)
        text = self.printed(value)
        if self.chance.random() < 0.05:
            text = self.extremes.mutated(text)
        if self.chance.random() < 0.01:
            text = self.chance.choice(["[" * 60_000, '{"a":' * 60_000, '"\\ud800"', "1e999999999", '{"title":"' + "x" * 900_000 + '"}', "\x00"])
        # More than four times what is taken is cut off without a word.
        return text.encode("utf-8", "surrogatepass")[:4_000_000]

    def printed(self, value) -> str:
        if isinstance(value, dict):
            members = [f"{json.dumps(name)}:{self.printed(member)}" for name, member in value.items()]
            return "{" + ",".join(members + members[: isinstance(value, Twice)]) + "}"
        if isinstance(value, list):
            return "[" + ",".join(self.printed(member) for member in value) + "]"
        if isinstance(value, RawNumber):
            return str(value)
        return json.dumps(value, ensure_ascii=self.chance.random() < 0.5)

    def like(self, schema: dict, name: str):
        """A value as the description has it."""
        while "$ref" in schema:
            schema = self.described["components"]["schemas"][schema["$ref"].split("/")[-1]]
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.like(self.chance.choice(schema[choice]), name)
        if "allOf" in schema:
            parts = [self.like(part, name) for part in schema["allOf"]]
            return {member: value for part in parts if isinstance(part, dict) for member, value in part.items()}
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        kind = schema.get("type", "string")
        match self.chance.choice(kind) if isinstance(kind, list) else kind:
            case "object":
                needed = schema.get("required", [])
                return {member: self.like(inner, member) for member, inner in schema.get("properties", {}).items()
                        if member in needed or self.chance.random() < 0.3}
            case "array":
                return [self.like(schema.get("items", {}), name) for _ in range(self.chance.choice([0, 1, 1, 2, 5]))]
            case "integer" | "number":
                return self.chance.randint(max(schema.get("minimum", 0), -10**6), min(schema.get("maximum", 100), 10**6))
            case "boolean":
                return self.chance.random() < 0.5
            case "null":
                return None
            case _:
                if name in ("task", "tasks", "parent", "list", "id", "before", "after", "block", "ids"):
                    return self.extremes.identifier()
                if schema.get("format") == "date":
                    return f"2026-12-{self.chance.randint(1, 31):02}"
                if schema.get("format") == "date-time" or name in ("start", "end"):
                    return f"2026-12-{self.chance.randint(1, 31):02}T{self.chance.randint(0, 23):02}:00:00Z"
                return self.extremes.line()[:180] if name in ("title", "line") else self.extremes.fitting(name)

    def bent(self, value, name: str = ""):
        """The same value with one thing in it changed."""
        if isinstance(value, dict) and value and self.chance.random() < 0.9:
            bent, member = Twice(value) if self.chance.random() < 0.05 else dict(value), self.chance.choice(sorted(value))
            if self.chance.random() < 0.1:
                del bent[member]
            elif self.chance.random() < 0.1:
                bent[self.chance.choice(["x", "", "id", "number", "title"])] = self.extremes.any()
            else:
                bent[member] = self.bent(value[member], member)
            return bent
        if isinstance(value, list) and value and self.chance.random() < 0.8:
            place = self.chance.randrange(len(value))
            return (value * self.chance.choice([1, 1, 1, 2, 300]))[:2_000] if self.chance.random() < 0.3 else (
                value[:place] + [self.bent(value[place], name)] + value[place + 1:])
        if isinstance(value, int) and self.chance.random() < 0.8:
            return RawNumber(self.extremes.number() if self.chance.random() < 0.3 else self.chance.choice([2**63 - 1, -(2**63), 2**63, 2**31, -1, 0]))
        return self.chance.choice([
            lambda: self.extremes.fitting(name), lambda: RawNumber(self.extremes.number()), lambda: None, lambda: True, lambda: [], lambda: {},
            lambda: [self.extremes.any()] * self.chance.choice([1, 3, 300]), lambda: "\ud800", lambda: self.extremes.any()])()

    def notice(self, *_) -> None:
        """A token lasts."""

    def judge(self, _, answer: Answer, before: list, after: list) -> None:
        if answer.status >= 500:
            raise Found(f"answered {answer.status}")
        kind = answer.headers.get("Content-Type", "")
        if answer.status >= 400 and not kind.startswith("application/problem+json"):
            raise Found(f"refused with {answer.status} as {kind or 'nothing'}")
        if "json" in kind:
            try:
                json.loads(answer.body)
            except ValueError as error:
                raise Found(f"what it answers is no JSON: {error}") from error
        if answer.status >= 400 and after != before:
            raise Found(f"refused with {answer.status}, and yet the steps are {after} after {before}")

    def waits(self, target: str) -> bool:
        return False


class RawNumber(str):
    """Printed as it stands, whatever it is."""
