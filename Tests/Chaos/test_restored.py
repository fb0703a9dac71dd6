"""A server put back to a backup: its sync tokens go back, and tokens from the future are believed by some.

    ZEITBLOCK_BINARY=… python3 -m pytest Tests/Chaos
"""

import os

import pytest
from clients import Plain, Zeitblock
from history import seen, setting
from memory_server import HABITS, MemoryServer
from storm import Storm


class Scene:
    """A Zeitblock in agreement with a server, of which there is a backup."""

    def __init__(self, habits: str, folder):
        self.server = MemoryServer(HABITS[habits])
        self.plain = Plain(self.server, "/alice/", ["tasks"])
        self.plain.make("tasks")
        for name in "abcdefgh":
            self.plain.add("tasks", name, f"task {name}")
        self.way = Storm(self.server)
        self.device = Zeitblock(os.environ["ZEITBLOCK_BINARY"], folder, "data", self.way)
        self.device.sync([])
        self.backup = self.server.snapshot()

    def edit(self, name: str, title: str) -> None:
        assert self.plain.change(f"/alice/tasks/{name}.ics", setting({"SUMMARY": f"SUMMARY:{title}"}))

    def put_back(self) -> None:
        self.server.collections = self.backup

    def agrees(self) -> bool:
        return seen(self.device.view({"tasks"})) == seen(self.plain.view())


@pytest.fixture(params=HABITS)
def scene(request, tmp_path):
    scene = Scene(request.param, tmp_path)
    yield scene
    scene.way.close()


def test_a_token_from_the_future_is_noticed_by_the_next_sync(scene):
    scene.edit("a", "lost with the old disk")
    scene.edit("b", "lost, too")
    scene.device.sync([])
    scene.put_back()
    scene.edit("c", "written after the backup")
    scene.device.sync([])
    assert scene.agrees()


def test_an_edit_that_waits_here_survives_the_backup(scene):
    scene.edit("a", "lost with the old disk")
    scene.device.sync([])
    scene.put_back()
    waiting = next(fact for fact in scene.device.view({"tasks"}).values() if fact.title == "task b")
    scene.device.ok("edit", waiting.uid, "--title", "waits here")
    for _ in range(2):
        scene.device.sync([])
    assert scene.agrees()
    assert "waits here" in [fact.title for fact in scene.plain.view().values()]


def test_a_server_that_came_to_the_same_token_again_is_noticed_within_a_day(scene):
    scene.edit("a", "lost with the old disk")
    scene.device.sync([])
    scene.put_back()
    scene.edit("b", "written after the backup")
    scene.device.let_a_day_pass()
    scene.device.sync([])
    assert scene.agrees()


def test_a_hundred_syncs_leave_every_byte_alone(scene):
    before = scene.plain.texts()
    for _ in range(100):
        scene.device.sync([])
        assert not scene.way.writes
    assert scene.plain.texts() == before
