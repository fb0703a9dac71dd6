// All other buttons of the plan send their changes without leaving the page.
import { announce } from './announce.js';
import { reveal } from './plan-view.js';
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
  // Planning takes a while; a second press must not request it again.
  if (form.ariaBusy === 'true') return;
  const isPlanning = form.matches('.is-asking');
  const line = submitter?.closest('#missed li, #plan-changes li');
  const place = line && placeOf(line, submitter);
  const fields = new FormData(form, submitter);
  if (isPlanning) form.ariaBusy = 'true', announce(form.querySelector('.for-busy').textContent);
  const isDone = await sendPlan(url, fields);
  if (isPlanning) form.ariaBusy = null;
  if (isDone && isPlanning) reveal(first());
  if (isDone && place) goOn(place);
}

// Returns the topmost proposed block.
const first = () => [...document.querySelectorAll('#plan .block.is-ghost')]
  .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)[0];

function placeOf(line, control) {
  const list = `#${line.closest('[id]:not(li)').id} li`;
  return { list, index: [...document.querySelectorAll(list)].indexOf(line), formAction: new URL(control.formAction).pathname };
}

// After an action on a list item, focuses the next item, on the same button if it has one; after the last item, the
// timeline.
function goOn({ list, index, formAction }) {
  const lines = document.querySelectorAll(list);
  const line = lines[Math.min(index, lines.length - 1)];
  const same = [...(line?.querySelectorAll('#plan-changes button') ?? [])].find((each) => new URL(each.formAction).pathname === formAction);
  const next = same ?? line?.querySelector('.title') ?? document.getElementById('scroller');
  next?.focus({ preventScroll: lines.length === 0 });
}
