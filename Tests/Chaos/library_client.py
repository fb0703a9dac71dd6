"""The plain client built on python-caldav, as scripts of people are: it re-reads, re-writes and asks no ETag."""

from collections.abc import Callable

import caldav
from caldav.lib.error import DAVError

from clients import PASSWORD, USER, Plain, joined, new_text, unfolded
from storm import Backend


class Library(Plain):
    """Leaves the requests and the form of the text to the library; needs a server with an origin of its own."""

    def __init__(self, origin: str, backend: Backend, home: str, names: list[str], user: str = USER):
        super().__init__(backend, home, names, user)
        self.origin = origin
        self.client = caldav.DAVClient(origin, username=user, password=PASSWORD)

    def calendar(self, name: str) -> caldav.Calendar:
        return self.client.calendar(url=f"{self.origin}{self.home}{name}/")

    def todo(self, href: str) -> caldav.Todo:
        collection = self.calendar(href.rsplit("/", 2)[1])
        return caldav.Todo(self.client, url=self.origin + href, parent=collection).load()

    def texts(self) -> dict[str, tuple[str, str]]:
        return {
            todo.url.path: (name, todo.data)
            for name in self.names
            for todo in self.calendar(name).todos(include_completed=True)
        }

    def add(self, collection: str, uid: str, title: str) -> bool:
        return self.saves(lambda: self.calendar(collection).save_todo(new_text(uid, title)))

    def change(self, href: str, edit: Callable[[list[str]], list[str]]) -> bool:
        todo = self.todo(href)
        todo.data = joined(edit(unfolded(todo.data)))
        return self.saves(todo.save)

    def delete(self, href: str) -> bool:
        return self.saves(self.todo(href).delete)

    @staticmethod
    def saves(write: Callable[[], object]) -> bool:
        try:
            write()
        except DAVError:
            return False
        return True
