// The row menu on the ABCDE page and in the matrix.
import { openMenu } from './menu.js';
import { openDurationMenu } from './row-menu.js';
import { complete, remove, skip, urlOf } from './rows.js';
import { rename } from './row-rename.js';
import { askAbout, putIn, regrade, step } from './sections-move.js';
import { start } from './sections-start.js';

const actions = {
  grade: (row, value) => regrade(row, value),
  quadrant: (row, value) => putIn(row, value),
  number: (row) => askAbout(row, 'number'),
  up: (row) => step(row, -1),
  down: (row) => step(row, 1),
  delegate: (row) => askAbout(row, 'delegate'),
  start, complete, rename, skip,
  open: (row) => location.assign(urlOf(row)),
  duration: (row) => openDurationMenu(row, row.querySelector('.dur')),
  delete: (row) => remove(row),
};

export function openSectionMenu(row, anchor) {
  const menu = document.getElementById('row-menu');
  const { section } = row.parentElement.dataset;
  const isHidden = {
    grade: (value) => value === (section === 'none' ? '' : section),
    quadrant: (value) => value === section,
    number: () => section !== 'A',
    up: () => !row.previousElementSibling,
    down: () => !row.nextElementSibling,
    duration: () => !row.querySelector('.dur'),
    // Only recurring tasks can be skipped.
    skip: () => !row.querySelector('.repeat'),
  };
  for (const entry of menu.querySelectorAll('[role=menuitem]')) {
    entry.hidden = isHidden[entry.dataset.action]?.(entry.dataset.value) ?? false;
  }
  openMenu(menu, anchor, (entry) => actions[entry.dataset.action]?.(row, entry.dataset.value));
}
