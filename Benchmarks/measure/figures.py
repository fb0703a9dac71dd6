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

    def text(self, form):
        return f"{form(self.median)} ({form(self.least)}–{form(self.most)})"


@dataclasses.dataclass
class Figure:
    """One line of the result. `ours` and `theirs` are in `unit`; `ratio` says how often we are better, or which part
    of theirs we reach; `bar` is what it has to be at least, or for a figure without a peer, at most. With `is_most` the
    ratio says how much longer we take than what nobody can do without, and `bar` is the most it may be."""

    name: str
    unit: str
    ours: Spread
    theirs: Spread | None = None
    peer: str | None = None
    ratio: Spread | None = None
    bar: float | None = None
    note: str = ""
    is_most: bool = False

    @property
    def is_met(self):
        if self.bar is None:
            return None
        if self.is_most:
            return self.ratio.median <= self.bar
        return self.ratio.median >= self.bar if self.ratio else self.ours.median <= self.bar

    def json(self):
        return dataclasses.asdict(self) | {"is_met": self.is_met}


def times_faster(name, pairs, peer, bar=None, unit="ms", note=""):
    """From pairs (ours, theirs) of durations."""
    return Figure(name, unit, Spread.of([a for a, _ in pairs]), Spread.of([b for _, b in pairs]), peer,
                  Spread.of([b / a for a, b in pairs]), bar, note)


def share_of(name, pairs, peer, bar=None, unit="requests/s", note=""):
    """From pairs (ours, theirs) of rates."""
    return Figure(name, unit, Spread.of([a for a, _ in pairs]), Spread.of([b for _, b in pairs]), peer,
                  Spread.of([a / b for a, b in pairs]), bar, note)


def share(name, pairs, peer, bar=None, unit="ms", note=""):
    """From pairs (ours, theirs) of durations, where theirs is what cannot be done without."""
    return Figure(name, unit, Spread.of([a for a, _ in pairs]), Spread.of([b for _, b in pairs]), peer,
                  Spread.of([a / b for a, b in pairs]), bar, note, is_most=True)


def alone(name, values, unit, bar=None, note=""):
    return Figure(name, unit, Spread.of(values), bar=bar, note=note)


def number(value):
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def table(figures):
    """The figures as a Markdown table."""
    lines = ["| measured | Zeitblock | peer | ratio | bar |", "|---|---|---|---|---|"]
    for figure in figures:
        ours = f"{figure.ours.text(number)} {figure.unit}"
        theirs = f"{figure.theirs.text(number)} {figure.unit}, {figure.peer}" if figure.theirs else "–"
        ratio = figure.ratio.text(number) + " ×" if figure.ratio else "–"
        lines.append(f"| {figure.name} | {ours} | {theirs} | {ratio} | {verdict(figure)} |")
    return "\n".join(lines)


def verdict(figure):
    if figure.bar is None:
        return "–"
    sign = "≤" if figure.is_most or not figure.ratio else "≥"
    unit = " ×" if figure.ratio else f" {figure.unit}"
    return f"{sign} {number(figure.bar)}{unit}: {'met' if figure.is_met else 'MISSED'}"
