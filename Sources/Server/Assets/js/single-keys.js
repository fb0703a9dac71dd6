// Where single-key shortcuts act, according to the settings: everywhere, only inside the focused list or card, or
// nowhere. Arrow keys, Enter, Escape, function keys, and combinations with Ctrl or Alt always act.
const isSingle = (key) => key.length === 1 || key === 'Delete' || key === 'Backspace';

const mode = () => document.documentElement.dataset.keys ?? 'everywhere';

// isInside: whether the focus is in the list or card that the key acts on.
export function allows({ key }, isInside) {
  return !isSingle(key) || mode() === 'everywhere' || mode() === 'inside' && isInside;
}

// A key that deletes or completes must not act while the focus is on an unrelated link.
export function isMeant(part) {
  const focused = document.activeElement;
  return focused === document.body || focused.id === 'main' || Boolean(part?.contains(focused));
}
