// Opens a day where it matters: at now, else where work begins, or at what begins before that.
import { scrollerOf, timelines } from './plan-days.js';

const above = 56;

export function planView() {
  if (scrolled()) return;
  const today = timelines().find(({ dataset }) => dataset.now !== undefined) ?? timelines()[0];
  reveal((isAtNight(today) ? null : today?.querySelector('.now:not([hidden])')) ?? first(today), today);
}

// In a week the hours of work are looked for, not those of the night.
function isAtNight(day) {
  const { now, working = '' } = day?.dataset ?? {};
  const starts = working.split(' ').filter(Boolean).map((stretch) => Number.parseInt(stretch, 10));
  return Boolean(day?.closest('.week')) && starts.length > 0 && Number(now) < Math.min(...starts);
}

// Scrolls so that something on a timeline can be seen.
export function reveal(target, day = target?.closest('[data-behavior=timeline]')) {
  if (!target?.checkVisibility()) return;
  const area = scrollerOf(day);
  const { top, bottom } = area === document.scrollingElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect();
  const down = target.getBoundingClientRect().top - top;
  const covered = pinned(area);
  // What can be seen as it is needs no scrolling, which would take away what stands above it.
  if (down > covered && down < (bottom - top) / 2) return;
  area.scrollTop += down - covered - above;
}

// What goes on since the day before says nothing of when this one begins.
function first(day) {
  if (!day) return null;
  const work = Number.parseInt(day.dataset.working, 10);
  const things = [...day.querySelectorAll('.block, .busy')];
  const begun = things.filter(({ dataset }) => Number(dataset.from) > Number(day.dataset.from) || Number(dataset.from) >= work);
  const from = Math.min(work || Infinity, ...begun.map(({ dataset }) => Number(dataset.from)));
  const hours = [...day.closest('#plan').querySelectorAll('.hours > div')];
  // The line of the hour before it, so that nothing is cut.
  const line = hours[Math.max(0, Math.floor((from - Number(day.dataset.from)) / 60))];
  return Number.isFinite(from) && line?.checkVisibility() ? line : things[0];
}

// How much of what scrolls is covered by what stays.
const pinned = (area) => ['.plan-head', '#plan-form > .cap', '.wk-h']
  .map((name) => document.querySelector(`#plan ${name}`))
  .filter((each) => each && area.contains(each) && getComputedStyle(each).position === 'sticky')
  .reduce((sum, each) => sum + each.offsetHeight, 0);

// An address with a place, or a page one comes back to, is where it shall be.
const scrolled = () => location.hash !== '' || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
