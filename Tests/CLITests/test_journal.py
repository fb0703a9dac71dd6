"""The journal, conflicts and restoring against the real servers that Tests/Servers/servers.py starts."""

from another_client import another, needs_servers  # noqa: F401
from test_syncing import connected, mine  # noqa: F401

REFUSED, USAGE = 1, 2


def edit_both(connected, another):
    """A title changed here and there."""
    another.put("a", "Milk")
    connected.ok("sync")
    connected.ok("list", "--list", another.name)
    connected.ok("edit", "1", "--title", "Oat milk")
    another.put("a", "Soy milk")
    connected.ok("sync")


@needs_servers
def test_the_journal_tells_what_was_exchanged(connected, another):
    edit_both(connected, another)
    entries = connected.json("sync", "--log", "--list", another.name)
    assert [entry["verb"] for entry in entries] == ["receive", "create"]
    assert "SUMMARY:Milk" in entries[0]["before"] and "SUMMARY:Soy milk" in entries[0]["after"]
    assert another.password not in str(entries)
    assert "← changed" in connected.ok("sync", "--log")
    assert connected.json("sync", "--log", "--since", "2999-01-01") == []


@needs_servers
def test_a_conflict_is_shown_and_settled(connected, another):
    edit_both(connected, another)
    conflict, = connected.json("sync", "--conflicts")
    assert conflict["texts"] == [{"field": "title", "base": "Milk", "here": "Oat milk", "there": "Soy milk"}]
    assert "Oat milk" in connected.ok("sync", "--conflicts")
    connected.ok("sync", "--conflicts", "--keep", "here", str(conflict["number"]))
    assert [task["title"] for task in mine(connected, another)] == ["Oat milk"]
    assert connected.json("sync", "--conflicts") == []
    connected.ok("undo")
    assert len(connected.json("sync", "--conflicts")) == 1
    connected.ok("sync", "--conflicts", "--keep", "there", str(conflict["number"]))
    connected.ok("sync")
    assert "SUMMARY:Soy milk" in another.get("a")


@needs_servers
def test_what_was_deleted_elsewhere_is_restored(connected, another):
    another.put("a", "Milk", "DESCRIPTION:two")
    connected.ok("sync")
    another.delete("a")
    connected.ok("sync")
    assert mine(connected, another) == []
    entry, = connected.json("sync", "--log", "--list", another.name)
    assert entry["verb"] == "vanish"
    before = "2026-06-01T00:00:00Z"
    plan = connected.json("restore", "--at", before)
    assert [task["title"] for task in plan["recreated"]] == ["Milk"]
    assert "restored: Milk" in connected.ok("restore", "--at", before, "--list", another.name)
    assert mine(connected, another) == []
    connected.ok("restore", "--at", before, "--apply")
    connected.ok("sync")
    assert [(task["title"], task["notes"]) for task in mine(connected, another)] == [("Milk", "two")]
    assert "X-OTHER-CLIENT:keeps this" in another.get("a")


def test_mistakes_are_told(program):
    program.fails(USAGE, "restore")
    program.fails(USAGE, "restore", "--at", "yesterday-ish")
    program.fails(USAGE, "sync", "7")
    program.fails(USAGE, "sync", "--conflicts", "--keep", "here")
    program.fails(REFUSED, "sync", "--conflicts", "--keep", "here", "7")
    program.fails(USAGE, "sync", "--conflicts", "--keep", "neither", "7")
    assert program.json("sync", "--log") == []
