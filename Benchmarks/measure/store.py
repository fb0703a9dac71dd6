"""The figures that were measured last of each part, kept as JSON beside the document that is written from them."""

import json

from .figures import Figure


def read(file):
    return json.loads(file.read_text()) if file.exists() else {}


def kept(file, name, measured):
    """Puts one part in the place of what was there of it; other parts stay as they are."""
    stored = read(file) | {name: measured}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text(stored))
    return stored


def text(stored):
    """JSON with one line for each figure, so that two runs can be compared line by line."""
    return "{\n" + ",\n".join(f"{line(name)}: {part(entry)}" for name, entry in stored.items()) + "\n}\n"


def part(entry):
    figures = ",\n".join(f"    {line(figure)}" for figure in entry["figures"])
    return (f'{{\n  "machine": {line(entry["machine"])},\n  "rounds": {entry["rounds"]},\n'
            f'  "figures": [\n{figures}\n  ]\n}}')


def line(value):
    return json.dumps(rounded(value), ensure_ascii=False)


def rounded(value):
    """Four digits are more than any measurement here tells."""
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return float(f"{value:.4g}") if isinstance(value, float) else value


def entry(machine, rounds, figures):
    return {"machine": machine, "rounds": rounds, "figures": [figure.json() for figure in figures]}


def figures_of(entry):
    return [Figure.of_json(figure) for figure in entry["figures"]]
