// Keeps the page up to date: replaces the parts marked data-live with those of a fresh copy, without disturbing the
// focus, the scroll position, an edit or a drag.
import { exclusive, isSending } from './send.js';
import { adopt } from './toast.js';
import { exchangeStage } from './focus-motion.js';
import { mergeRows } from './merge-rows.js';
import { morph } from './morph.js';
import { windowFields } from './row-windows.js';
import { followSync, isRefused, reach, reachable } from './status.js';
import { signedOut } from './drafts.js';

// Combines changes in quick succession.
const pause = 500;
// The time for which a page being left is not refreshed: its contents may be gone before the next page arrives.
const parting = 3_000;

let running = false;
let next = null;
// The ETag of the copy that is completely shown; null as soon as anything else is merged.
let shown = null;
let stream = null;
let timer = null;
let earliest = 0;

// isConditional: allows the server to respond that nothing has changed.
export async function refresh(isConditional = false) {
  next = isConditional && (next ?? true);
  if (running) return;
  running = true;
  try {
    while (next !== null) {
      const headers = { 'X-Zeitblock-Fragment': '1' };
      if (next && shown) headers['If-None-Match'] = shown;
      next = null;
      await exclusive(async () => {
        const from = document.body.dataset.address;
        await take(await fetch(address(), { headers }), from);
      });
    }
  } catch {
    next = null;
    reachable(false);
  } finally {
    running = false;
  }
}

// The page may be the response to a form; refreshes use its own URL.
function address() {
  const url = new URL(document.body.dataset.address, location.href);
  for (const [name, value] of Object.entries(windowFields())) url.searchParams.set(name, value);
  // Keeps the message about a task just added, updated if its title is improved.
  const { added } = document.querySelector('#toasts [data-added]')?.dataset ?? {};
  if (added) url.searchParams.set('notice', added);
  return url;
}

async function take(response, from) {
  const html = await response.text();
  reachable(true);
  // The page has changed during the request, for example to new search results; this copy is outdated.
  if (document.body.dataset.address !== from) {
    next ??= false;
    return;
  }
  // The session has ended: the reloaded page shows how to sign in, unless that would lose typed text.
  if (isRefused(response)) return void (signedOut() || location.reload());
  // A pending change brings its own response; this older copy would briefly revert it.
  if (!response.ok || isSending()) return;
  shown = (await swap(html, 'all')) ? response.headers.get('ETag') : null;
}

// Returns true if everything was merged; parts being edited or dragged are skipped.
export async function swap(html, extent) {
  shown = null;
  let isWhole = true;
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('[data-live]')) {
    const here = document.getElementById(part.id);
    if (!here) continue;
    if (part.id === 'toasts') adopt(part);
    else if (extent === 'all') isWhole = (await exchange(here, part)) && isWhole;
  }
  return isWhole;
}

async function exchange(here, part) {
  if (part.id === 'list') {
    const merged = await mergeRows(here, part);
    if (merged) return merged === 'whole';
  }
  if (part.id === 'focus') return exchangeStage(here, part);
  // Never interrupts an edit.
  if (here.querySelector('.rename')) return false;
  if (part.dataset.live === 'merge') {
    // During a drag nothing is merged; the drop requests a fresh copy.
    if (here.matches('.is-dragging') || here.querySelector('.is-dragging, .is-swiped')) return false;
    stayOpen(here, part);
    morph(here, part);
    here.dispatchEvent(new Event('merged', { bubbles: true }));
    return true;
  }
  stayOpen(here, part);
  if (here.outerHTML === part.outerHTML) return true;
  const refocus = here.contains(document.activeElement) ? placeOf(document.activeElement, here) : null;
  here.replaceWith(part);
  refocus?.();
  return true;
}

// Returns a function that finds the focused control again after its part was replaced: by id, or else by its position
// in the list, where the next entry has taken its place.
function placeOf(control, here) {
  const entries = (root) => [...root.querySelectorAll('li')];
  const controls = (root) => [...root.querySelectorAll('a[href], button:not([disabled]), input:not([type=hidden])')];
  const entry = control.closest('li');
  const at = entry ? entries(here).indexOf(entry) : -1;
  const nth = controls(entry ?? here).indexOf(control);
  return () => {
    const part = document.getElementById(here.id);
    const now = entry ? entries(part)[Math.min(at, entries(part).length - 1)] : part;
    const next = document.getElementById(control.id) ?? (now && (controls(now)[nth] ?? controls(now)[0]));
    (next ?? document.getElementById('main')).focus({ preventScroll: true });
  };
}

// Open groups stay open.
function stayOpen(here, part) {
  for (const group of here.querySelectorAll('details[open][id]')) part.querySelector(`#${group.id}`)?.setAttribute('open', '');
}

// The event stream reports changes made in other tabs, in the terminal and by the sync.
export function watchChanges() {
  listen();
  addEventListener('beforeunload', () => leave());
  addEventListener('pageshow', (event) => event.persisted && refresh());
  addEventListener('pagehide', () => stream.close());
}

function listen() {
  // Sends the page's data mark, so that changes made before the stream opened are reported too.
  stream = new EventSource(`/events?since=${encodeURIComponent(document.body.dataset.mark ?? '')}`);
  stream.addEventListener('change', () => soon());
  stream.addEventListener('sync', (event) => followSync(event.data));
  stream.addEventListener('open', () => reachable(true));
  stream.addEventListener('error', () => reach());
}

// Called after the user has signed in again.
export function listenAgain() {
  if (stream.readyState === EventSource.CLOSED) listen();
  refresh();
}

export const isListening = () => stream?.readyState === EventSource.OPEN;

function soon() {
  timer ??= setTimeout(() => {
    timer = null;
    earliest = performance.now() + pause;
    refresh(true);
  }, Math.max(0, earliest - performance.now()));
}

// Postpones a pending refresh; after a download, which stays on the page, refreshing resumes.
function leave() {
  earliest = performance.now() + parting;
  if (timer === null) return;
  clearTimeout(timer);
  timer = null;
  soon();
}
