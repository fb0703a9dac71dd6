"""Whether plans by order keep their rule, on random problems and tried out apart from the planner.

The rule: no task is short, or late, while free time and the time of tasks after it would serve it better, those before it
where they are. Ends with 1 if a plan breaks it or any other rule.
"""

import argparse
import collections
import itertools
import multiprocessing
import random
import statistics

import gaps
import generator
import model


def problems(seed, count):
    """Mostly single days; each kind of longer problems now and then."""
    dice = random.Random(seed)
    days = [stratum for stratum in generator.STRATA if stratum[2] == 1]
    for number in range(count):
        stratum = dice.choice(generator.STRATA if number % 20 == 0 else days)
        # Days of all loads, since the order decides only where time is short.
        stratum = (*stratum[:3], dice.uniform(0.5, 2), stratum[4])
        yield generator.problem(stratum, f"{seed}.{number}") | {"by": "order"}


def wronged(problem, answer):
    """The tasks that a better plan for them would serve better, with what they have and could have."""
    checked = model.Problem(problem)
    checked.evaluate(answer)
    owners = {}
    places = {task.id: place for place, task in enumerate(checked.tasks)}
    for block in answer["blocks"]:
        number, until = checked.number[model.moment(block["start"])], model.moment(block["end"])
        while number < len(checked.starts) and checked.starts[number] < until:
            owners[number] = places[block["task"]]
            number += 1
    for place, task in enumerate(checked.tasks):
        due = problem["tasks"][place]["due"]
        late = [bool(due) and start >= model.moment(due) for start in checked.starts]
        own = [number for number, owner in owners.items() if owner == place]
        has = (len(own), -sum(late[number] for number in own))
        if has == (task.wanted, 0):
            continue
        allowed = [task.costs[number] is not None and owners.get(number, place) >= place for number in range(len(late))]
        could = best(checked, task, allowed, late)
        if could > has:
            yield task.id, has, could


def best(checked, task, allowed, late):
    """The most slots of those allowed that a task can have, and then the fewest late ones, as a negative number."""
    # For each number of slots placed, the fewest late ones; at[k] looks at the slots from k on.
    at = [{} for _ in range(len(allowed) + 1)]
    at[0] = {0: 0}
    for first in range(len(allowed)):
        end = checked.run_end(first) if allowed[first] else first
        for placed, before in at[first].items():
            keep(at[first + 1], placed, before)
            lates = before
            for last in range(first, min(end, first + task.wanted - placed)):
                if not allowed[last]:
                    break
                lates += late[last]
                if last + 1 - first >= task.chunk:
                    keep(at[last + 1], placed + last + 1 - first, lates)
    return max((placed, -lates) for placed, lates in at[-1].items())


def keep(found, placed, lates):
    found[placed] = min(lates, found.get(placed, lates))


def looked_at(program, problem):
    answer, times = gaps.run(program, problem)
    short = sum(1 for _ in answer["left"])
    return problem["stratum"], times[0], short, [f"{problem['stratum']}: {fault}" for fault in wronged(problem, answer)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--zeitblock", required=True, help="the program, a release build")
    parser.add_argument("--seed", default="", help="of the problems (default: a new one)")
    parser.add_argument("--count", type=int, default=10_000, help="problems (default 10000)")
    given = parser.parse_args()
    seed = given.seed or str(random.randrange(1 << 32))
    print(f"seed {seed}")
    with multiprocessing.Pool() as pool:
        made = zip(itertools.repeat(given.zeitblock), problems(seed, given.count))
        found = pool.starmap(looked_at, made, chunksize=20)
    kinds = collections.Counter(kind for kind, *_ in found)
    print(", ".join(f"{count} {kind}" for kind, count in kinds.items()))
    print(f"{sum(1 for _, _, short, _ in found if short)} with more work than time, "
          f"{statistics.median(time for _, time, *_ in found):.1f} ms of processor time in the median with starting")
    faults = [fault for *_, own in found for fault in own]
    print(f"{len(faults)} tasks wronged")
    print("\n".join(faults[:20]))
    raise SystemExit(bool(faults))


if __name__ == "__main__":
    main()
