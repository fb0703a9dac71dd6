// Parts that an open list may cover. They are inert until it closes, since a half-covered button must not be pressed.
const below = () => document.querySelectorAll('#focus-card, .deeds');

// A list of choices below its summary: Escape and outside clicks close it, arrow keys move through it.
export function focusPick(group) {
  const summary = group.querySelector('summary');
  const entries = () => [...group.querySelectorAll('.popover :is(button, a, input)')];
  const outside = (event) => {
    if (!group.isConnected) return removeEventListener('pointerdown', outside);
    if (group.open && !group.contains(event.target)) group.open = false;
  };
  addEventListener('pointerdown', outside);
  group.addEventListener('toggle', () => {
    for (const part of below()) part.inert = group.open;
  });
  group.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !group.contains(event.relatedTarget)) group.open = false;
  });
  group.addEventListener('keydown', (event) => {
    if (!group.open || event.isComposing) return;
    const all = entries();
    const at = all.indexOf(document.activeElement);
    const isField = event.target.matches('input');
    const next = isField ? null : {
      ArrowDown: all[at + 1] ?? all[0], ArrowUp: at > 0 ? all[at - 1] : all.at(-1), Home: all[0], End: all.at(-1),
    }[event.key];
    if (event.key === 'Escape') group.open = false, summary.focus();
    else if (next) next.focus();
    // Letters must not trigger the card's shortcuts.
    else if (event.key.length === 1 && !isField && event.key !== ' ') return event.stopPropagation();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
}
