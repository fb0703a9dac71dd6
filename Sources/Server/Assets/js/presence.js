// Tells the server that somebody is here again, so that it looks for what was changed elsewhere.
const rest = 30_000;
let last = -rest;

export function tellPresence() {
  addEventListener('focus', tell);
  addEventListener('online', tell);
  document.addEventListener('visibilitychange', tell);
  tell();
}

function tell() {
  if (document.visibilityState !== 'visible' || !document.querySelector('[data-syncs]')) return;
  if (performance.now() - last < rest) return;
  last = performance.now();
  // Nobody waits for it: when the server is out of reach, the stream of events says so.
  fetch('/sync/focus', { method: 'POST', keepalive: true }).catch(() => {});
}
