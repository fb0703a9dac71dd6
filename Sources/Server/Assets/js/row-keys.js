// Keys inside the list: arrows between rows, Alt+arrows move, letters act on the row with the focus.
import { complete, remove } from './rows.js';
import { moveBy } from './row-move.js';
import { rename } from './row-rename.js';
import { openDurationMenu, openRowMenu } from './row-menu.js';
import { askPosition } from './row-position.js';

const actions = {
  c: (row) => complete(row),
  r: (row) => rename(row),
  F2: (row) => rename(row),
  d: (row) => openDurationMenu(row, row.querySelector('.dur')),
  m: (row) => askPosition(row),
  Delete: (row) => remove(row),
  '.': (row) => openRowMenu(row, row.querySelector('.grip')),
  ContextMenu: (row) => openRowMenu(row, row.querySelector('.grip')),
};

export function rowKeys(list) {
  list.addEventListener('keydown', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.isComposing || event.target.matches('input') || event.ctrlKey || event.metaKey) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step && event.altKey) moveBy(row, step);
    else if (step) go(row, step, event.target);
    else if (!event.altKey && actions[event.key]) actions[event.key](row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function go(row, step, control) {
  const next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!next) return;
  next.querySelector(`.${control.classList[0]}`)?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
