// Brings the list of rows up to date row by row, so that what is under the hand stays there. Answers 'whole', or 'partly'
// when something was left as it is.
export function mergeRows(here, part) {
  const rows = here.querySelector('#rows');
  const fresh = part.querySelector('#rows');
  if (!rows || !fresh) return false;
  // Somebody is holding a row; the drop asks for a fresh copy.
  if (rows.classList.contains('is-dragging')) return 'partly';
  const focus = remember(rows);
  for (const name of ['data-first', 'data-of']) rows.setAttribute(name, fresh.getAttribute(name));
  const known = new Map([...rows.children].map((row) => [row.dataset.taskId, row]));
  let place = rows.firstElementChild;
  for (const next of [...fresh.children]) {
    let row = known.get(next.dataset.taskId);
    known.delete(next.dataset.taskId);
    row = row ? update(row, next) : next;
    if (row === place) place = place.nextElementSibling;
    else rows.insertBefore(row, place);
  }
  for (const row of known.values()) row.remove();
  restore(rows, focus);
  return rows.querySelector('.rename') ? 'partly' : 'whole';
}

function update(row, next) {
  row.classList.remove('is-done', 'is-leaving');
  row.querySelector('.rank').textContent = next.querySelector('.rank').textContent;
  // Never eat an edit in progress.
  if (row.querySelector('.rename')) return row;
  if (row.innerHTML !== next.innerHTML) row.replaceChildren(...next.childNodes);
  return row;
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
