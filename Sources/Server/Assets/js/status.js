// Tells when the server is out of reach, and when it is back.
import { refresh } from './live.js';
import { announce } from './announce.js';

let isReachable = true;

export function reachable(now) {
  if (now === isReachable) return;
  isReachable = now;
  const words = document.body.dataset;
  announce(now ? words.wordOnline : words.wordOfflineHint);
  if (now) return void refresh();
  for (const dot of document.querySelectorAll('[data-status]')) {
    dot.classList.add('is-offline');
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
