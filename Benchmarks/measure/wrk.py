"""`wrk`: as many requests as a server answers on so many connections."""

import dataclasses
import re
import subprocess

UNITS = {"us": 0.001, "ms": 1, "s": 1000}


@dataclasses.dataclass
class Load:
    """Requests per second, and milliseconds half of them and 99 of 100 took at most."""

    rate: float
    median: float
    most: float


def run(address, cookie, connections, seconds=1):
    """Every answer has to be a success. One thread is enough for `wrk`; it shares the processor with the server, whichever
    that is."""
    command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "--timeout", "60s",
               "-H", f"Cookie: {cookie}", address]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in output or "Socket errors" in output:
        raise RuntimeError(f"{address} refused: {output}")
    rate = float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])
    return Load(rate, within(output, 50), within(output, 99))


def within(output, share):
    found = re.search(rf"^\s+{share}%\s+([\d.]+)(us|ms|s)\s*$", output, re.MULTILINE)
    return float(found[1]) * UNITS[found[2]]
