"""How long the package takes to build for tests of one's own changes: from nothing, and after one file has changed.

A copy of the package is built, so that neither its files nor what was built of them are touched. A build uses all cores:
on a busy machine only its processor time tells something.
"""

import pathlib
import resource
import shutil
import subprocess
import time

from . import figures

ROOT = pathlib.Path(__file__).resolve().parents[2]
CLEAN, AGAIN = 360, 40  # seconds
LEFT_OUT = shutil.ignore_patterns(".build", ".venv", ".git")
# Of each module a file in the middle of it; a module of the pure ring has most others above it.
CHANGED = {
    "Domain": "Sources/Domain/Recurrence/Rule/Expansion.swift",
    "Web": "Sources/Web/Elsewhere/LinesPage.swift",
    "zeitblock": "Sources/zeitblock/Verbs/Titles.swift",
}


def measure(directory, rounds):
    package = pathlib.Path(directory, "package")
    shutil.copytree(ROOT, package, ignore=LEFT_OUT, symlinks=True)
    for file in CHANGED.values():
        change(package / file, 0)
    results = figures_of("clean debug build", [build(package)], CLEAN)
    results += figures_of("build without a change", [build(package) for _ in range(rounds)], None)
    for module, file in CHANGED.items():
        times = []
        for number in range(1, rounds + 1):
            change(package / file, number)
            times.append(build(package))
        results += figures_of(f"build after a change in one file of {module}", times, AGAIN)
    return results


def figures_of(name, times, bar):
    return [
        figures.alone(name, [wall for wall, _ in times], "s", bar),
        figures.alone(f"{name}, processor time", [processor for _, processor in times], "s"),
    ]


def change(file, number):
    """Changes what is within a function, as most changes do, and nothing others could see."""
    kept = file.read_text().split("\n// Measured.\n")[0]
    file.write_text(f"{kept}\n// Measured.\nprivate func measured() -> Int {{ {number} }}\n")


def build(package):
    """Seconds, and seconds of processor time of all that was started."""
    used, begin = processor(), time.perf_counter()
    done = subprocess.run(["swift", "build", "--package-path", package], capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"the package does not build: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    return time.perf_counter() - begin, processor() - used


def processor():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
