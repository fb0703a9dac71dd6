// Asks the user if the browser's time zone differs from the configured one. Nothing changes automatically; the answer
// to keep the zone is remembered in this browser for this pair of zones.
import { announce } from './announce.js';
import { send } from './send.js';

const memory = 'zeitblock-zone-kept:';
// Milliseconds between checks, since users travel and clocks change while a page is open.
const pause = 10_000;

export function zone(form) {
  const toasts = document.getElementById('toasts');
  toasts.querySelector('.is-asking')?.remove();
  const there = form.dataset.zone;
  let notice = null;
  let asked = '';
  const look = () => {
    if (!form.isConnected) return clearInterval(timer);
    const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const now = new Date();
    const [mine, theirs] = [clock(now, here), clock(now, there) ?? clock(new Date(+now + form.dataset.ahead * 1000), 'UTC')];
    const pair = `${here} ${there}`;
    if (mine === theirs || localStorage.getItem(memory + pair)) {
      notice?.remove();
      notice = null;
      return;
    }
    if (asked !== pair) notice?.remove();
    if (!notice?.isConnected) toasts.append(notice = question(form, here, pair));
    const sentence = filled(form.querySelector('p'), { zone: here, time: mine.slice(-5), here: theirs.slice(-5) });
    notice.querySelector('p').textContent = sentence;
    if (asked !== pair) announce(sentence);
    asked = pair;
  };
  const timer = setInterval(look, pause);
  look();
}

const filled = (part, values) => part.textContent.replace(/\{(\w+)\}/g, (_, name) => values[name]);

function question(form, here, pair) {
  const notice = form.cloneNode(true);
  const [use, keep] = notice.querySelectorAll('button');
  for (const name of ['id', 'data-live', 'data-behavior', 'hidden']) notice.removeAttribute(name);
  notice.className = 'toast is-asking';
  use.value = here;
  use.textContent = filled(use, { zone: here });
  keep.addEventListener('click', () => {
    localStorage.setItem(memory + pair, '1');
    notice.remove();
    document.getElementById('main').focus({ preventScroll: true });
  });
  notice.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!(await send(form.getAttribute('action'), new FormData(notice, event.submitter)))) return;
    // Times appear all over the page, so it is reloaded, with the message and its undo button.
    const url = new URL(document.body.dataset.address, location.href);
    const number = document.querySelector('#toasts [name=expected]')?.value;
    if (number) url.searchParams.set('notice', number);
    location.replace(url);
  });
  return notice;
}

// Formats a time in a zone as `2026-11-23 02:26`; returns nothing for a zone unknown to the browser.
function clock(time, timeZone) {
  try {
    return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time);
  } catch {
    return null;
  }
}
