"""A day or a week of the plan as a person sees it, at a time of its own: the program and the browser think it is Tuesday."""

import time
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from backlog import exactly

ZONE = "Europe/Berlin"
TODAY = "2026-11-24"


def library():
    """What lets a program see another time; it comes with Debian's package faketime."""
    found = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
    assert found, "faketime is missing: install it with apt-get install faketime"
    return str(found[0])


def set_clock(zeitblock, wall=f"{TODAY} 10:12", zone=ZONE):
    """Lets the program and its commands live at this time; what it measures by the steady clock stays as it is."""
    wanted = datetime.fromisoformat(wall).replace(tzinfo=ZoneInfo(zone)).timestamp()
    zeitblock.environment |= {
        "TZ": zone, "LD_PRELOAD": library(), "FAKETIME": f"{wanted - time.time():+.3f}",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1", "NO_FAKE_STAT": "1",
    }
    return zeitblock
