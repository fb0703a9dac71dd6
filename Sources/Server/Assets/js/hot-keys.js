// Keys that work everywhere, except while something is being typed. Links and fields name their own keys.
const isChoosing = ({ key, target }) => key.startsWith('Arrow') && target.closest?.('input, [role=menu], [role=listbox], details[open]');
const isTyping = (target) => target.closest?.('input:not([type=radio]), textarea, select, [contenteditable]');
// The line of quick add with nothing in it that could be taken back.
const isBlank = (target) => target.id === 'quick' && 'blank' in target.form.dataset;

export function hotKeys() {
  addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const isStep = event.ctrlKey || event.metaKey;
    if (isTyping(event.target) && !(isStep && isBlank(event.target)) || isChoosing(event) || document.querySelector('dialog[open]')) return;
    const target = isStep ? step(event) : named(event.key);
    if (!target) return;
    event.preventDefault();
    reach(target);
  });
}

function reach(target) {
  if (target.matches('input')) target.focus();
  else target.click();
}

// Does what a key does.
export function press(key) {
  const target = named(key);
  if (target) reach(target);
}

function step(event) {
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return null;
  return document.getElementById(key === 'y' || event.shiftKey ? 'redo' : 'undo');
}

// Quick add is hidden on narrow screens until it is the target of the address.
function named(key) {
  const all = [...document.querySelectorAll('[aria-keyshortcuts]')];
  const target = all.find((each) => each.getAttribute('aria-keyshortcuts').split(' ').includes(key));
  if (target?.matches('input') && !target.checkVisibility()) location.hash = target.id;
  return target;
}
