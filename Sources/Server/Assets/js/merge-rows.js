// Updates the list row by row, so that a row in use stays in place. A response lists the marks of all rows but
// contains only those that have changed; any others that are missing here are fetched.
import { drawFit } from './row-fit.js';
import { fetchRows } from './row-windows.js';
import { decorate } from './row-select.js';

// Call it when a row is changed locally.
export const forget = (row) => delete row.dataset.mark;

// Returns 'whole', 'partly' if something was skipped, or false if there is no list to update.
export async function mergeRows(here, part) {
  const rows = here.querySelector('#rows');
  const fresh = part.querySelector('#rows');
  if (!rows || !fresh) return false;
  // During a drag nothing is merged; the drop requests a fresh copy.
  if (rows.classList.contains('is-dragging')) return 'partly';
  const brought = new Map([...fresh.children].map((row) => [row.dataset.mark, row]));
  const marks = 'marks' in fresh.dataset ? fresh.dataset.marks.split(' ').filter(Boolean) : [...brought.keys()];
  const known = new Map([...rows.children].map((row) => [row.dataset.mark, row]));
  // Rows that moved in from beyond the last loaded one are fetched when scrolled near.
  const isPart = Number(rows.dataset.first) + rows.children.length <= Number(rows.dataset.of);
  while (isPart && marks.length && !known.has(marks.at(-1)) && !brought.has(marks.at(-1))) marks.pop();
  await fetchMissing(marks, known, brought, Number(fresh.dataset.first));
  if (rows.classList.contains('is-dragging')) return 'partly';
  const focus = remember(rows);
  for (const name of ['first', 'of', 'asof']) rows.dataset[name] = fresh.dataset[name];
  if ('free' in fresh.dataset) rows.dataset.free = fresh.dataset.free;
  const isWhole = arrange(rows, marks, known, brought);
  number(rows);
  restore(rows, focus);
  rows.dispatchEvent(new Event('merged'));
  return isWhole && !rows.querySelector('.rename') ? 'whole' : 'partly';
}

// Fetches adjacent missing rows together.
async function fetchMissing(marks, known, brought, first) {
  const missing = [...marks.keys()].filter((at) => !known.has(marks[at]) && !brought.has(marks[at]));
  while (missing.length) {
    const start = missing.shift();
    let end = start;
    while (missing.length && missing[0] - end < 20) end = missing.shift();
    for (const row of (await fetchRows(first + start, first + end)).rows) brought.set(row.dataset.mark, row);
  }
}

function arrange(rows, marks, known, brought) {
  const byId = new Map([...rows.children].map((row) => [row.dataset.taskId, row]));
  const kept = new Set();
  let place = rows.firstElementChild;
  let isWhole = true;
  for (const mark of marks) {
    const row = known.get(mark) ?? taken(brought.get(mark), byId);
    // The row changed again during the request; a later copy contains it.
    if (!row) isWhole = false;
    if (!row || kept.has(row)) continue;
    kept.add(row);
    row.classList.remove('is-completing', 'is-leaving');
    if (row === place) place = place.nextElementSibling;
    else rows.insertBefore(row, place);
  }
  for (const row of [...rows.children]) if (!kept.has(row)) row.remove();
  return isWhole;
}

// Copies changes into an existing row, so that it stays the same element.
function taken(next, byId) {
  if (!next) return null;
  const row = byId.get(next.dataset.taskId);
  if (!row) return decorate(next), next;
  // Never interrupts an edit.
  if (row.querySelector('.rename')) return row;
  row.className = next.className;
  for (const name of ['mark', 'depth', 'need']) {
    if (name in next.dataset) row.dataset[name] = next.dataset[name];
    else delete row.dataset[name];
  }
  row.replaceChildren(...next.childNodes);
  decorate(row);
  return row;
}

// Positions count from the first row of the whole list, also for screen readers.
export function number(rows) {
  let position = Number(rows.dataset.first);
  for (const row of rows.children) {
    const text = `${position++}`;
    if (row.getAttribute('aria-setsize') !== rows.dataset.of) row.setAttribute('aria-setsize', rows.dataset.of);
    if (row.getAttribute('aria-posinset') === text) continue;
    row.setAttribute('aria-posinset', text);
    row.firstElementChild.textContent = text;
  }
  drawFit(rows);
}

// Remembers the focused control by its row and kind.
function remember(rows) {
  const control = document.activeElement;
  const row = control?.closest?.('.row');
  if (!row || !rows.contains(row)) return null;
  const index = [...rows.children].indexOf(row);
  return { control, id: row.dataset.taskId, kind: control.classList[0], index };
}

function restore(rows, focus) {
  if (!focus || document.activeElement === focus.control) return;
  const byId = [...rows.children].find((row) => row.dataset.taskId === focus.id);
  const row = byId ?? rows.children[Math.min(focus.index, rows.children.length - 1)];
  const control = byId?.contains(focus.control) ? focus.control : row?.querySelector(`.${focus.kind}`);
  (control ?? row?.querySelector('.title'))?.focus({ preventScroll: true });
}
