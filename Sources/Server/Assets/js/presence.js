// Tells the server that the user is back, so that it checks for changes elsewhere; on pages that follow such changes,
// does so every few seconds while the user seems present.
const rest = 30_000;
const watchRest = 5_000;
const patience = 600_000;
let last = -rest;
let lastSign = 0;

export function tellPresence() {
  addEventListener('focus', tell);
  addEventListener('online', tell);
  document.addEventListener('visibilitychange', tell);
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focus']) {
    addEventListener(sign, () => (lastSign = performance.now()), { passive: true });
  }
  setInterval(watch, watchRest);
  tell();
}

const isHere = () => document.visibilityState === 'visible' && document.querySelector('[data-syncs]');

function tell() {
  if (!isHere() || performance.now() - last < rest) return;
  last = performance.now();
  post();
}

function watch() {
  if (!isHere() || !document.querySelector('[data-watches]') || performance.now() - lastSign > patience) return;
  post({ watch: '1' });
}

// Errors are ignored: if the server is unreachable, the event stream reports it.
function post(fields = {}) {
  fetch('/sync/focus', { method: 'POST', keepalive: true, body: new URLSearchParams(fields) }).catch(() => {});
}
