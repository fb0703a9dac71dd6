// The list of rows: completing by its circle, and everything the files beside this one add.
import { send } from './send.js';
import { dragging } from './row-drag.js';
import { rowKeys } from './row-keys.js';
import { openRowMenu, openDurationMenu } from './row-menu.js';

export function rows(list) {
  list.addEventListener('click', (event) => {
    const control = event.target.closest('.check, .grip, .more, .dur');
    const row = control?.closest('.row');
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (control.matches('.check')) complete(row);
    else if (control.matches('.dur')) openDurationMenu(row, control);
    else openRowMenu(row, control);
  });
  dragging(list);
  rowKeys(list);
}

export async function complete(row) {
  leave(row, 'is-done');
  if (!(await send(row.querySelector('.check').getAttribute('formaction'), pageFields()))) back(row);
}

export async function remove(row) {
  leave(row, 'is-leaving');
  if (!(await send(`${urlOf(row)}/delete`, pageFields()))) back(row);
}

export const urlOf = (row) => row.querySelector('.title').getAttribute('href');

// The page to come back to, as the form of all rows names it.
export const pageFields = () => Object.fromEntries(new FormData(document.getElementById('rows-form')));

// The row stays until the answer is there; focus moves on at once, so that keys keep working.
function leave(row, how) {
  row.classList.add(how);
  if (!row.contains(document.activeElement)) return;
  const kind = document.activeElement.classList[0];
  const next = row.nextElementSibling ?? row.previousElementSibling;
  (next?.querySelector(`.${kind}`) ?? document.getElementById('main')).focus({ preventScroll: true });
}

function back(row) {
  row.classList.remove('is-done', 'is-leaving');
}
