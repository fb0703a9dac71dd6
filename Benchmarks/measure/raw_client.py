"""What no client of a CalDAV server can do without to exchange changes.

That is a question, a request for all that is new, and one for each write, on a connection that is kept where the server
keeps it.
"""

import re

from .radicale import LIST, NAMESPACES, Talk

HEAD = '<?xml version="1.0" encoding="utf-8"?>'
ROW = re.compile(r"<href>([^<]*\.ics)</href>.*?<getetag>([^<]*)</getetag>", re.DOTALL)


class RawClient:
    """Knows the ETags of a list; reads nothing else of the answers and keeps nothing."""

    def __init__(self, server):
        self.port, self.token, self.tags, self.fetched = server.port, "", {}, ""

    def catch_up(self):
        with Talk(self.port) as talk:
            self.changed(talk)

    def sync(self, texts):
        """Asks what has changed, fetches it, and writes `texts`, by UID, over the states last seen."""
        with Talk(self.port) as talk:
            self.fetched = self.fetch(talk, self.changed(talk))
            for uid, text in texts.items():
                address = f"{LIST}{uid}.ics"
                self.tags[address] = talk.put(address, text, self.tags[address])

    def changed(self, talk):
        answer = talk.ask("REPORT", LIST, (
            f'{HEAD}<D:sync-collection {NAMESPACES}><D:sync-token>{self.token}</D:sync-token><D:sync-level>1'
            '</D:sync-level><D:prop><D:getetag/></D:prop></D:sync-collection>')).decode()
        self.token = re.search(r"<sync-token>([^<]*)<", answer)[1]
        new = {address: tag.replace("&quot;", '"') for address, tag in ROW.findall(answer)}
        self.tags |= new
        return list(new)

    def fetch(self, talk, addresses):
        named = "".join(f"<D:href>{address}</D:href>" for address in addresses)
        return talk.ask("REPORT", LIST, (
            f'{HEAD}<C:calendar-multiget {NAMESPACES}><D:prop><D:getetag/><C:calendar-data/></D:prop>{named}'
            '</C:calendar-multiget>')).decode()

    def count(self, mark):
        return self.fetched.count(mark)
