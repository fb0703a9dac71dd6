// The rows of the ABCDE page and the matrix: completing, grading, the menu, shortcuts, and dragging between sections.
import { complete, remove } from './rows.js';
import { allows } from './single-keys.js';
import { openDurationMenu } from './row-menu.js';
import { rename } from './row-rename.js';
import { dragging } from './row-drag.js';
import { SectionLift } from './sections-lift.js';
import { openSectionMenu } from './sections-menu.js';
import { askAbout, putIn, regrade, step } from './sections-move.js';
import { closeNote, start } from './sections-start.js';

const controls = '.check, .grip, .more, .num, .dur, .ask, .who, .to-grade, .accept';

export function sections(form) {
  form.addEventListener('click', (event) => {
    const control = event.target.closest(controls);
    const row = control?.closest('.row');
    // A delegate's name without a link does nothing.
    if (!row || control.matches('span.who') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    press(row, control);
  });
  form.addEventListener('keydown', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.isComposing || event.target.matches('input') || event.ctrlKey || event.metaKey) return;
    if (!allows(event, true) || !act(row, event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  dragging(form, {
    lift: (row, y, x) => new SectionLift(row, x, y), mayLift: () => true,
    except: `${controls.replace('.grip, ', '')}, .guard-note, input`,
  });
}

function press(row, control) {
  if (control.matches('.check')) complete(row);
  else if (control.matches('.num')) askAbout(row, 'number');
  else if (control.matches('.dur')) openDurationMenu(row, control);
  else if (control.matches('.remove')) remove(row);
  else if (control.matches('.ask, .who')) askAbout(row, 'delegate');
  else if (control.matches('.to-grade')) regrade(row, control.value);
  else if (control.matches('.accept')) putIn(row, control.value);
  else openSectionMenu(row, control);
}

const keys = {
  c: complete, r: rename, F2: rename, Delete: remove, b: start,
  d: (row) => row.querySelector('.dur') && openDurationMenu(row, row.querySelector('.dur')),
  m: (row) => row.querySelector('.num') && askAbout(row, 'number'),
  w: (row) => askAbout(row, 'delegate'),
  '.': (row) => openSectionMenu(row, row.querySelector('.grip')),
  ContextMenu: (row) => openSectionMenu(row, row.querySelector('.grip')),
};

// Returns whether the key was handled.
function act(row, event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (way && !event.shiftKey) return event.altKey ? step(row, way) : go(row, way, event.target), true;
  if (event.altKey) return false;
  if (event.shiftKey) return place(row, event);
  if (event.key === 'Escape') return closeNote(row);
  if (!keys[event.key]) return false;
  keys[event.key](row);
  return true;
}

// Digits are matched by key position, because Shift changes the character depending on the keyboard layout.
function place(row, { key, code }) {
  if (/^[A-Ea-e]$/.test(key)) regrade(row, key.toUpperCase());
  else if (code === 'Digit0') regrade(row, '');
  else if (/^Digit[1-4]$/.test(code)) putIn(row, code.at(-1));
  else return false;
  return true;
}

// Moves the focus between rows, across all sections.
function go(row, way, control) {
  const rows = [...document.querySelectorAll('#sections .row')];
  const next = rows[rows.indexOf(row) + way];
  if (!next) return;
  const kind = control.closest('.row > *, .title') === null ? 'title' : control.classList[0];
  (next.querySelector(`.${kind}`) ?? next.querySelector('.title')).focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}
