// Selects several rows: with x, with Shift and click or arrow keys, or with their checkboxes in selection mode.
import { announce, fill } from './announce.js';

const picked = new Set();
let active = false;
let everything = false;
let origin = null;

export const isSelecting = () => active;
export const isEverything = () => everything;
export const pickedIds = () => [...picked];

const list = () => document.getElementById('rows');
const bar = () => document.getElementById('bulk');

export function begin() {
  if (active || !bar() || !list()) return;
  active = true;
  list().classList.add('is-selecting');
  for (const row of list().children) decorate(row);
  show();
}

export function end() {
  if (!active) return;
  const focused = list()?.contains(document.activeElement) ? document.activeElement.closest('.row') : null;
  const hadFocus = focused || bar().contains(document.activeElement);
  active = everything = false;
  origin = null;
  picked.clear();
  list()?.classList.remove('is-selecting');
  for (const row of list()?.children ?? []) decorate(row);
  show();
  if (hadFocus) (focused?.querySelector('.title') ?? document.getElementById('select') ?? document.getElementById('main')).focus();
}

// Adds or removes the checkbox of a row; called for every new row.
export function decorate(row) {
  const box = row.querySelector('.pick');
  const isPicked = everything || picked.has(row.dataset.taskId);
  row.classList.toggle('is-selected', active && isPicked);
  if (!active) return box?.remove();
  if (box) return void (box.checked = isPicked);
  const made = document.createElement('input');
  made.type = 'checkbox';
  made.className = 'pick';
  made.checked = isPicked;
  // The text contains the quotation marks of the language.
  made.setAttribute('aria-label', fill(list().dataset.wordSelect, quoted(row)));
  // With Shift, the list selects the range up to this row.
  made.addEventListener('click', (event) => event.shiftKey || set(row, made.checked));
  row.querySelector('.check').before(made);
}

function quoted(row) {
  const title = row.querySelector('.title').textContent;
  return document.documentElement.lang === 'de' ? `„${title}“` : `“${title}”`;
}

export function toggle(row) {
  begin();
  set(row, !(everything || picked.has(row.dataset.taskId)));
}

// Selects the range from the last selected row to this one.
export function pickTo(row) {
  begin();
  const rows = [...list().children];
  const from = Math.max(0, rows.findIndex((each) => each.dataset.taskId === origin));
  const to = rows.indexOf(row);
  const start = origin ? from : to;
  for (const each of rows.slice(Math.min(start, to), Math.max(start, to) + 1)) picked.add(each.dataset.taskId), decorate(each);
  origin ??= row.dataset.taskId;
  show();
}

export function pickAll() {
  begin();
  for (const row of list().children) picked.add(row.dataset.taskId), decorate(row);
  show();
}

// Also selects rows that are not loaded, according to the filter.
export function pickEverything() {
  everything = true;
  for (const row of list().children) decorate(row);
  show();
}

// With a selection, a shortcut acts on all of it. Returns whether there was one.
export function act(name) {
  const button = active && bar().querySelector(`[data-bulk=${name}]:not([disabled])`);
  if (button) button.click();
  return Boolean(button);
}

function set(row, isPicked) {
  if (everything) {
    everything = false;
    for (const each of list().children) picked.add(each.dataset.taskId);
  }
  if (isPicked) picked.add(row.dataset.taskId);
  else picked.delete(row.dataset.taskId);
  origin = row.dataset.taskId;
  for (const each of list().children) decorate(each);
  show();
}

function show() {
  const words = bar().dataset;
  bar().hidden = !active;
  document.documentElement.toggleAttribute('data-selecting', active);
  document.getElementById('select')?.classList.toggle('is-chosen', active);
  const all = Number(list()?.dataset.of ?? 0);
  const text = fill(words.wordCount, everything ? all : picked.size);
  document.getElementById('bulk-count').textContent = text;
  const button = document.getElementById('bulk-all');
  button.hidden = !active || everything || picked.size >= all;
  button.textContent = fill(words.wordAll, all);
  for (const act of bar().querySelectorAll('[data-bulk]:not([data-bulk=end])')) {
    act.disabled = !everything && picked.size === 0;
  }
}

export const tellEmpty = () => announce(bar().dataset.wordNone);
