// Hit testing for drags: maps a point to a minute of a day, or to the list of unscheduled tasks. Positions are
// measured once and corrected by the scroll offsets, which are cached because reading them would force a layout after
// every move.
import { measure, scrollerOf } from './plan-days.js';

// The range beyond the top and bottom of a scroll container that still counts as the day, so that dragging can scroll
// further.
const margin = 60;

export class HitTest {
  constructor(days) {
    this.days = days;
    this.tray = document.getElementById('tray')?.getBoundingClientRect();
    const areas = days.map(({ element }) => scrollerOf(element));
    this.windows = new Map(areas.map((area) => [area, windowOf(area)]));
    this.boxes = measure(days, areas);
    this.scrolled = new Map(this.boxes.map(({ area, down, across }) => [area, { down, across }]));
  }

  // Updates the cached offsets; call it after scrolling.
  look() {
    for (const area of this.scrolled.keys()) this.scrolled.set(area, { down: area.scrollTop, across: area.scrollLeft });
  }

  get area() {
    return this.boxes[0].area;
  }

  isUnscheduled(x, y) {
    const box = this.tray;
    return Boolean(box) && x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }

  // Returns the day and the unrounded minute at a point; null outside of all days.
  at(x, y) {
    for (const [day, box] of this.boxes.entries()) {
      const across = this.scrolled.get(box.area).across - box.across;
      const { top, bottom } = this.windows.get(box.area);
      const [left, right] = box.outer;
      const upper = this.top(day);
      if (x + across < left || x + across >= right || y < top - margin || y > bottom + margin) continue;
      // If days are stacked, the next one begins where this one ends.
      if (this.isStacked && (y < upper - margin || y > upper + box.height)) continue;
      return { day, minute: this.minute(day, y) };
    }
    return null;
  }

  get isStacked() {
    return this.boxes.length > 1 && this.boxes[0].outer[0] === this.boxes[1].outer[0];
  }

  top(day) {
    const box = this.boxes[day];
    return box.top - (this.scrolled.get(box.area).down - box.down);
  }

  minute(day, y) {
    return this.days[day].from + (y - this.top(day)) / this.scale(day);
  }

  scale(day) {
    const { from, until } = this.days[day];
    return this.boxes[day].height / (until - from);
  }

  // Returns where a range of minutes is drawn.
  place(day, from, minutes) {
    const box = this.boxes[day];
    const scale = this.scale(day);
    return {
      x: box.left - (this.scrolled.get(box.area).across - box.across), y: this.top(day) + (from - this.days[day].from) * scale,
      width: box.width, height: minutes * scale,
    };
  }
}

function windowOf(area) {
  if (area === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = area.getBoundingClientRect();
  return { top, bottom };
}
