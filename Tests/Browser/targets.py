"""What a finger can hit: everything to press is 44 px wide and tall."""

# What is drawn may be smaller, so the page itself is asked what a finger would hit: the element, something in it, or its
# label. Links inside a sentence are exempt (WCAG 2.5.8); beside an open dialog or menu nothing else counts. What lies on a
# timeline is as tall as its time is long, and at least 24 px; the menu of its block does the same with 44.
SMALL = """() => {
  // Positions are snapped to pixels, and what lies side by side touches.
  const needed = 42, small = []
  const open = document.querySelector('dialog[open]') ?? document.querySelector('.menu-list[role=menu]:not([hidden])') ?? document
  const isInSentence = (element) => getComputedStyle(element).display === 'inline' && element.closest('p, li, dd, td, legend')
    && element.closest('p, li, dd, td, legend').textContent.trim() !== element.textContent.trim()
  const fixedAround = function* (element) {
    for (; element; element = element.parentElement) if (getComputedStyle(element).position === 'fixed') yield element
  }
  for (const element of open.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select, textarea, [role=option], [role=menuitem]')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) || element.matches('.skip') || isInSentence(element)) continue
    if (getComputedStyle(element).pointerEvents === 'none' || getComputedStyle(element).clipPath !== 'none') continue
    const labels = [...element.labels ?? []]
    const drawn = labels.find((label) => label.contains(element)) ?? element
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = drawn.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const x = box.left + box.width / 2, y = box.top + box.height / 2
    const isHit = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy)
      // A message or bar over it goes, or the page can be scrolled.
      if (hit && [...fixedAround(hit)].some((bar) => !bar.contains(element))) return true
      return hit !== null && (drawn.contains(hit) || labels.some((label) => label.contains(hit)))
    }
    const way = (dx, dy) => {
      let way = 0
      while (way < needed && isHit(dx * (way + 1), dy * (way + 1))) way += 1
      return way
    }
    const across = isHit(0, 0) ? 1 + way(-1, 0) + way(1, 0) : 0, down = isHit(0, 0) ? 1 + way(0, -1) + way(0, 1) : 0
    const tall = element.closest('[data-behavior=timeline]') ? 24 : needed
    if (across < needed || down < tall) {
      const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id || element.name)
      small.push(`${element.tagName.toLowerCase()}.${element.className} “${name.slice(0, 40)}” ${across} × ${down}`)
    }
  }
  return small
}"""
