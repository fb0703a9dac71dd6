// Scrolls the page during a drag near its top or bottom edge.
import { scroller } from './scroller.js';

const edge = 56;

// y: the pointer's position; null stops the scrolling. moved: called after each step.
export function edgeScroll(y, moved, area = scroller()) {
  let at = y;
  let frame = requestAnimationFrame(tick);

  function tick() {
    const box = area === document.scrollingElement
      ? { top: 0, bottom: innerHeight - 72 } : area.getBoundingClientRect();
    const over = at === null ? 0 : Math.max(0, at - box.bottom + edge) - Math.max(0, box.top + edge - at);
    if (over) {
      area.scrollTop += Math.max(-18, Math.min(18, over / 3));
      moved();
    }
    frame = requestAnimationFrame(tick);
  }

  return { area, follow: (now) => (at = now), stop: () => cancelAnimationFrame(frame) };
}
