"""The simple orders other planners follow, each task into the first time that is left; rules as published, not the products."""

import model


def urgency(task, now):
    """As Taskwarrior adds up priority and due date."""
    value = 6.0 if task["weight"] >= 9 else 3.9 if task["weight"] >= 3 else 1.8
    if task["due"]:
        days = (now - model.moment(task["due"])).total_seconds() / 86400
        value += 12 * (0.2 + 0.8 * min(max(days + 14, 0), 21) / 21)
    return value


def keys(problem):
    def due(task):
        return task["due"] or "9999"

    now = model.moment(problem.file["now"])
    return {
        "list order": lambda task: 0,
        "EDF": lambda task: (due(task), -task["weight"]),
        "priority, then EDF": lambda task: (-task["weight"], due(task)),
        "urgency": lambda task: -urgency(task, now),
        "WSPT": lambda task: -task["weight"] / problem.slots(task["minutes"]),
    }


def first_fit(problem, order):
    """The pieces of each task in the order, each as early as they fit."""
    free, blocks = set(range(len(problem.starts))), []
    for place in order:
        task = problem.tasks[place]
        pieces, rest, number = [], task.wanted, 0
        while number < len(problem.starts) and rest:
            if number not in free or task.costs[number] is None:
                number += 1
                continue
            end, run_end = number, problem.run_end(number)
            while end < run_end and end in free:
                end += 1
            length = min(end - number, rest)
            if length < rest and rest - length < task.chunk:
                length = rest - task.chunk
            if length >= task.chunk:
                pieces.append(list(range(number, number + length)))
                rest -= length
            number = end
        if task.cost_of(pieces, rest) >= task.cost_of([], task.wanted):
            pieces = []
        for piece in pieces:
            free.difference_update(piece)
        blocks.append(pieces)
    return blocks


def values(problem):
    """What each order costs."""
    costs = {}
    for name, key in keys(problem).items():
        order = sorted(range(len(problem.tasks)), key=lambda place: key(problem.file["tasks"][place]))
        pieces = first_fit(problem, order)
        costs[name] = sum(
            problem.tasks[place].cost_of(own, problem.tasks[place].wanted - sum(map(len, own)))
            for place, own in zip(order, pieces))
    return costs
