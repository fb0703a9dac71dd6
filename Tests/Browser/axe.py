"""Asks axe what keeps people from using a page: everything in light, and what depends on colours in dark as well."""

from importlib.resources import files

# Each language and each width once: neither rules of structure nor colours depend on both together.
LANGUAGES_AND_WIDTHS = [("de-DE", 390), ("en-US", 1280)]

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
# Best practices count as well, and target-size (WCAG 2.2) is off unless asked for. Rows under an open list of choices are
# judged where none is open: what it covers of them is no target. Colours on their way from one to the other are not judged.
RUN = """async (rules) => {
  const ends = (each) => Number.isFinite(each.effect.getComputedTiming().endTime)
  await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished))
  const options = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }
  if (rules) options.runOnly = { type: 'rule', values: rules }
  const covered = document.querySelector('details[open] > .popover') && document.querySelector('#rows')
  const { violations } = await axe.run(covered ? { exclude: ['#rows'] } : document, options)
  return violations.flatMap((rule) => rule.nodes.map((node) =>
    `${rule.id}: ${node.target.join(' ')} ${node.failureSummary.replaceAll(/\\s+/g, ' ')}`))
}"""
OF_COLOURS = ["color-contrast", "link-in-text-block"]


def violations(page):
    page.emulate_media(color_scheme="dark")
    dark = [f"dark: {found}" for found in page.evaluate(RUN, OF_COLOURS)]
    page.emulate_media(color_scheme="light")
    return page.evaluate(RUN, None) + dark


def options(locale, width):
    # High enough that nothing scrolls on a desktop: colours are judged only where something can be seen.
    return {"locale": locale, "width": width, "height": 844 if width < 900 else 3_000, "has_touch": width < 900}
