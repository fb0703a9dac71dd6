// The status dot: follows the sync, and shows when the server becomes unreachable and reachable again.
import { refresh } from './live.js';
import { announce } from './announce.js';
import { signedIn, signedOut } from './drafts.js';

// States serious enough to be announced when they begin and end.
const grave = ['attention', 'offline', 'unreachable'];

let isReachable = true;
let latest = 0;

const dots = () => document.querySelectorAll('[data-status]');

export function followSync(revision) {
  if (!isReachable || dots()[0]?.dataset.revision === revision) return;
  showStatus();
  if (document.getElementById('sync')) refresh(true);
}

// Fetches the dots again, in the language of the page.
export async function showStatus() {
  const number = (latest += 1);
  try {
    const response = await fetch('/sync/status', { headers: { 'X-Zeitblock-Fragment': '1' } });
    const html = await response.text();
    if (response.ok && number === latest) adopt(new DOMParser().parseFromString(html, 'text/html'));
  } catch {
    reachable(false);
  }
}

function adopt(page) {
  const before = dots()[0]?.dataset.status;
  for (const dot of dots()) {
    const fresh = page.getElementById(dot.id);
    if (!fresh) continue;
    dot.innerHTML = fresh.innerHTML;
    if (!fresh.title) dot.removeAttribute('title');
    for (const { name, value } of fresh.attributes) dot.setAttribute(name, value);
  }
  const now = dots()[0]?.dataset.status;
  if (now === before) return;
  const isWatched = document.getElementById('sync');
  if (isWatched || grave.includes(now) || grave.includes(before)) announce(dots()[0]?.textContent ?? '');
}

// Returns whether the server would accept input. Requests a fixed URL, because the page itself may be the response to
// a form.
export async function reach() {
  const headers = { 'X-Zeitblock-Fragment': '1' };
  const response = await fetch('/sync/status', { headers, cache: 'no-store' }).catch(() => null);
  reachable(Boolean(response));
  return response ? !(isRefused(response) && signedOut()) : false;
}

// Returns whether the user is signed out.
export function isRefused({ status }) {
  if (status !== 401 && status !== 403) return signedIn(), false;
  return true;
}

export function reachable(now) {
  if (now === isReachable) return;
  isReachable = now;
  const words = document.body.dataset;
  announce(now ? words.wordOnline : words.wordOfflineHint);
  if (now) return showStatus(), void refresh();
  for (const dot of dots()) {
    dot.className = 'status is-offline';
    dot.dataset.status = 'unreachable';
    dot.title = words.wordOfflineHint;
    dot.firstElementChild.textContent = words.wordOffline;
  }
  setTimeout(retry, 3000);
}

async function retry() {
  if (isReachable) return;
  await refresh();
  if (!isReachable) setTimeout(retry, 3000);
}
