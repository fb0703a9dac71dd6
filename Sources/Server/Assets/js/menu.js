// A menu next to the control that opened it: arrow keys, first letters, Escape, and restoring the focus.
let open = null;

export function openMenu(menu, anchor, choose) {
  close();
  const origin = document.activeElement;
  menu.hidden = false;
  const box = anchor.getBoundingClientRect();
  const top = box.bottom + menu.offsetHeight + 8 > innerHeight ? box.top - menu.offsetHeight - 4 : box.bottom + 4;
  menu.style.top = `${Math.max(8, Math.min(top, innerHeight - menu.offsetHeight - 8))}px`;
  // Opens towards the centre of the page.
  const left = box.left < innerWidth / 2 ? box.left : box.right - menu.offsetWidth;
  menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
  anchor.setAttribute('aria-expanded', 'true');
  open = { menu, anchor, origin, choose, top: box.top };
  entries(menu)[0]?.focus({ preventScroll: true });
  menu.addEventListener('keydown', keys);
  menu.addEventListener('click', choice);
  setTimeout(() => addEventListener('pointerdown', outside));
  addEventListener('scroll', leave, { capture: true });
}

export function close(back = true) {
  if (!open) return;
  const { menu, anchor, origin } = open;
  open = null;
  menu.hidden = true;
  anchor.removeAttribute('aria-expanded');
  menu.removeEventListener('keydown', keys);
  menu.removeEventListener('click', choice);
  removeEventListener('pointerdown', outside);
  removeEventListener('scroll', leave, { capture: true });
  if (!back) return;
  const target = origin?.isConnected && origin !== document.body ? origin : anchor;
  target.focus({ preventScroll: true });
}

const entries = (menu) => [...menu.querySelectorAll('[role=menuitem]:not([hidden])')];
const outside = (event) => open && !open.menu.contains(event.target) && close(false);
// Scroll events arrive one frame late: one from before the menu opened has not moved the control.
const leave = (event) => {
  if (!open || open.menu.contains(event.target)) return;
  if (Math.abs(open.anchor.getBoundingClientRect().top - open.top) > 1) close(false);
};

function choice(event) {
  const entry = event.target.closest('[role=menuitem]');
  if (!entry) return;
  const { choose } = open;
  close();
  choose(entry);
}

function keys(event) {
  const all = entries(open.menu);
  const at = all.indexOf(document.activeElement);
  const target = {
    ArrowDown: all[(at + 1) % all.length], ArrowUp: all[(at + all.length - 1) % all.length], Home: all[0], End: all.at(-1),
  }[event.key] ?? (event.key.length === 1 && event.key !== ' ' ? startingWith(all, at, event.key) : null);
  if (event.key === 'Escape' || event.key === 'Tab') close();
  else if (target) target.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function startingWith(all, at, letter) {
  const order = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return order.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()));
}
