// Moves a row at once, tells where it stands, and puts it back when the server refuses.
import { send } from './send.js';
import { announce, fill } from './announce.js';
import { pageFields, urlOf } from './rows.js';

const listOf = (row) => row.parentElement;

export const positionOf = (row) => Number(listOf(row).dataset.first) + [...listOf(row).children].indexOf(row);

// Puts the row before another one of the list, or at the end.
export async function moveBefore(row, next) {
  const list = listOf(row);
  const origin = row.nextElementSibling;
  if (next === row || next === origin) return;
  place(list, row, next);
  land(row);
  const following = row.nextElementSibling;
  const neighbour = following
    ? { before: following.dataset.taskId } : { after: row.previousElementSibling.dataset.taskId };
  announce(fill(list.dataset.wordMoved, positionOf(row), list.dataset.of));
  if (!(await send(`${urlOf(row)}/move`, { ...pageFields(), ...neighbour }))) place(list, row, origin);
}

export function moveBy(row, step) {
  const list = listOf(row);
  if (step < 0 && row.previousElementSibling) return moveBefore(row, row.previousElementSibling);
  if (step > 0 && row.nextElementSibling) return moveBefore(row, row.nextElementSibling.nextElementSibling);
  return sendTo(row, { position: Math.min(Math.max(1, positionOf(row) + step), Number(list.dataset.of)) });
}

// Top, bottom or a position that may lie on another page.
export async function sendTo(row, fields) {
  await send(`${urlOf(row)}/move`, { ...pageFields(), ...fields });
}

function place(list, row, next) {
  const focused = row.contains(document.activeElement) ? document.activeElement : null;
  list.insertBefore(row, next);
  focused?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  renumber(list);
}

function renumber(list) {
  let position = Number(list.dataset.first);
  for (const row of list.children) row.firstElementChild.textContent = position++;
}

function land(row) {
  row.classList.remove('is-landed');
  requestAnimationFrame(() => row.classList.add('is-landed'));
}
