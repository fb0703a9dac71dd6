// Moves a row at once, with its subtasks; announces its new position, and restores the old one if the server refuses.
// Rows keep their level unless they are nested or moved out again.
import { send } from './send.js';
import { tellsItself } from './toast.js';
import { announce, fill } from './announce.js';
import { number } from './merge-rows.js';
import { pageFields, urlOf } from './rows.js';
import { below, sibling, siblings } from './row-tree.js';

const listOf = (row) => row.parentElement;

export const positionOf = (row) => Number(listOf(row).dataset.first) + [...listOf(row).children].indexOf(row);

export const canMove = (row) => !listOf(row).classList.contains('is-sorted');

// Moves the row before or after another one on its level.
async function moveBeside(row, other, isAfter) {
  const list = listOf(row);
  const group = [row, ...below(row)];
  const origin = group.at(-1).nextElementSibling;
  const next = isAfter ? [other, ...below(other)].at(-1).nextElementSibling : other;
  if (group.includes(next) || next === origin) return;
  place(list, group, next);
  land(row);
  announce(fill(list.dataset.wordMoved, positionOf(row), list.dataset.of));
  tellsItself();
  const neighbour = { [isAfter ? 'after' : 'before']: other.dataset.taskId };
  if (!(await send(`${urlOf(row)}/move`, pageFields(neighbour)))) place(list, group, origin);
}

// Handles a drop: puts the row before the next one on its level, or else after the last of them.
export function dropBefore(row, next) {
  const rows = [...listOf(row).children];
  const at = next ? rows.indexOf(next) : rows.length;
  const others = siblings(row).filter((other) => other !== row);
  const following = others.find((other) => rows.indexOf(other) >= at);
  if (following) return moveBeside(row, following, false);
  if (others.length) return moveBeside(row, others.at(-1), true);
}

export function moveBy(row, step) {
  if (!canMove(row)) return;
  const list = listOf(row);
  const other = sibling(row, step);
  if (other) return moveBeside(row, other, step > 0);
  // The neighbour may not be loaded yet.
  const position = Math.min(Math.max(1, positionOf(row) + step), Number(list.dataset.of));
  return sendTo(row, { position });
}

// Moves to the top, the bottom, or a position that may not be loaded.
export async function sendTo(row, fields) {
  if (canMove(row)) await send(`${urlOf(row)}/move`, pageFields(fields));
}

// Nests the row below the previous task, or moves it one level up.
export async function nest(row, step) {
  if (!canMove(row)) return;
  const words = listOf(row).dataset;
  if (step > 0 && !sibling(row, -1) && positionOf(row) === 1) return announce(words.wordTop);
  if (step < 0 && !row.dataset.depth) return announce(words.wordRoot);
  await send(`${urlOf(row)}/${step > 0 ? 'indent' : 'outdent'}`, pageFields());
}

function place(list, group, next) {
  const focused = list.contains(document.activeElement) ? document.activeElement : null;
  for (const row of group) list.insertBefore(row, next);
  focused?.focus({ preventScroll: true });
  group[0].scrollIntoView({ block: 'nearest' });
  number(list);
}

function land(row) {
  row.classList.remove('is-landed');
  requestAnimationFrame(() => row.classList.add('is-landed'));
}
