"""How far plans are from the best there is: `zeitblock plan --problem` on problems with a proven optimum.

Without --seed the problems are those whose optimum is stored in optima.json; with it they are made afresh and solved
exactly (highspy), which takes minutes.
"""

import argparse
import hashlib
import json
import pathlib
import resource
import statistics
import subprocess
import tempfile

import generator
import model
import orders

STORED = pathlib.Path(__file__).with_name("optima.json")
EMPTY = {"version": 1, "slotMinutes": 15, "windows": [], "tasks": []}


def digest(problem):
    return hashlib.sha256(json.dumps(problem, sort_keys=True).encode()).hexdigest()[:12]


def stored():
    """Problems of the stored seeds with their optimum; made again, they must be the same."""
    kept = json.loads(STORED.read_text())
    found = []
    for problem, optimum in zip(generator.problems(kept["seed"], kept["rounds"]), kept["optima"]):
        if digest(problem) != optimum["digest"]:
            raise SystemExit("The generator makes other problems than those in optima.json; solve them anew with --keep.")
        found.append(problem | {"optimum": optimum})
    return found


def fresh(seed, rounds, seconds, keep):
    """Problems made and solved now; `keep` writes their optima to optima.json."""
    found = []
    for problem in generator.problems(seed, rounds):
        optimum = model.optimum(model.Problem(problem), seconds) or {"z": None, "bound": None, "proved": False}
        found.append(problem | {"optimum": optimum | {"digest": digest(problem)}})
    if keep:
        optima = ",\n".join(json.dumps(problem["optimum"]) for problem in found)
        STORED.write_text(f'{{"seed": {json.dumps(seed)}, "rounds": {rounds}, "optima": [\n{optima}\n]}}\n')
    return found


def run(program, problem, rounds=1):
    """The answer, checked, and the processor time of each run in milliseconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(problem, file)
        file.flush()
        times = []
        for _ in range(rounds):
            begin = spent()
            done = subprocess.run([program, "plan", "--problem", file.name, "--json"], capture_output=True, check=True)
            times.append((spent() - begin) * 1000)
    return json.loads(done.stdout), times


def spent():
    """Seconds of processor time of all programs run so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measured(program, problem, rounds=1):
    """Gap to the optimum and of the simple orders in percent; None where no optimum is proved."""
    answer, times = run(program, problem, rounds)
    checked = model.Problem(problem)
    cost = checked.evaluate(answer)
    if cost != answer["z"]:
        raise SystemExit(f"The plan says it costs {answer['z']}, it costs {cost}.")
    simple = orders.values(checked)
    optimum = problem["optimum"]
    if not optimum["proved"]:
        return None
    best = optimum["z"]
    return {
        "stratum": problem["stratum"], "tasks": len(problem["tasks"]), "gap": percent(cost, best),
        "orders": {name: percent(value, best) for name, value in simple.items()},
        "isWorse": cost > min(simple.values()), "ms": statistics.median(times),
    }


def percent(value, best):
    return 100 * (value - best) / best if best else 0.0 if value == 0 else float("inf")


def share(values, part):
    """The value that so many percent do not exceed."""
    values = sorted(values)
    return values[min(len(values) - 1, len(values) * part // 100)]


def spread(values):
    return f"{statistics.median(values):.1f} / {share(values, 95):.1f} / {max(values):.1f}"


def tables(results):
    """Markdown: gaps by stratum, then gaps of the simple orders."""
    lines = ["| problems | how many | gap to the optimum, median / 95 % / most | processor time, median / most |",
             "|---|---|---|---|"]
    for name in dict.fromkeys(result["stratum"] for result in results) | {"all": None}:
        own = [result for result in results if name in (result["stratum"], "all")]
        gaps, times = [result["gap"] for result in own], [result["ms"] for result in own]
        lines.append(f"| {name} | {len(own)} | {spread(gaps)} % | {statistics.median(times):.1f} / {max(times):.1f} ms |")
    lines += ["", "| order | gap to the optimum, median / 95 % / most |", "|---|---|"]
    for name in results[0]["orders"]:
        lines.append(f"| {name} | {spread([result['orders'][name] for result in results])} % |")
    best = [min(result["orders"].values()) for result in results]
    lines.append(f"| the best of the five each time | {spread(best)} % |")
    lines.append(f"| Zeitblock | {spread([result['gap'] for result in results])} % |")
    lines.append(f"\nBehind the best of the five: {sum(result['isWorse'] for result in results)} of {len(results)}.")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zeitblock", required=True, help="the program, a release build")
    parser.add_argument("--seed", help="make problems afresh from this seed and solve them exactly")
    parser.add_argument("--rounds", type=int, default=3, help="problems of each kind (default 3)")
    parser.add_argument("--seconds", type=int, default=120, help="for each exact solution (default 120)")
    parser.add_argument("--keep", action="store_true", help="store the optima of --seed")
    parser.add_argument("--repeat", type=int, default=3, help="runs of each problem to take the time (default 3)")
    given = parser.parse_args()
    problems = fresh(given.seed, given.rounds, given.seconds, given.keep) if given.seed else stored()
    start = statistics.median(run(given.zeitblock, EMPTY, 9)[1])
    results = [result for problem in problems if (result := measured(given.zeitblock, problem, given.repeat))]
    print(tables(results))
    print(f"\nThe processor time holds {start:.1f} ms for starting the program and reading nothing.")


if __name__ == "__main__":
    main()
