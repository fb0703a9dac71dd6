// Opens a day where it matters: at now, else at the first thing of the day.
import { scrollerOf, timelines } from './plan-days.js';

const above = 96;

export function planView() {
  if (scrolled()) return;
  const today = timelines().find(({ dataset }) => dataset.now !== undefined) ?? timelines()[0];
  const target = today?.querySelector('.now:not([hidden])') ?? today?.parentElement.querySelector('.now:not([hidden])')
    ?? today?.querySelector('.block, .busy');
  if (!target) return;
  const area = scrollerOf(today);
  const top = area === document.scrollingElement ? 0 : area.getBoundingClientRect().top;
  area.scrollTop += target.getBoundingClientRect().top - top - above;
}

// An address with a place, or a page one comes back to, is where it shall be.
const scrolled = () => location.hash !== '' || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
