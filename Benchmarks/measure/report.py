"""What docs/benchmarks.md shows of the figures measured last: machine, bars, a table for each part, and the plot of growth."""

import textwrap

from . import growth, store, tables
from .parts import PARTS

BEGIN = "<!-- From here on written by ./bench --write. -->"
END = "<!-- Up to here written by ./bench --write. -->"
# What differs from run to run; everything else describes the machine.
OF_RUN = ["date", "commit", "load"]


def write(root, stored):
    """Replaces what stands between the two marks, and the plot."""
    document, picture = root / "docs" / "benchmarks.md", root / "docs" / "benchmarks" / "growth.svg"
    known = {part.name: stored[part.name] for part in PARTS if part.name in stored}
    plotted = growth.plot({name: store.figures_of(entry) for name, entry in known.items()}, measured_when(known))
    if plotted:
        picture.write_text(plotted)
    before, rest = document.read_text().split(BEGIN)
    after = rest.split(END)[1]
    document.write_text(f"{before}{BEGIN}\n\n{text(known, picture if plotted else None)}\n\n{END}{after}")


def text(known, picture):
    newest = max((entry["machine"] for entry in known.values()), key=lambda machine: machine["date"])
    sections = [bars(known), machine(newest)]
    if picture:
        sections.append(f"### Growth\n\n![Time of commands at 1,000, 10,000 and 100,000 tasks, the figures of the tables "
                        f"below](benchmarks/{picture.name})")
    for part in PARTS:
        if part.name in known:
            sections.append(section(part, known[part.name], newest))
    return "\n\n".join(sections)


def section(part, entry, newest):
    return f"### {part.sentence}\n\n{run(part.name, entry, newest)}\n\n{tables.table(store.figures_of(entry))}"


def run(name, entry, newest):
    machine = entry["machine"]
    told = f"`./bench --only {name} --rounds {entry['rounds']}`, {machine['date']}, commit {machine['commit']}, load {machine['load']}"
    keys = [key for key in {**newest, **machine} if key not in OF_RUN and machine.get(key) != newest.get(key)]
    other = ", ".join(f"{key} {machine.get(key, 'not installed')}" for key in keys)
    return f"{told}; unlike above: {other}." if other else f"{told}."


def machine(newest):
    words = ["processor", "cores", "memory", "system", "kernel"]
    versions = [f"{name} {value}" for name, value in newest.items() if name not in words + OF_RUN]
    told = (f"Machine: {newest['processor']}, {newest['cores']} cores, {newest['memory']} of memory, {newest['system']}, "
            f"kernel {newest['kernel']}. Versions: {', '.join(versions)}.")
    return textwrap.fill(told, 138)


def bars(known):
    """How many bars are met, and each that is not."""
    barred = [(part, figure) for part in PARTS if part.name in known
              for figure in store.figures_of(known[part.name]) if figure.bar is not None]
    missed = [(part, figure) for part, figure in barred if not figure.is_met]
    told = f"{len(barred) - len(missed)} of {len(barred)} bars are met."
    if not missed:
        return told
    lines = [f"- {part.sentence}: {figure.name}, {reached(figure)}, {tables.verdict(figure).split(':')[0]} is asked"
             for part, figure in missed]
    return f"{told} Missed:\n\n" + "\n".join(lines)


def reached(figure):
    return tables.spread(figure.ratio, "×") if figure.ratio else tables.spread(figure.ours, figure.unit)


def measured_when(known):
    """On which day which part of the plot was measured."""
    days = {}
    for name, entry in known.items():
        if name in growth.SHOWN:
            days.setdefault(f"{entry['machine']['date'][:10]}, commit {entry['machine']['commit']}", []).append(name)
    return "Medians, with the least and the most; measured " + "; ".join(
        f"{day} ({', '.join(names)})" for day, names in days.items())
