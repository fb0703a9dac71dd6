// Moves the line of the current time every minute. The page provides the time; the browser's clock only measures the
// time since.
import { refresh } from './live.js';
import { clock } from './plan-clock.js';
import { timelines } from './plan-days.js';

const minutes = () => Math.floor(Date.now() / 60_000);
// The interval, in minutes, at which elapsed, missed and remaining time is refreshed even if nothing starts or ends.
const often = 5;

export function planNow() {
  let base = null;
  let timer = null;

  const read = () => {
    const today = timelines().find(({ dataset }) => dataset.now !== undefined);
    base = today ? { now: Number(today.dataset.now), at: minutes() } : null;
  };
  const tick = () => {
    clearTimeout(timer);
    if (!base) return;
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000) + 50);
    const today = timelines().find(({ dataset }) => dataset.now !== undefined);
    const now = base.now + minutes() - base.at;
    if (!today || now === Number(today.dataset.now)) return;
    draw(today, now);
    if (now % often === 0 || now >= Number(today.dataset.minutes) || turns(today, now)) refresh();
  };
  document.addEventListener('merged', () => (read(), tick()));
  document.addEventListener('visibilitychange', () => document.hidden || tick());
  read();
  tick();
}

// Returns true if an entry starts or ends now.
const turns = (element, now) =>
  [...element.querySelectorAll('[data-until]')].some(({ dataset }) => Number(dataset.from) === now || Number(dataset.until) === now);

function draw(element, now) {
  const { dataset } = element;
  dataset.now = now;
  const down = now - Number(dataset.from);
  const isDrawn = down >= 0 && now < Number(dataset.until);
  const shift = { shiftAt: Number(dataset.shiftAt ?? Infinity), shift: Number(dataset.shift ?? 0) };
  for (const line of document.querySelectorAll('#plan .now, #plan .now-tag')) {
    line.hidden = !isDrawn;
    line.dataset.h = Math.floor(down / 60);
    line.dataset.m = down % 60;
    const text = line.querySelector('span')?.lastChild;
    if (text) text.nodeValue = clock(shift, now);
  }
  for (const passed of element.querySelectorAll('.passed')) {
    const gone = now - Math.max(Number(passed.parentElement.dataset.from), Number(dataset.from));
    passed.dataset.lh = Math.floor(gone / 60);
    passed.dataset.lm = gone % 60;
  }
}
