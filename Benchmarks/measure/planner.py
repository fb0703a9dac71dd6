"""Plans of problem files: how far from the proven optimum, and how long they take."""

import pathlib
import statistics
import sys

from . import figures

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "planner"))


def measure(programs, rounds):
    import gaps

    start = statistics.median(gaps.run(programs.zeitblock, gaps.EMPTY, rounds)[1])
    found = [gaps.measured(programs.zeitblock, problem, min(rounds, 3)) for problem in gaps.stored()]
    results = [result for result in found if result]
    seven = [problem | {"by": "order"} for problem in gaps.stored() if problem["stratum"] == "seven days"]
    ordered = [statistics.median(gaps.run(programs.zeitblock, problem, min(rounds, 3))[1]) for problem in seven]
    all_gaps = [result["gap"] for result in results]

    def times(name):
        return [max(0, result["ms"] - start) for result in results if result["stratum"] == name]

    made = [
        figures.alone("planning one day, processor time", times("one day"), "ms", 5),
        figures.alone("planning 40 tasks over 7 days, processor time", times("seven days"), "ms", 50),
        figures.alone("the same by order", [max(0, time - start) for time in ordered], "ms", 20),
        figures.alone(f"gap of {len(results)} plans to the optimum", all_gaps, "%", 1),
        figures.alone("the same, 95 of 100 are within", [gaps.share(all_gaps, 95)], "%", 5),
        figures.alone("plans behind the best simple order", [sum(result["isWorse"] for result in results)], "", 0),
    ]
    for name in results[0]["orders"]:
        made.append(figures.alone(f"gap of plans by {name}", [result["orders"][name] for result in results], "%"))
    return made
