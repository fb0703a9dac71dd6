// The list of rows: completing tasks, and the behaviours of the row modules.
import { send } from './send.js';
import { dragging } from './row-drag.js';
import { rowKeys } from './row-keys.js';
import { openRowMenu, openDurationMenu } from './row-menu.js';
import { isSelecting, pickTo, toggle } from './row-select.js';
import { rowWindows } from './row-windows.js';

export function rows(list) {
  list.addEventListener('click', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey) {
      if (!event.target.closest('.pick')) event.preventDefault();
      return pickTo(row);
    }
    if (event.target.closest('.fold')) return event.preventDefault(), fold(row);
    const control = event.target.closest('.check, .grip, .more, .dur');
    if (isSelecting() && !event.target.closest('.pick') && (!control || control.matches('.check'))) {
      return event.preventDefault(), toggle(row);
    }
    if (!control) return;
    event.preventDefault();
    if (control.matches('.check')) complete(row);
    else if (control.matches('.dur')) openDurationMenu(row, control);
    else openRowMenu(row, control);
  });
  dragging(list);
  rowKeys(list);
  rowWindows(list);
}

export async function complete(row) {
  const control = leave(row, 'is-completing');
  if (!(await send(row.querySelector('.check').getAttribute('formaction'), pageFields()))) back(row, control);
}

export async function remove(row) {
  const control = leave(row, 'is-leaving');
  if (!(await send(`${urlOf(row)}/delete`, pageFields()))) back(row, control);
}

// Advances a recurring task without completing it.
export const skip = (row) => send(`${urlOf(row)}/skip`, pageFields());

// Expands or collapses the subtasks of a row.
export async function fold(row, wanted) {
  const control = row.querySelector('.fold');
  if (!control || (wanted !== undefined && control.getAttribute('aria-expanded') !== `${wanted}`)) return;
  await send(control.getAttribute('formaction'), pageFields());
}

export const urlOf = (row) => row.querySelector('.title').getAttribute('href');

// Opens the scheduling page.
export const schedule = (row) => location.assign(urlOf(row).replace(/^\/tasks\//, '/schedule/'));

// Returns the hidden fields of the form, which name the page to return to, and the given ones.
export function pageFields(more = {}) {
  const fields = new URLSearchParams();
  for (const field of document.querySelectorAll('#rows-form > input[type=hidden]')) fields.append(field.name, field.value);
  for (const [name, value] of Object.entries(more)) fields.append(name, value);
  return fields;
}

// The row stays until the response arrives; the focus moves on at once, so that shortcuts keep working. Returns the
// control that had the focus.
function leave(row, how) {
  row.classList.add(how);
  const control = document.activeElement;
  if (!row.contains(control)) return null;
  const kind = control.classList[0];
  const next = row.nextElementSibling ?? row.previousElementSibling ?? elsewhere(row);
  (next?.querySelector(`.${kind}`) ?? document.getElementById('main')).focus({ preventScroll: true });
  return control;
}

// Returns the nearest row of another list.
function elsewhere(row) {
  const rows = [...document.querySelectorAll('#rows-form .row')];
  const at = rows.indexOf(row);
  return rows[at + 1] ?? rows[at - 1];
}

// If the question is dismissed, the focus returns to where it was.
function back(row, control) {
  row.classList.remove('is-completing', 'is-leaving');
  const dialog = document.querySelector('dialog[open]');
  const focus = () => dialog?.returnValue === 'sent' || control?.focus({ preventScroll: true });
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
