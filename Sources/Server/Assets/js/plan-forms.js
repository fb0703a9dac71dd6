// Every other button of the plan sends its change without leaving the page.
import { announce } from './announce.js';
import { sendPlan } from './plan-send.js';

export function planForms() {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== 'post' || !form.closest('#plan') || form.dataset.behavior) return;
    event.preventDefault();
    const url = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    act(form, event.submitter, url);
  });
}

async function act(form, submitter, url) {
  // A plan takes its time; a second press would ask for the same once more.
  if (form.ariaBusy === 'true') return;
  const isPlanning = form.matches('.is-asking');
  const line = submitter?.closest('#missed li');
  const index = line ? [...line.parentElement.children].indexOf(line) : 0;
  const fields = new FormData(form, submitter);
  if (isPlanning) form.ariaBusy = 'true', announce(form.querySelector('.for-busy').textContent);
  const isDone = await sendPlan(url, fields);
  if (isPlanning) form.ariaBusy = null;
  if (isDone && line) goOn(index);
}

// After one missed block the next one has the focus, after the last of them the timeline.
function goOn(index) {
  const lines = document.querySelectorAll('#missed li');
  const next = lines[Math.min(index, lines.length - 1)]?.querySelector('.title') ?? document.getElementById('scroller');
  next?.focus({ preventScroll: lines.length === 0 });
}
