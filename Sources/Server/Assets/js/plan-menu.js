// The menus of blocks and unscheduled tasks: everything that dragging can do, and more.
import { openMenu } from './menu.js';
import { encoded } from './path-segment.js';
import { movable, urlOf } from './plan-days.js';
import { keepFocus } from './plan-focus.js';
import { Hold } from './plan-hold.js';
import { pick } from './plan-pick.js';
import { planFields, sendPlan } from './plan-send.js';
import { openDurationMenu, showOnCard } from './row-menu.js';

const quarter = 15;

const post = (verb, fields) => (block) => sendPlan(`${urlOf(block)}/${verb}`, planFields(fields));
const lengthen = (by) => (block) => post('resize', { minutes: Math.max(5, Number(block.dataset.minutes) + by) })(block);

const ofBlock = {
  earlier: post('move', { by: -quarter }), later: post('move', { by: quarter }),
  shorter: lengthen(-quarter), longer: lengthen(quarter), next: post('move', { to: 'next' }),
  pin: post('pin', { pinned: 1 }), unpin: post('pin', { pinned: 0 }), unschedule: post('unschedule'), done: post('done'),
  focus: (block) => showOnCard(block.dataset.task),
  day: (block) => location.assign(`${urlOf(block)}#when`), open: (block) => location.assign(urlOf(block)),
  delete: (block) => sendPlan(`/tasks/${encoded(block.dataset.task)}/delete`, planFields()),
};

// A proposed block is accepted at its new position, through the same state machine as a drag.
const step = (...steps) => (ghost) => Hold.take(ghost)?.do(...steps).drop();
const answer = (index) => (ghost) => ghost.querySelectorAll('button[name=number]')[index].click();

const ofGhost = {
  accept: answer(0), reject: answer(1), earlier: step('nudge', -quarter), later: step('nudge', quarter),
  shorter: step('lengthen', -quarter), longer: step('lengthen', quarter),
  day: (ghost) => location.assign(ghost.querySelector('.grip').getAttribute('href')),
  focus: (ghost) => showOnCard(ghost.dataset.task), open: (ghost) => location.assign(ghost.querySelector('.b-title').getAttribute('href')),
};

const ofSlip = {
  pick: (slip) => pick(slip),
  next: nextGap,
  schedule: (slip) => location.assign(slip.querySelector('.grip').getAttribute('href')),
  open: (slip) => location.assign(slip.querySelector('.title').getAttribute('href')),
  focus: (slip) => showOnCard(slip.dataset.task),
  duration: (slip) => openDurationMenu(slip, slip.querySelector('.dur')),
};

async function nextGap({ dataset: { task } }) {
  if (await sendPlan('/blocks', planFields({ task, to: 'next' }))) keepFocus({ task });
}

export function planMenu() {
  addEventListener('click', (event) => {
    const handle = event.target.closest('#plan .grip');
    const item = handle?.closest(movable);
    if (!item || event.defaultPrevented) return;
    event.preventDefault();
    openPlanMenu(item, handle);
  });
}

export function openPlanMenu(item, anchor) {
  const isBlock = item.matches('.block');
  const acts = item.dataset.ghost ? ofGhost : isBlock ? ofBlock : ofSlip;
  const menu = document.getElementById(isBlock ? 'block-menu' : 'slip-menu');
  const isPinned = 'pinned' in item.dataset;
  for (const entry of menu.querySelectorAll('[role=menuitem]')) {
    const { action, minutes } = entry.dataset;
    entry.hidden = (action && !(action in acts)) || (action === 'pin' && isPinned) || (action === 'unpin' && !isPinned) || minutes === item.dataset.minutes
      || (action === 'focus' && (!item.dataset.task || item.matches('.is-done')))
      || (action === 'shorter' && Number(item.dataset.minutes) <= 5);
  }
  openMenu(menu, anchor, ({ dataset: { action, minutes } }) => {
    if (!minutes) return acts[action](item);
    if (acts === ofGhost) return step('lengthen', minutes - item.dataset.minutes)(item);
    post('resize', { minutes })(item);
  });
}
