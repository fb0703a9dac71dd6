"""Lets every test use what lies beside the servers: another client, a gate, and patience."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "Servers"))
