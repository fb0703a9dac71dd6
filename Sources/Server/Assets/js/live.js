// Keeps the page true: takes parts marked data-live from a fresh copy of the page and puts them in, without disturbing
// focus, scroll position, an edit in progress or a drag.
import { isSending } from './send.js';
import { adopt } from './toast.js';
import { mergeRows } from './merge-rows.js';
import { reachable } from './status.js';

let running = false;
let again = false;

export async function refresh() {
  if (running) return void (again = true);
  running = true;
  try {
    do {
      again = false;
      // The page may be the answer to a form; it is fetched from where it can be read.
      const response = await fetch(document.body.dataset.address, { headers: { 'X-Zeitblock-Fragment': '1' } });
      const html = await response.text();
      reachable(true);
      // The session has ended: the page that comes then says how to get back in.
      if (response.status === 401 || response.status === 403) return location.reload();
      // A change on its way brings its own answer; an older picture would undo it for a moment.
      if (response.ok && !isSending()) swap(html, 'all');
    } while (again);
  } catch {
    reachable(false);
  } finally {
    running = false;
  }
}

export function swap(html, extent) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const part of page.querySelectorAll('[data-live]')) {
    const here = document.getElementById(part.id);
    if (!here) continue;
    if (part.id === 'toasts') adopt(part);
    else if (extent === 'all') exchange(here, part);
  }
}

function exchange(here, part) {
  if (part.id === 'list' && mergeRows(here, part)) return;
  if (here.outerHTML === part.outerHTML) return;
  const focused = here.contains(document.activeElement) ? document.activeElement.id : null;
  if (here.dataset.status) here.innerHTML = part.innerHTML, here.className = part.className;
  else here.replaceWith(part);
  if (focused) (document.getElementById(focused) ?? document.getElementById('main')).focus({ preventScroll: true });
}

// Other tabs, the terminal and sync make themselves known through the event stream.
export function watchChanges() {
  // Says what the page is made of, so that a change made before the stream opened is told too.
  const stream = new EventSource(`/events?since=${encodeURIComponent(document.body.dataset.mark ?? '')}`);
  stream.addEventListener('change', () => refresh());
  stream.addEventListener('open', () => reachable(true));
  stream.addEventListener('error', () => check());
  addEventListener('pageshow', (event) => event.persisted && refresh());
  addEventListener('pagehide', () => stream.close());
}

async function check() {
  try {
    await fetch(location.href, { method: 'HEAD' });
    reachable(true);
  } catch {
    reachable(false);
  }
}
