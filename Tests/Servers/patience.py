"""How long tests wait for what has to happen. A wait that succeeds costs nothing, so it lasts on the busiest machine."""

import os
import time

# Seconds, and the same as Playwright counts them. Whoever mends tests does not wait a minute for each.
PATIENCE = int(os.environ.get("ZEITBLOCK_PATIENCE", 60))
MILLISECONDS = PATIENCE * 1_000


def until(condition):
    """Waits for something that tells of itself only when asked."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)
