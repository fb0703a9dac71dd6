"""A page that is open and is told of changes."""

import asyncio

from . import wire


class Listener:
    def __init__(self, server):
        self.wire = wire.Wire(server.host, server.port)
        self.headers = [("Cookie", server.cookie)]
        self.changes = 0
        self.has_begun = asyncio.Event()
        self.has_ended = False

    async def listen(self):
        """Until it is cancelled; a stream that ends by itself is an error."""
        try:
            async for line in self.wire.listen("/events", self.headers):
                if line == b"event: hello":
                    self.has_begun.set()
                self.changes += line == b"event: change"
            self.has_ended = True
        except OSError:
            self.has_ended = True
        finally:
            self.has_begun.set()
            self.wire.close()
