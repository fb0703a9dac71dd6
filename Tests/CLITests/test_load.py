"""Many who read and write at once: nothing that was accepted is lost. The benchmarks do the same for ten minutes."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Benchmarks"))

from measure import service  # noqa: E402
from measure.load import storm  # noqa: E402

SECONDS, VISITORS = 20, 16


def test_no_accepted_change_is_lost_while_many_read_and_write(program):
    for number in range(3):
        program.ok("add", f"Vorher {number}")
    with service.serving(program.path, str(program.data)) as server:
        outcome = storm.run(program.path, str(program.data), server, VISITORS, SECONDS)
    assert not outcome.account.errors
    assert not outcome.lost
    assert outcome.deaf == 0
    assert outcome.account.accepted > 0 and outcome.told > 0
