// Open filter groups close on outside clicks; Escape closes them and restores the focus.
export function filters(bar) {
  const open = () => bar.querySelector('.chip-menu[open]');
  const outside = (event) => {
    if (!bar.isConnected) return removeEventListener('pointerdown', outside);
    const group = open();
    if (group && !group.contains(event.target)) group.open = false;
  };
  addEventListener('pointerdown', outside);
  bar.addEventListener('keydown', (event) => {
    const group = event.target.closest('.chip-menu[open]');
    if (!group) return;
    const entries = [...group.querySelectorAll('a')];
    const at = entries.indexOf(document.activeElement);
    const next = { ArrowDown: entries[at + 1] ?? entries[0], ArrowUp: at > 0 ? entries[at - 1] : entries.at(-1) }[event.key];
    if (event.key === 'Escape') group.open = false, group.querySelector('summary').focus();
    else if (next) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
