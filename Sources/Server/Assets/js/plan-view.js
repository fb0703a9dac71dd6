// Scrolls a day to the current time, or else to the start of the working hours or an earlier first entry.
import { scrollerOf, timelines } from './plan-days.js';

const above = 56;

export function planView() {
  if (scrolled()) return;
  const today = timelines().find(({ dataset }) => dataset.now !== undefined) ?? timelines()[0];
  reveal((isAtNight(today) ? null : today?.querySelector('.now:not([hidden])')) ?? first(today), today);
}

// In a week, the working hours are shown even if it is night.
function isAtNight(day) {
  const { now, working = '' } = day?.dataset ?? {};
  const starts = working.split(' ').filter(Boolean).map((stretch) => Number.parseInt(stretch, 10));
  return Boolean(day?.closest('.week')) && starts.length > 0 && Number(now) < Math.min(...starts);
}

// Scrolls an element of a timeline into view.
export function reveal(target, day = target?.closest('[data-behavior=timeline]')) {
  if (!target?.checkVisibility()) return;
  const area = scrollerOf(day);
  const { top, bottom } = area === document.scrollingElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect();
  const down = target.getBoundingClientRect().top - top;
  const covered = pinned(area);
  // A visible element needs no scrolling, which would hide what is above it.
  if (down > covered && down < (bottom - top) / 2) return;
  area.scrollTop += down - covered - above;
}

// Ignores entries that began the day before.
function first(day) {
  if (!day) return null;
  const work = Number.parseInt(day.dataset.working, 10);
  const things = [...day.querySelectorAll('.block, .busy')];
  const begun = things.filter(({ dataset }) => Number(dataset.from) > Number(day.dataset.from) || Number(dataset.from) >= work);
  const from = Math.min(work || Infinity, ...begun.map(({ dataset }) => Number(dataset.from)));
  const hours = [...day.closest('#plan').querySelectorAll('.hours > div')];
  // Returns the preceding hour line, so that nothing is cut off.
  const line = hours[Math.max(0, Math.floor((from - Number(day.dataset.from)) / 60))];
  return Number.isFinite(from) && line?.checkVisibility() ? line : things[0];
}

// Returns the height of the scroll container covered by sticky elements.
const pinned = (area) => ['.plan-head', '#plan-form > .cap', '.wk-h']
  .map((name) => document.querySelector(`#plan ${name}`))
  .filter((each) => each && area.contains(each) && getComputedStyle(each).position === 'sticky')
  .reduce((sum, each) => sum + each.offsetHeight, 0);

// A URL with a fragment, or going back in the history, determines the scroll position.
const scrolled = () => location.hash !== '' || performance.getEntriesByType('navigation')[0]?.type === 'back_forward';
