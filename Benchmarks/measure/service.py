"""Starting the server and asking it as a signed-in browser would."""

import contextlib
import http.cookiejar
import pathlib
import re
import socket
import subprocess
import time
import urllib.parse
import urllib.request


class Service:
    """A server on data of its own; `cookie` lets a client in."""

    def __init__(self, program, directory):
        self.process = subprocess.Popen(
            [program, "serve", "--data", directory, "--port", "0"], stdout=subprocess.PIPE)
        self.link = self.find_link()
        parts = urllib.parse.urlsplit(self.link)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.jar = http.cookiejar.CookieJar()
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.enter(opener)
        self.cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def find_link(self):
        """The line of its own that lets one browser in."""
        for line in self.process.stdout:
            if line.startswith(b"http"):
                return line.decode().strip()
        raise RuntimeError("the server has not started")

    def enter(self, opener):
        """Follows the link; a page that asks for one more press gets it."""
        with opener.open(self.link) as answer:
            page = answer.read().decode()
        if not list(self.jar):
            form = re.search(r'<form[^>]*action="([^"]*)"', page)
            names = re.findall(r'name="([^"]*)"[^>]*value="([^"]*)"', page)
            request = urllib.request.Request(
                urllib.parse.urljoin(self.link, form[1]), urllib.parse.urlencode(names).encode(),
                {"Origin": self.origin})
            opener.open(request).close()

    def get(self, path, fragment=False):
        """The page, or only what a script puts into one that is shown."""
        headers = {"Cookie": self.cookie} | ({"X-Zeitblock-Fragment": "1"} if fragment else {})
        request = urllib.request.Request(self.origin + path, headers=headers)
        with urllib.request.urlopen(request) as answer:
            return answer.read()

    def resident_megabytes(self):
        if (end := self.process.poll()) is not None:
            raise RuntimeError(f"the server has ended with {end}")
        with open(f"/proc/{self.process.pid}/status") as status:
            kilobytes = next(line.split()[1] for line in status if line.startswith("VmRSS:"))
        return int(kilobytes) / 1024

    def spent(self):
        """Milliseconds of processor time of all threads."""
        threads = pathlib.Path("/proc", str(self.process.pid), "task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6

    def settle(self):
        """Waits until the server has nothing left to do on its own, such as going through the titles of new tasks."""
        quiet, before = 0, self.spent()
        for _ in range(1200):
            time.sleep(0.25)
            now = self.spent()
            quiet, before = (quiet + 1 if now - before < 3 else 0), now
            if quiet == 4:
                return
        raise RuntimeError("the server does not come to rest")

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()


def serving(program, directory):
    return contextlib.closing(Service(program, directory))


@contextlib.contextmanager
def bare_handler(program, body, directory):
    """The least a server of the same library can do, answering `body` to everything; gives its address."""
    file = f"{directory}/body-{len(body)}"
    with open(file, "wb") as target:
        target.write(body)
    port = free_port()
    process = subprocess.Popen([program, str(port), file])
    try:
        wait_for(port)
        yield f"http://127.0.0.1:{port}/"
    finally:
        process.terminate()
        process.wait()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port):
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.01)
    raise RuntimeError("the bare handler has not started")
