// Where single keys act: everywhere, only inside the list or card that has the focus, or not at all, as the settings say.
// Arrows, Enter, Escape, function keys and whatever goes with Ctrl or Alt always do.
const isSingle = (key) => key.length === 1 || key === 'Delete' || key === 'Backspace';

const mode = () => document.documentElement.dataset.keys ?? 'everywhere';

// isInside: whether the focus is in the list or on the card that the key is for.
export function allows({ key }, isInside) {
  return !isSingle(key) || mode() === 'everywhere' || mode() === 'inside' && isInside;
}

// What takes something away or completes it is never meant from a link elsewhere on the page.
export function isMeant(part) {
  const focused = document.activeElement;
  return focused === document.body || focused.id === 'main' || Boolean(part?.contains(focused));
}
