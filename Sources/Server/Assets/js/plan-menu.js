// The menus of blocks and slips: everything that can be done by dragging, and the rest.
import { openMenu } from './menu.js';
import { encoded } from './path-segment.js';
import { urlOf } from './plan-days.js';
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

const ofSlip = {
  pick: (slip) => pick(slip),
  next: (slip) => Hold.take(slip)?.do('nudge', 0).drop(),
  schedule: (slip) => location.assign(slip.querySelector('.grip').getAttribute('href')),
  open: (slip) => location.assign(slip.querySelector('.title').getAttribute('href')),
  focus: (slip) => showOnCard(slip.dataset.task),
  duration: (slip) => openDurationMenu(slip, slip.querySelector('.dur')),
};

export function planMenu() {
  addEventListener('click', (event) => {
    const handle = event.target.closest('#plan .grip');
    const item = handle?.closest('.block[data-block], .slip');
    if (!item || event.defaultPrevented) return;
    event.preventDefault();
    openPlanMenu(item, handle);
  });
}

export function openPlanMenu(item, anchor) {
  const isBlock = item.matches('.block');
  const menu = document.getElementById(isBlock ? 'block-menu' : 'slip-menu');
  const isPinned = 'pinned' in item.dataset;
  for (const entry of menu.querySelectorAll('[role=menuitem]')) {
    const { action, minutes } = entry.dataset;
    entry.hidden = (action === 'pin' && isPinned) || (action === 'unpin' && !isPinned) || minutes === item.dataset.minutes
      || (action === 'focus' && (!item.dataset.task || item.matches('.is-done')))
      || (action === 'shorter' && Number(item.dataset.minutes) <= 5);
  }
  openMenu(menu, anchor, ({ dataset: { action, minutes } }) => {
    if (minutes) post('resize', { minutes })(item);
    else (isBlock ? ofBlock : ofSlip)[action]?.(item);
  });
}
