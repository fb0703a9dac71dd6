// Updates a part of the page element by element: elements with an id or a task id are reused wherever they move, and
// keep the focus.
const keyOf = (node) => (node?.nodeType === Node.ELEMENT_NODE && (node.dataset.taskId || node.id)) || null;
const isLike = (one, other) => one.nodeName === other.nodeName && one.classList?.[0] === other.classList?.[0];
const isLocal = (node) => node.nodeType === Node.ELEMENT_NODE && 'local' in node.dataset;

export function morph(here, fresh) {
  const focus = remember(here);
  const known = new Map();
  for (const each of here.querySelectorAll('[data-task-id], [id]')) known.set(keyOf(each), each);
  take(here, fresh, known);
  restore(here, focus);
}

function take(here, fresh, known) {
  if (here.isEqualNode(fresh)) return;
  if (here.nodeType !== Node.ELEMENT_NODE) return void (here.nodeValue = fresh.nodeValue);
  for (const { name } of [...here.attributes]) if (!fresh.hasAttribute(name)) here.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  const wanted = new Set([...fresh.childNodes].map(keyOf));
  let place = here.firstChild;
  // Skips elements inserted by scripts, and removes those no longer wanted here.
  const pass = () => {
    while (place && (isLocal(place) || (keyOf(place) && !wanted.has(keyOf(place))))) {
      const next = place.nextSibling;
      if (!isLocal(place)) place.remove();
      place = next;
    }
  };
  for (const next of [...fresh.childNodes]) {
    pass();
    const key = keyOf(next);
    const match = key ? known.get(key) : alike(place, next);
    const node = match?.nodeName === next.nodeName ? match : next;
    if (node === match) take(node, next, known);
    if (node === place) place = place.nextSibling;
    else here.insertBefore(node, place);
  }
  while (place) {
    const next = place.nextSibling;
    if (!isLocal(place)) place.remove();
    place = next;
  }
}

// Returns the next sibling of the same kind that belongs to no task.
function alike(place, next) {
  for (let each = place; each; each = each.nextSibling) if (!keyOf(each) && !isLocal(each) && isLike(each, next)) return each;
  return null;
}

// Remembers the focused control by its task, its kind and its value.
function remember(root) {
  const control = document.activeElement;
  if (!root.contains(control)) return null;
  const row = control.closest('.row, .slip');
  return {
    control, id: keyOf(row), kind: control.classList[0], value: control.value,
    list: row?.parentElement.id, index: row ? [...row.parentElement.children].indexOf(row) : 0,
  };
}

// The element that received the focus in place of a removed one.
export let heir = null;

// The task keeps the focus wherever it moves; if it is gone or lacks such a control, the next one gets the focus.
function restore(root, focus) {
  if (!focus || document.activeElement === focus.control) return;
  const isHere = root.contains(focus.control) && focus.control.checkVisibility();
  const target = isHere ? focus.control : replacement(root, focus);
  heir = isHere ? null : target;
  (target ?? document.getElementById('main')).focus({ preventScroll: true });
}

function replacement(root, { id, kind, value, list, index }) {
  if (!id) return null;
  const own = root.querySelector(`.row[data-task-id="${CSS.escape(id)}"], .slip#${CSS.escape(id)}`);
  const same = (row) => [...(row?.querySelectorAll(`.${kind}`) ?? [])].find((each) => !value || each.value === value);
  if (same(own)) return same(own);
  const rows = [...(document.getElementById(list)?.children ?? [])];
  const next = rows[Math.min(index, rows.length - 1)];
  return same(next) ?? (own ?? next ?? root.querySelector('.row, .slip'))?.querySelector('.title');
}
