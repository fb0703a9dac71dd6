// Shortcuts in the list: arrow keys move between rows, Alt+arrow keys move the row, letters act on the focused row.
import { allows } from './single-keys.js';
import { complete, fold, remove, schedule } from './rows.js';
import { moveBy, nest } from './row-move.js';
import { act, end, isSelecting, pickAll, pickTo, toggle } from './row-select.js';
import { rename } from './row-rename.js';
import { openDurationMenu, openRowMenu } from './row-menu.js';
import { askPosition } from './row-position.js';

const actions = {
  c: (row) => act('complete') || complete(row),
  r: (row) => rename(row),
  F2: (row) => rename(row),
  d: (row) => act('duration') || openDurationMenu(row, row.querySelector('.dur')),
  m: (row) => askPosition(row),
  p: (row) => schedule(row),
  x: (row) => toggle(row),
  ArrowRight: (row) => fold(row, false),
  ArrowLeft: (row) => fold(row, true),
  Home: (row) => reach(row, 'first'),
  End: (row) => reach(row, 'last'),
  Delete: (row) => act('delete') || remove(row),
  '.': (row) => openRowMenu(row, row.querySelector('.grip')),
  ContextMenu: (row) => openRowMenu(row, row.querySelector('.grip')),
};

export function rowKeys(list) {
  list.addEventListener('keydown', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.isComposing || event.target.matches('input:not(.pick)') || !allows(event, true)) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'a') return;
      event.preventDefault();
      return pickAll();
    }
    if (event.key === 'Escape' && isSelecting()) return event.preventDefault(), end();
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const level = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step && event.altKey) moveBy(row, step);
    else if (level && event.altKey) nest(row, level);
    else if (step && event.shiftKey) extend(row, step, event.target);
    else if (step) go(row, step, event.target);
    else if (!event.altKey && actions[event.key]) actions[event.key](row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}

const reach = (row, end) => row.parentElement.dispatchEvent(new CustomEvent('reach', { detail: end }));

function extend(row, step, control) {
  pickTo(row);
  const next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!next) return;
  pickTo(next);
  go(row, step, control);
}

function go(row, step, control) {
  const next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
  if (!next) return;
  next.querySelector(`.${control.classList[0]}`)?.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
