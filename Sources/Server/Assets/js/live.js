// Keeps the page true: takes parts marked data-live from a fresh copy of the page and puts them in, without disturbing
// focus, scroll position, an edit in progress or a drag.
import { exclusive, isSending } from './send.js';
import { adopt } from './toast.js';
import { exchangeStage } from './focus-motion.js';
import { mergeRows } from './merge-rows.js';
import { morph } from './morph.js';
import { windowFields } from './row-windows.js';
import { followSync, isRefused, reach, reachable } from './status.js';
import { signedOut } from './drafts.js';

// Changes that follow each other closely are shown together.
const pause = 500;
// A page that is being left stays as it is for so long: what it shows may be gone before its successor comes.
const parting = 3_000;

let running = false;
let next = null;
// Names the copy of the page that is shown whole; nothing as soon as anything else was put in.
let shown = null;
let stream = null;
let timer = null;
let earliest = 0;

// isConditional: what is shown already need not come again.
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

// The page may be the answer to a form; it is fetched from where it can be read.
function address() {
  const url = new URL(document.body.dataset.address, location.href);
  for (const [name, value] of Object.entries(windowFields())) url.searchParams.set(name, value);
  // What is told of a task just added stays true when its title is improved.
  const { added } = document.querySelector('#toasts [data-added]')?.dataset ?? {};
  if (added) url.searchParams.set('notice', added);
  return url;
}

async function take(response, from) {
  const html = await response.text();
  reachable(true);
  // Meanwhile the page has become another, such as what was found; this is an older picture.
  if (document.body.dataset.address !== from) {
    next ??= false;
    return;
  }
  // The session has ended: the page that comes then says how to get back in, unless something typed would go with this one.
  if (isRefused(response)) return void (signedOut() || location.reload());
  // A change on its way brings its own answer; an older picture would undo it for a moment.
  if (!response.ok || isSending()) return;
  shown = (await swap(html, 'all')) ? response.headers.get('ETag') : null;
}

// Answers whether everything was put in; what is under somebody's hand stays as it is.
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
  // Never eat an edit in progress.
  if (here.querySelector('.rename')) return false;
  if (part.dataset.live === 'merge') {
    // Somebody is holding something; the drop asks for a fresh copy.
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

// Answers how to find what had the focus once a part of the page was replaced: by its name, else by its place in the list,
// where the next entry has taken it.
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

// What is open stays open.
function stayOpen(here, part) {
  for (const group of here.querySelectorAll('details[open][id]')) part.querySelector(`#${group.id}`)?.setAttribute('open', '');
}

// Other tabs, the terminal and sync make themselves known through the event stream.
export function watchChanges() {
  listen();
  addEventListener('beforeunload', () => leave());
  addEventListener('pageshow', (event) => event.persisted && refresh());
  addEventListener('pagehide', () => stream.close());
}

function listen() {
  // Says what the page is made of, so that a change made before the stream opened is told too.
  stream = new EventSource(`/events?since=${encodeURIComponent(document.body.dataset.mark ?? '')}`);
  stream.addEventListener('change', () => soon());
  stream.addEventListener('sync', (event) => followSync(event.data));
  stream.addEventListener('open', () => reachable(true));
  stream.addEventListener('error', () => reach());
}

// Once somebody has signed in again.
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

// Puts off what is to come; a download leaves the page where it is, and then it goes on.
function leave() {
  earliest = performance.now() + parting;
  if (timer === null) return;
  clearTimeout(timer);
  timer = null;
  soon();
}
