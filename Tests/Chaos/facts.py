"""What a task is to everybody who looks at it, and what of it must not get lost."""

import re
from dataclasses import dataclass, field, replace

#: Every text somebody writes contains a word nobody else writes.
WORD = re.compile(r"w\d+x")


@dataclass(frozen=True)
class Fact:
    """One task as somebody sees it; equal facts mean that two see the same."""

    uid: str
    title: str
    notes: str
    tags: frozenset[str]
    is_done: bool
    due: str
    repeats: bool
    importance: str
    collection: str
    #: The UID of the task it is below; empty when that is not in the same list.
    parent: str = ""

    @property
    def words(self) -> set[str]:
        return set(WORD.findall(" ".join([self.title, self.notes, *self.tags])))

    def groups(self) -> dict[str, object]:
        """Fields that may change hands only together."""
        return {
            "done": self.is_done,
            "when": (self.due, self.repeats),
            "importance": self.importance,
            "collection": self.collection,
            "parent": self.parent,
        }


View = dict[str, Fact]


def rooted(view: View) -> View:
    """A task whose parent is nowhere in its list, or below itself, stands at the root."""
    by_uid = {fact.uid.split("@")[0]: fact for fact in view.values()}

    def is_below(fact: Fact) -> bool:
        above = by_uid.get(fact.parent)
        passed = {fact.uid}
        while above is not None and above.collection == fact.collection:
            if above.uid in passed:
                return False
            passed.add(above.uid)
            if not above.parent:
                return True
            above = by_uid.get(above.parent)
        return len(passed) > 1

    return {
        uid: replace(fact, parent="") if fact.parent and not is_below(fact) else fact for uid, fact in view.items()
    }


def words(view: View) -> set[str]:
    return {word for fact in view.values() for word in fact.words}


@dataclass
class Ledger:
    """Remembers every acknowledged edit from what its author saw before and after it.

    A word must be there in the end unless somebody who saw it took it away. A field that is no text must in the end
    have the value its author gave it, if nobody else ever set that field of that task.
    """

    written: set[str] = field(default_factory=set)
    taken: dict[str, set[str]] = field(default_factory=dict)
    writers: dict[tuple[str, str], set[str]] = field(default_factory=dict)
    expected: dict[tuple[str, str], object] = field(default_factory=dict)
    deleted: set[str] = field(default_factory=set)
    steps: list[str] = field(default_factory=list)

    def record(self, who: str, what: str, before: View, after: View) -> None:
        old, new = words(before), words(after)
        self.steps.append(f"{who} {what}: +{sorted(new - old)} -{sorted(old - new)}")
        for word in new - old:
            self.written.add(word)
            self.taken.get(word, set()).discard(who)
        for word in old - new:
            self.taken.setdefault(word, set()).add(who)
        for word in self.given_up(before, after):
            self.taken.setdefault(word, set()).add(who)
        # A twin of a task that is on its way to another list is the task.
        self.deleted |= {uid.split("@")[0] for uid in before.keys() - after.keys()}
        for uid, fact in after.items():
            if "@" in uid or before.get(uid) == fact:
                continue
            known = before[uid].groups() if uid in before else {}
            for group, value in fact.groups().items():
                if known.get(group, None if known else self) != value:
                    self.writers.setdefault((uid, group), set()).add(who)
                    self.expected[uid, group] = value

    @staticmethod
    def given_up(before: View, after: View) -> set[str]:
        """Words taken from a task, or deleted with it, and still shown by its twin only.

        A task that is copied and then deleted, for want of MOVE, is there twice while somebody looks in between, as UID
        and as UID@list. What is done to one of the two is done to the task: no client could know better.
        """
        found = set()
        for uid, fact in before.items():
            if after.get(uid) == fact:
                continue
            for word in fact.words - (after[uid].words if uid in after else set()):
                holders = {other.uid.split("@")[0] for other in after.values() if word in other.words}
                if holders == {uid.split("@")[0]}:
                    found.add(word)
        return found

    def note(self, text: str) -> None:
        self.steps.append(text)

    def lost(self, final: View) -> list[str]:
        """Everything acknowledged that is not there any more."""
        there = words(final)
        problems = [f"{word} is lost" for word in sorted(self.written - there) if not self.taken.get(word)]
        for (uid, group), who in sorted(self.writers.items()):
            if len(who) > 1 or uid in self.deleted:
                continue
            if group == "parent" and not self.could_stay(uid, final):
                continue
            if uid not in final:
                problems.append(f"{uid} has vanished, nobody deleted it")
            elif (value := final[uid].groups()[group]) != self.expected[uid, group]:
                wanted = self.expected[uid, group]
                problems.append(f"{group} of {final[uid].title} is {value}, {who} had set {wanted}")
        return problems

    def could_stay(self, uid: str, final: View) -> bool:
        """True when nothing but a loss can have taken a task away from the parent it was given."""
        parent = self.expected[uid, "parent"]
        if parent not in final or uid not in final or (parent, "parent") in self.writers:
            return False
        return final[parent].collection == final[uid].collection
