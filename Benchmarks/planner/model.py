"""The planner's model apart from the planner: slots, costs, an evaluation that checks the rules, and the exact optimum.

The optimum needs highspy, which must not share a process with other solvers.
"""

import datetime

UNSCHEDULED, LATE, EARLINESS, SPLIT, ENERGY = 1000, 600, 2, 60, 6


def moment(text):
    return datetime.datetime.fromisoformat(text)


class Problem:
    """A problem file with its free slots."""

    def __init__(self, file):
        self.file = file
        self.step = datetime.timedelta(minutes=file["slotMinutes"])
        busy = [(moment(span["start"]), moment(span["end"])) for span in file.get("busy", [])]
        starts = set()
        for window in file["windows"]:
            start = moment(window["start"])
            while start + self.step <= moment(window["end"]):
                if all(until <= start or start + self.step <= since for since, until in busy):
                    starts.add(start)
                start += self.step
        self.starts = sorted(starts)
        self.number = {start: number for number, start in enumerate(self.starts)}
        self.tasks = [Task(task, self) for task in file["tasks"]]

    def run_end(self, number):
        """The number after the last slot of the run of touching slots."""
        while number + 1 < len(self.starts) and self.starts[number] + self.step == self.starts[number + 1]:
            number += 1
        return number + 1

    def slots(self, length):
        return -(-length // self.file["slotMinutes"])

    def evaluate(self, answer):
        """The cost of a plan, counted without help of the planner. Raises AssertionError where it breaks a rule."""
        used, pieces = set(), {task.id: [] for task in self.tasks}
        for block in answer["blocks"]:
            first, until = self.number[moment(block["start"])], moment(block["end"])
            numbers = [first]
            while self.starts[numbers[-1]] + self.step < until:
                numbers.append(numbers[-1] + 1)
                assert self.starts[numbers[-1]] == self.starts[numbers[-2]] + self.step, "over a gap"
            assert self.starts[numbers[-1]] + self.step == until, "ends beside a slot"
            assert used.isdisjoint(numbers), "overlap"
            used.update(numbers)
            pieces[block["task"]].append(numbers)
        left = {entry["task"]: self.slots(entry["minutes"]) for entry in answer["left"]}
        return sum(task.cost_of(pieces[task.id], left.get(task.id, 0)) for task in self.tasks)


class Task:
    def __init__(self, task, problem):
        self.id, self.weight = task["id"], task["weight"]
        self.wanted = problem.slots(task["minutes"])
        self.chunk = min(self.wanted, problem.slots(task["minChunk"])) if task["splittable"] else self.wanted
        self.costs = []
        for number, start in enumerate(problem.starts):
            cost = EARLINESS * self.weight * number
            if task["due"] and start >= moment(task["due"]):
                cost += LATE * self.weight
            if task["energy"] == "morning" and start.hour >= 12:
                cost += ENERGY
            early = task["notBefore"] and start < moment(task["notBefore"])
            self.costs.append(None if early else cost)

    def cost_of(self, pieces, left):
        assert sum(map(len, pieces)) + left == self.wanted, "slots lost"
        assert all(len(piece) >= self.chunk for piece in pieces), "piece too short"
        costs = [self.costs[number] for piece in pieces for number in piece]
        assert None not in costs, "too early"
        return sum(costs) + UNSCHEDULED * self.weight * left + SPLIT * max(0, len(pieces) - 1)


def optimum(problem, seconds):
    """The least cost there is, by a whole-number program with a column for each piece a task could have.

    None when nothing was found in the time given.
    """
    import highspy
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("time_limit", float(seconds))
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("mip_rel_gap", 0.0)
    columns, constant = [], 0
    slot_rows = {}
    task_rows = []
    for task in problem.tasks:
        constant += UNSCHEDULED * task.weight * task.wanted
        own = []
        for first in range(len(problem.starts)):
            end = min(problem.run_end(first), first + task.wanted)
            cost = SPLIT
            for last in range(first, end):
                if task.costs[last] is None:
                    break
                cost += task.costs[last] - UNSCHEDULED * task.weight
                length = last + 1 - first
                # A piece that costs more than leaving its slots out is never worth it.
                if length >= task.chunk and cost < SPLIT:
                    own.append((len(columns), length))
                    for number in range(first, last + 1):
                        slot_rows.setdefault(number, []).append(len(columns))
                    columns.append(cost)
        task_rows.append((task.wanted, own, len(columns)))
        columns.append(-SPLIT)
    for cost in columns:
        solver.addCol(cost, 0, 1, 0, [], [])
    solver.changeColsIntegrality(len(columns), list(range(len(columns))),
                                 [highspy.HighsVarType.kInteger] * len(columns))
    for members in slot_rows.values():
        solver.addRow(-highspy.kHighsInf, 1, len(members), members, [1.0] * len(members))
    for wanted, own, started in task_rows:
        solver.addRow(-highspy.kHighsInf, wanted, len(own), [column for column, _ in own],
                      [float(length) for _, length in own])
        solver.addRow(-highspy.kHighsInf, 0, len(own) + 1, [started] + [column for column, _ in own],
                      [1.0] + [-1.0] * len(own))
    solver.run()
    info = solver.getInfo()
    if info.objective_function_value == highspy.kHighsInf:
        return None
    value = round(info.objective_function_value + constant)
    bound = info.mip_dual_bound + constant
    return {"z": value, "bound": round(bound), "proved": value - bound < 0.999}
