"""Lets every test use what lies beside the servers: another client, a gate, and patience."""

import sys
from functools import cache
from pathlib import Path

from xdist.scheduler import LoadScopeScheduling

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests" / "Servers"))


@cache
def uses_servers(file):
    return "needs_servers" in (ROOT / file).read_text()


class ServersWithOneWorker(LoadScopeScheduling):
    """Tests that use the servers stay with one worker, since an account sees every list of the user they share."""

    def _split_scope(self, test):
        return "servers" if uses_servers(test.split("::")[0]) else test


def pytest_xdist_make_scheduler(config, log):
    return ServersWithOneWorker(config, log)
