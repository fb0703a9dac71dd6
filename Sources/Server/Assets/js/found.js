// Search results: the completion circle, the menu, shortcuts, and swiping to delete.
import { complete, remove, skip, urlOf } from './rows.js';
import { allows } from './single-keys.js';
import { openMenu } from './menu.js';
import { offer } from './row-menu.js';
import { rename } from './row-rename.js';
import { swiping } from './found-swipe.js';

const actions = {
  open: (row) => location.assign(urlOf(row)),
  rename: (row) => rename(row),
  complete: (row) => complete(row),
  skip: (row) => skip(row),
  delete: (row) => remove(row),
};

const keys = {
  c: actions.complete, r: actions.rename, F2: actions.rename, Delete: actions.delete,
  '.': (row) => menuOf(row), ContextMenu: (row) => menuOf(row),
};

export function found(list) {
  list.addEventListener('click', (event) => {
    const control = event.target.closest('.check, .grip, .more');
    const row = control?.closest('.row');
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (control.matches('.check')) complete(row);
    else menuOf(row, control);
  });
  list.addEventListener('keydown', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.isComposing || event.target.matches('input') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!allows(event, true)) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step) go(row, step, event.target);
    else if (keys[event.key]) keys[event.key](row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  swiping(list, { remove, hold: (row) => menuOf(row) });
}

function menuOf(row, anchor = row.querySelector('.grip')) {
  offer(row);
  openMenu(document.getElementById('row-menu'), anchor, (entry) => actions[entry.dataset.action]?.(row));
}

// The search field is above the first row.
function go(row, step, control) {
  const next = step < 0 ? row.previousElementSibling : row.nextElementSibling;
  const target = next ? next.querySelector(`.${control.classList[0]}`) : step < 0 && document.getElementById('find');
  if (!target) return;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}
