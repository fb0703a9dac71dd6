"""Figures as a table of Markdown, with no column that would be empty."""


def table(figures):
    columns = [column for column in COLUMNS if any(column[1](figure) for figure in figures)]
    lines = ["| " + " | ".join(title for title, _ in columns) + " |", "|---" * len(columns) + "|"]
    for figure in figures:
        lines.append("| " + " | ".join(cell(figure) or "–" for _, cell in columns) + " |")
    return "\n".join(lines)


def spread(values, unit=""):
    """The median, and in brackets the least and the most where they are others."""
    texts = [number(value) for value in (values.median, values.least, values.most)]
    told = texts[0] if len(set(texts)) == 1 else f"{texts[0]} ({texts[1]}–{texts[2]})"
    return f"{told} {unit}".rstrip()


def number(value):
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value >= 100 or value == 0 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def name(figure):
    return f"{figure.name} ({figure.note})" if figure.note else figure.name


def peer(figure):
    return figure.theirs and f"{spread(figure.theirs, figure.unit)}, {figure.peer}"


def verdict(figure):
    if figure.bar is None:
        return ""
    sign = "≤" if figure.is_most or not figure.ratio else "≥"
    unit = "×" if figure.ratio else figure.unit
    return f"{sign} {bar(figure.bar)} {unit}".rstrip() + (": met" if figure.is_met else ": **missed**")


def bar(value):
    return f"{value:,.2f}".rstrip("0").rstrip(".")


COLUMNS = [
    ("measured", name),
    ("Zeitblock", lambda figure: spread(figure.ours, figure.unit)),
    ("peer", peer),
    ("ratio", lambda figure: figure.ratio and spread(figure.ratio, "×")),
    ("by processor time", lambda figure: figure.processor and spread(figure.processor, "×")),
    ("bar", verdict),
]
