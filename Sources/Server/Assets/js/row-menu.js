// The two menus shared by all rows: the actions on the task, and its duration.
import { openMenu } from './menu.js';
import { send } from './send.js';
import { pageFields, remove, schedule, skip, urlOf } from './rows.js';
import { moveBy, nest, sendTo } from './row-move.js';
import { toggle } from './row-select.js';
import { rename } from './row-rename.js';
import { askPosition } from './row-position.js';

const actions = {
  up: (row) => moveBy(row, -1),
  down: (row) => moveBy(row, 1),
  top: (row) => sendTo(row, { to: 'top' }),
  bottom: (row) => sendTo(row, { to: 'bottom' }),
  position: (row) => askPosition(row),
  indent: (row) => nest(row, 1),
  outdent: (row) => nest(row, -1),
  subtask: (row) => location.assign(`/tasks/new?parent=${encodeURIComponent(row.dataset.taskId)}`),
  select: (row) => toggle(row),
  schedule: (row) => schedule(row),
  focus: (row) => showOnCard(row.dataset.taskId),
  open: (row) => location.assign(urlOf(row)),
  rename: (row) => rename(row),
  duration: (row) => openDurationMenu(row, row.querySelector('.dur')),
  skip: (row) => skip(row),
  delete: (row) => remove(row),
};

export function openRowMenu(row, anchor) {
  offer(row);
  openMenu(document.getElementById('row-menu'), anchor, (entry) => actions[entry.dataset.action]?.(row));
}

// Leads to the Focus page.
export function showOnCard(task) {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/focus/show', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'task', value: task });
  form.append(field);
  document.body.append(form);
  form.submit();
}

// Only recurring tasks can be skipped.
export function offer(row) {
  document.querySelector('#row-menu [data-action=skip]').hidden = !row.querySelector('.repeat') || row.matches('.is-done');
}

export function openDurationMenu(row, anchor) {
  openMenu(document.getElementById('duration-menu'), anchor, (entry) => {
    if (entry.dataset.action) return location.assign(`${urlOf(row)}#duration`);
    send(`${urlOf(row)}/duration`, pageFields({ minutes: entry.dataset.minutes }));
  });
}
