// Scheduling without dragging: one tap picks a task, the next one its time.
import { announce, fill } from './announce.js';
import { Hold, inHand } from './plan-hold.js';
import { HitTest } from './plan-hit-test.js';
import { endHint, hint } from './plan-hint.js';
import { readDays } from './plan-days.js';
import { closeDrawer } from './plan-drawer.js';
import { quoted, words } from './plan-words.js';

let picked = null;

export function planPick() {
  addEventListener('click', choose);
  addEventListener('keydown', (event) => picked && !inHand() && event.key === 'Escape' && !event.defaultPrevented && pick(null));
  document.addEventListener('merged', mark);
}

function choose(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const control = event.target.closest('#plan .s-plan');
  if (control) return event.preventDefault(), pick(control.closest('.slip'));
  if (!picked || event.target.closest('.block, .busy, button')) return;
  const timeline = event.target.closest('[data-behavior=timeline]');
  const slip = slipOf(picked);
  if (!timeline || !slip) return;
  event.preventDefault();
  place(slip, timeline, event);
}

// A gap can be chosen by keyboard, without coordinates.
function place(slip, timeline, { target, detail, clientX, clientY }) {
  const days = readDays();
  const day = days.findIndex(({ element }) => element === timeline);
  const gap = target.closest('.gap');
  const minute = gap && !detail ? Number(gap.dataset.from) : new HitTest(days).at(clientX, clientY)?.minute;
  const hold = minute === undefined ? null : Hold.take(slip);
  picked = null;
  mark();
  if (!hold) return;
  hold.do('aim', day, minute);
  hold.show();
  hold.drop();
}

export function pick(slip) {
  const task = slip?.dataset.task ?? null;
  const isOther = task !== picked;
  picked = null;
  mark();
  picked = isOther ? task : null;
  mark();
  if (!picked) return announce(words().wordUnpicked);
  closeDrawer();
  const sentence = fill(words().wordPicked, quoted(slip.querySelector('.title').textContent));
  announce(sentence);
  hint(sentence, slip.querySelector('.grip').getAttribute('href'), () => pick(null));
}

const slipOf = (task) => [...document.querySelectorAll('#plan .slip')].find((each) => each.dataset.task === task);

// Restores the marks, which a fresh copy of the page lacks.
function mark() {
  document.body.classList.toggle('has-picked', picked !== null);
  if (!picked) endHint();
  for (const slip of document.querySelectorAll('#plan .slip')) slip.classList.toggle('is-picked', slip.dataset.task === picked);
}
