"""An old backup brought back over lists of a server: nothing there is deleted, turned back or sent a second time."""

import pytest

from another_client import another, needs_servers  # noqa: F401


@pytest.fixture
def connected(program, another):  # noqa: F811
    program.ok(
        "account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin",
        text=another.password + "\n")
    return program


def mine(program, another) -> dict[str, dict]:
    return {task["title"]: task for task in program.json("list", "--all", "--list", another.name)}


@needs_servers
def test_an_old_backup_takes_nothing_from_the_server(connected, another, tmp_path):
    for uid in ["stays", "edited", "gone"]:
        another.put(uid, uid)
    connected.ok("sync")
    waiting = connected.json("add", "made here, not sent yet", "--list", another.name)["tasks"][0]
    titles = list(mine(connected, another))
    connected.ok("list", "--list", another.name)
    connected.ok("edit", str(titles.index("stays") + 1), "--title", "renamed here")
    backup = tmp_path / "old.sqlite"
    connected.ok("backup", "create", str(backup))

    # What was waiting is sent, and the server goes on without this backup.
    connected.ok("sync")
    another.put("edited", "edited there", "PRIORITY:1")
    another.put("new", "made there")
    another.delete("gone")
    connected.ok("sync")
    server = {uid: another.get(uid) for uid in ["stays", "edited", "new", waiting]}

    connected.ok("backup", "restore", str(backup))
    assert "edited" in mine(connected, another)
    connected.run("sync")
    connected.run("sync")

    for uid, text in server.items():
        assert another.get(uid).split("SUMMARY:")[1].splitlines()[0] == text.split("SUMMARY:")[1].splitlines()[0], uid
    assert another.get("new") == server["new"]
    assert another.get("edited") == server["edited"]
    tasks = mine(connected, another)
    # Each once: what had been sent is not sent again. What the server had lost is there again.
    assert sorted(tasks) == sorted(["renamed here", "edited there", "made there", "made here, not sent yet", "gone"])
    assert tasks["edited there"]["importance"] == "high"
    assert "SUMMARY:gone" in another.get("gone")
    assert connected.json("sync")["changedNothing"]
