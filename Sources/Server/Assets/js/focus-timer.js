// Advances the timer on the card. It measures from the time the page was rendered instead of counting ticks, so that
// a sleeping machine loses no time.
import { announce, fill } from './announce.js';
import { refresh } from './live.js';

let beat = null;
let told = null;
let from = { element: null, at: 0 };

const clock = () => document.getElementById('focus-timer');

export function goOn() {
  const timer = clock();
  clearInterval(beat);
  if (!timer) return (told = null);
  const { phase } = timer.dataset;
  if (told !== null && told !== phase) tell(timer, told, phase);
  told = phase;
  if (!('runs' in timer.dataset)) return;
  from = { element: timer, at: Date.now() };
  beat = setInterval(show, 1000);
}

function tell(timer, before, now) {
  if (now === 'onBreak') announce(timer.dataset.wordBreak);
  else if (before === 'onBreak') announce(timer.dataset.wordWork);
}

function show() {
  const timer = clock();
  if (!timer || timer !== from.element) return clearInterval(beat);
  const start = Number(timer.dataset.seconds);
  const seconds = start + Math.max(0, Math.floor((Date.now() - from.at) / 1000));
  timer.querySelector('#focus-clock').textContent = written(seconds);
  const total = Number(timer.dataset.total ?? 0);
  const passed = timer.querySelector('#focus-passed');
  if (passed) {
    passed.value = Math.min(seconds, total);
    const label = fill(passed.dataset.word, Math.floor(seconds / 60), Math.round(total / 60));
    if (passed.getAttribute('aria-label') !== label) passed.setAttribute('aria-label', label);
  }
  // The server decides what follows this interval.
  if (total && start < total && seconds >= total) {
    timer.dataset.seconds = String(seconds);
    from.at = Date.now();
    refresh();
  }
}

function written(seconds) {
  const two = (number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = `:${two(seconds % 60)}`;
  return minutes < 60 ? minutes + tail : `${Math.floor(minutes / 60)}:${two(minutes % 60)}${tail}`;
}

// A page restored from the back/forward cache may be outdated.
addEventListener('pageshow', (event) => event.persisted && refresh());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && clock() && show());
