// Opens a day where it matters: at now, else at the first thing of the day.
import { scrollerOf, timelines } from './plan-days.js';

const above = 56;

export function planView() {
  if (scrolled()) return;
  const today = timelines().find(({ dataset }) => dataset.now !== undefined) ?? timelines()[0];
  const target = today?.querySelector('.now:not([hidden])') ?? today?.querySelector('.block, .busy');
  if (!target?.checkVisibility()) return;
  const area = scrollerOf(today);
  const { top, bottom } = area === document.scrollingElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect();
  const down = target.getBoundingClientRect().top - top;
  const covered = pinned(area);
  // What can be seen as it is needs no scrolling, which would take away what stands above it.
  if (down > covered && down < (bottom - top) / 2) return;
  area.scrollTop += down - covered - above;
}

// How much of what scrolls is covered by what stays.
const pinned = (area) => ['.plan-head', '#plan-form > .cap', '.wk-h']
  .map((name) => document.querySelector(`#plan ${name}`))
  .filter((each) => each && area.contains(each) && getComputedStyle(each).position === 'sticky')
  .reduce((sum, each) => sum + each.offsetHeight, 0);

// An address with a place, or a page one comes back to, is where it shall be.
const scrolled = () => location.hash !== '' || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
