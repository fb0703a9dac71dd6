// Scrolls the page while something in the hand is near its upper or lower edge.
import { scroller } from './scroller.js';

const edge = 56;

// moved: called after each bit of scrolling. Without a height nothing scrolls.
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
