"""Figures: medians, and ratios of pairs that were measured one right after the other."""

import dataclasses
import statistics


@dataclasses.dataclass
class Spread:
    median: float
    least: float
    most: float

    @classmethod
    def of(cls, values):
        return cls(statistics.median(values), min(values), max(values))


@dataclasses.dataclass
class Figure:
    """One line of the result. `ours` and `theirs` are in `unit`; `ratio` says how often we are better, or which part
    of theirs we reach; `bar` is what it has to be at least, or for a figure without a peer, at most. With `is_most` the
    ratio says how much longer we take than what nobody can do without, and `bar` is the most it may be.

    `processor` is the same ratio by processor time. `work` at `count` tasks is what plots of growth are drawn from."""

    name: str
    unit: str
    ours: Spread
    theirs: Spread | None = None
    peer: str | None = None
    ratio: Spread | None = None
    bar: float | None = None
    note: str = ""
    is_most: bool = False
    processor: Spread | None = None
    work: str = ""
    count: int = 0

    @property
    def is_met(self):
        if self.bar is None:
            return None
        if self.is_most:
            return self.ratio.median <= self.bar
        return self.ratio.median >= self.bar if self.ratio else self.ours.median <= self.bar

    def json(self):
        """What is not said is left out."""
        said = {name: value for name, value in dataclasses.asdict(self).items() if name == "bar" and value is not None or value}
        return said | ({"is_met": self.is_met} if self.bar is not None else {})

    @classmethod
    def of_json(cls, stored):
        fields = {field.name: stored[field.name] for field in dataclasses.fields(cls) if field.name in stored}
        fields.setdefault("unit", "")
        return cls(**{name: Spread(**value) if isinstance(value, dict) else value for name, value in fields.items()})


def times_faster(name, pairs, peer, bar=None, unit="ms", note="", processor=None, work="", count=0):
    """From pairs (ours, theirs) of durations; `processor` are such pairs of processor time."""
    figure = Figure(name, unit, Spread.of([a for a, _ in pairs]), Spread.of([b for _, b in pairs]), peer,
                    Spread.of([b / a for a, b in pairs]), bar, note, work=work, count=count)
    figure.processor = Spread.of([b / a for a, b in processor]) if processor else None
    return figure


def share_of(name, pairs, peer, bar=None, unit="requests/s", note=""):
    """From pairs (ours, theirs) of rates."""
    return Figure(name, unit, Spread.of([a for a, _ in pairs]), Spread.of([b for _, b in pairs]), peer,
                  Spread.of([a / b for a, b in pairs]), bar, note)


def share(name, pairs, peer, bar=None, unit="ms", note=""):
    """From pairs (ours, theirs) of durations, where theirs is what cannot be done without."""
    return Figure(name, unit, Spread.of([a for a, _ in pairs]), Spread.of([b for _, b in pairs]), peer,
                  Spread.of([a / b for a, b in pairs]), bar, note, is_most=True)


def growth(name, pairs, small, bar=None):
    """From pairs of our own durations, with many tasks and with few; `small` tells how many are few."""
    return share(name, pairs, f"Zeitblock at {small}", bar)


def alone(name, values, unit, bar=None, note=""):
    return Figure(name, unit, Spread.of(values), bar=bar, note=note)
