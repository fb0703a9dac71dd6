"""Rights for Radicale that can be taken away while it runs: everybody has all of their own, but for collections after which a
file in a folder is named. What stands in the file is what is left: nothing, or `Rr` for reading."""

from pathlib import Path

from radicale.rights import owner_only


class Rights(owner_only.Rights):
    def __init__(self, configuration):
        super().__init__(configuration)
        self.denied = Path(configuration.get("rights", "file"))

    def authorization(self, user, groups, path):
        collection = path.strip("/").split("/")[1:2]
        rights = super().authorization(user, groups, path)
        try:
            left = (self.denied / collection[0]).read_text() if collection else rights
        except FileNotFoundError:
            return rights
        return "".join(letter for letter in rights if letter in left)
