"""How the browser has laid out text: words it has broken inside, and how many lines something takes."""

# A word may break only where it is longer than the line it stands in. Words end where a line may end: at spaces, hyphens,
# slashes and the like; addresses are exempt. What is cut off with dots or moved out of sight is not looked at.
BROKEN = """(root) => {
  const found = []
  const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lineOf = (element) => {
    let box = element
    while (['inline', 'contents'].includes(getComputedStyle(box).display)) box = box.parentElement
    const style = getComputedStyle(box)
    return box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.vh, script, svg, textarea, select, .quick-marks, .skip')) continue
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}\\p{M}]{2,}/gu)) {
      if ((element.closest('.title, p, li') ?? element).textContent.includes('://')) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      const tops = new Set(boxes.map(({ top }) => Math.round(top)))
      if (tops.size < 2) continue
      const width = boxes.reduce((sum, box) => sum + box.width, 0)
      if (width < lineOf(element) - 0.5) found.push(`${word} in ${element.tagName.toLowerCase()}.${element.className}`)
    }
  }
  return [...new Set(found)]
}"""

# What takes more lines than it may.
TALL = """([selector, most]) => [...document.querySelectorAll(selector)]
  .filter((each) => each.checkVisibility() && each.clientHeight > most * parseFloat(getComputedStyle(each).lineHeight) + 5)
  .map((each) => `${each.textContent} is ${each.clientHeight} tall`)"""

# What is drawn over something else in the same row.
OVERLAPPING = """() => {
  const found = []
  for (const row of document.querySelectorAll('.row, .slip')) {
    const parts = [...row.querySelectorAll('.title, .facts > *, .dur, .check, .rank, .fold, .num, .who, .ask')]
      .filter((each) => each.checkVisibility({ opacityProperty: true }) && !each.closest('.vh'))
      .map((each) => [each, each.getBoundingClientRect(), each.closest('.facts')?.getBoundingClientRect()])
      // Facts that do not fit are left out.
      .filter(([each, box, facts]) => box.width && (!facts || getComputedStyle(each).position === 'absolute' || box.top < facts.bottom - 2))
    for (const [one, a] of parts) for (const [two, b] of parts) {
      if (one === two || one.contains(two) || two.contains(one)) continue
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)]
      if (x > 1.5 && y > 4 && one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING) {
        found.push(`${one.className} “${one.textContent.slice(0, 30)}” and ${two.className} “${two.textContent.slice(0, 30)}”`)
      }
    }
  }
  return found
}"""
