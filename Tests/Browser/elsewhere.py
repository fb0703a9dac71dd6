"""Every host but 127.0.0.1 and names below localhost, as a browser finds them: a proxy that gives nothing and remembers what it was asked for."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Elsewhere(ThreadingHTTPServer):
    def __init__(self):
        super().__init__(("127.0.0.1", 0), Refusal)
        #: Addresses asked for so far, by all windows of the browser.
        self.asked = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def proxy(self):
        """How a browser is told to ask here; Playwright adds that this holds for `localhost` too."""
        return {"server": f"http://127.0.0.1:{self.server_port}", "bypass": "127.0.0.1,*.localhost"}

    def close(self):
        self.shutdown()
        self.server_close()


class Refusal(BaseHTTPRequestHandler):
    def refuse(self):
        self.server.asked.append(self.path)
        self.send_error(502)

    do_GET = do_HEAD = do_POST = do_PUT = do_OPTIONS = do_CONNECT = refuse

    def log_message(self, *_):
        """Silent: `asked` tells."""
