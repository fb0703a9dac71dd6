// Brings the list of rows up to date row by row, so that what is under the hand stays there. Most of a long list stays as
// it is, so rows come as texts, and only those with another text than last time become elements.
const beginning = '<li class="row" data-task-id="';

// What the rows shown were made of, without their ranks. Rows of a page just opened are not known yet.
const sources = new WeakMap();

// To be told when a row is changed by hand.
export const forget = (row) => sources.delete(row);

// Parts the text of a page into the texts of its rows and the rest.
export function takeOutRows(html) {
  const first = html.indexOf(beginning);
  if (first < 0) return { rest: html, texts: [] };
  const end = html.indexOf('</ol>', first);
  const texts = html.slice(first, end).split(beginning).slice(1).map((text) => beginning + text);
  return { rest: html.slice(0, first) + html.slice(end), texts };
}

// Answers 'whole', 'partly' when something was left as it is, or false when there is no list to bring up to date.
export function mergeRows(here, part, texts) {
  const rows = here.querySelector('#rows');
  const fresh = part.querySelector('#rows');
  if (!rows || !fresh) return false;
  // Somebody is holding a row; the drop asks for a fresh copy.
  if (rows.classList.contains('is-dragging')) return 'partly';
  const focus = remember(rows);
  for (const name of ['data-first', 'data-of']) rows.setAttribute(name, fresh.getAttribute(name));
  const known = new Map([...rows.children].map((row) => [row.dataset.taskId, row]));
  let place = rows.firstElementChild;
  let rank = Number(rows.dataset.first);
  for (const text of texts) {
    const id = idOf(text);
    const row = known.get(id) ?? made(text);
    known.delete(id);
    update(row, text, rank++);
    if (row === place) place = place.nextElementSibling;
    else rows.insertBefore(row, place);
  }
  for (const row of known.values()) row.remove();
  restore(rows, focus);
  return rows.querySelector('.rename') ? 'partly' : 'whole';
}

function made(text) {
  const template = document.createElement('template');
  template.innerHTML = text;
  const row = template.content.firstElementChild;
  sources.set(row, withoutRank(text));
  return row;
}

function idOf(text) {
  const id = text.slice(beginning.length, text.indexOf('"', beginning.length));
  return id.includes('&') ? made(text).dataset.taskId : id;
}

const withoutRank = (text) => text.replace(/<span class="rank">\d*<\/span>/, '');

function update(row, text, rank) {
  row.classList.remove('is-done', 'is-leaving');
  const shown = row.querySelector('.rank');
  if (shown.textContent !== `${rank}`) shown.textContent = rank;
  // Never eat an edit in progress.
  if (row.querySelector('.rename')) return;
  const source = withoutRank(text);
  if (sources.get(row) === source) return;
  sources.set(row, source);
  const next = made(text);
  if (row.innerHTML !== next.innerHTML) row.replaceChildren(...next.childNodes);
}

// The control under the focus, by its row and kind.
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
  control?.focus({ preventScroll: true });
}
