"""A plot of how long each command takes with more and more tasks: one panel for each, both scales logarithmic."""

import math
from xml.sax.saxutils import escape

SHOWN = {"terminal": "Taskwarrior", "exchange": "Taskwarrior", "todoman": "todoman"}
OURS = "Zeitblock"
PANEL, HEIGHT, COLUMNS, TOP, FOOT = 320, 220, 3, 64, 34
LEFT, RIGHT, ABOVE, BELOW = 58, 30, 40, 34
# Each has a shape and a kind of line of its own besides its colour. Contrasts are above 4.5 on both grounds.
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #1c1f24 }
  .ground { fill: #ffffff } .grid { stroke: #d5d9e0 } .small { font-size: 11px; fill: #565d68 } .title { font-weight: 600 }
  .line { stroke-width: 2 }
  .zeitblock { stroke: #0b5cad; fill: #0b5cad } .taskwarrior { stroke: #a14300; fill: #a14300 }
  .todoman { stroke: #3a6b00; fill: #3a6b00 }
  .taskwarrior.line { stroke-dasharray: 7 3 } .todoman.line { stroke-dasharray: 2 3 }
  .line { fill: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6e8ec } .ground { fill: #16181d } .grid { stroke: #3a3f48 } .small { fill: #a9b0bc }
    .zeitblock { stroke: #7ab8ff; fill: #7ab8ff } .taskwarrior { stroke: #ffab70; fill: #ffab70 }
    .todoman { stroke: #a5d66f; fill: #a5d66f } .line { fill: none }
  }
"""


def panels(parts):
    """By command the series of each program: by the number of tasks the spread of its times."""
    found = {}
    for part, figures in parts.items():
        for figure in figures if part in SHOWN else []:
            if figure.work:
                series = found.setdefault(figure.work, {})
                series.setdefault(OURS, {}).setdefault(figure.count, figure.ours)
                series.setdefault(SHOWN[part], {})[figure.count] = figure.theirs
    return found


def plot(parts, told):
    """The plot as SVG, or nothing where nothing was measured; `told` says below it when that was."""
    found = panels(parts)
    if not found:
        return None
    scales = Scales([point for series in found.values() for point in series.values()])
    rows = math.ceil(len(found) / COLUMNS)
    width, height = PANEL * COLUMNS, TOP + rows * HEIGHT + FOOT
    drawn = [panel(name, series, scales, number % COLUMNS * PANEL, TOP + number // COLUMNS * HEIGHT)
             for number, (name, series) in enumerate(found.items())]
    names = [name for name in (OURS, *dict.fromkeys(SHOWN.values())) if any(name in series for series in found.values())]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">',
        "<title>Time of commands by number of tasks</title>", f"<desc>{escape(described(found))}</desc>",
        f"<style>{STYLE}</style>", f'<rect class="ground" width="{width}" height="{height}"/>',
        f'<text class="title" x="{LEFT}" y="26">Time of a command from its start to its end, by number of tasks (both scales logarithmic)</text>',
        *(key(name, LEFT + 130 * number, 50) for number, name in enumerate(names)), *drawn,
        f'<text class="small" x="{LEFT}" y="{height - 12}">{escape(told)}</text>', "</svg>", ""])


class Scales:
    """The same for all panels, so that they can be compared: whole powers of ten around everything."""

    def __init__(self, series):
        counts = [count for points in series for count in points]
        times = [time for points in series for spread in points.values() for time in (spread.least, spread.most)]
        self.counts = powers(min(counts), max(counts))
        self.times = powers(min(times), max(times))

    def x(self, count):
        return LEFT + (PANEL - LEFT - RIGHT) * part(count, self.counts)

    def y(self, time):
        return HEIGHT - BELOW - (HEIGHT - ABOVE - BELOW) * part(time, self.times)


def powers(least, most):
    return [10 ** power for power in range(math.floor(math.log10(least)), math.ceil(math.log10(most)) + 1)]


def part(value, scale):
    begin, end = math.log10(scale[0]), math.log10(scale[-1])
    return (math.log10(value) - begin) / ((end - begin) or 1)


def panel(name, series, scales, left, top):
    low, high, first, last = HEIGHT - BELOW, ABOVE, LEFT, PANEL - RIGHT
    lines = [f'<g transform="translate({left} {top})">', f'<text class="title" x="{LEFT}" y="{ABOVE - 14}">{escape(name)}</text>']
    for time in scales.times:
        y = at(scales.y(time))
        lines.append(f'<path class="grid" d="M{first} {y}H{last}"/>')
        lines.append(f'<text class="small" x="{first - 6}" y="{y}" dy="4" text-anchor="end">{duration(time)}</text>')
    for count in scales.counts:
        x = at(scales.x(count))
        lines.append(f'<path class="grid" d="M{x} {high}V{low}"/>')
        lines.append(f'<text class="small" x="{x}" y="{low + 16}" text-anchor="middle">{count:,}</text>')
    return "\n".join([*lines, *(curve(program, points, scales) for program, points in series.items()), "</g>"])


def curve(program, points, scales):
    """A line through the medians, and at each the least and the most."""
    name = program.lower()
    places = [(at(scales.x(count)), points[count]) for count in sorted(points)]
    path = "M" + "L".join(f"{x} {at(scales.y(spread.median))}" for x, spread in places)
    spreads = "".join(f"M{x} {at(scales.y(spread.least))}V{at(scales.y(spread.most))}" for x, spread in places)
    return "\n".join([f'<path class="{name} line" d="{path}"/>', f'<path class="{name}" d="{spreads}"/>',
                      *(mark(name, x, at(scales.y(spread.median))) for x, spread in places)])


def mark(name, x, y):
    shapes = {"zeitblock": "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z", "taskwarrior": "m-4 -4h8v8h-8z", "todoman": "m0 -5l5 9h-10z"}
    return f'<path class="{name}" d="M{x} {y}{shapes[name]}"/>'


def key(program, x, y):
    name = program.lower()
    return (f'<path class="{name} line" d="M{x} {y}h34"/>{mark(name, x + 17, y)}'
            f'<text x="{x + 42}" y="{y}" dy="4">{program}</text>')


def described(found):
    """The same for those who do not see it."""
    return " ".join(
        f"{name}: " + "; ".join(
            f"{program} " + ", ".join(f"{points[count].median:.3g} ms at {count:,}" for count in sorted(points))
            for program, points in series.items()) + "."
        for name, series in found.items())


def duration(milliseconds):
    return f"{milliseconds / 1000:g} s" if milliseconds >= 1000 else f"{milliseconds:g} ms"


def at(value):
    return f"{value:.1f}".rstrip("0").rstrip(".")
