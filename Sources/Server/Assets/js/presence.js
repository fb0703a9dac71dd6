// Tells the server that somebody is here again, so that it looks for what was changed elsewhere; on a page that is watched for
// that, every few seconds as long as somebody seems to be there.
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

// Nobody waits for it: when the server is out of reach, the stream of events says so.
function post(fields = {}) {
  fetch('/sync/focus', { method: 'POST', keepalive: true, body: new URLSearchParams(fields) }).catch(() => {});
}
