// Shortcuts that work everywhere except while typing. Links and fields declare their own keys.
import { allows, isMeant } from './single-keys.js';

const isChoosing = ({ key, target }) => key.startsWith('Arrow') && target.closest?.('input, [role=menu], [role=listbox], details[open]');
const isTyping = (target) => target.closest?.('input:not([type=radio]), textarea, select, [contenteditable]');
// The quick-add line without any input to undo.
const isBlank = (target) => target.id === 'quick' && 'blank' in target.form.dataset;

// The card and its actions.
const cardOf = (target) => target.closest('#focus');

export function hotKeys() {
  addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || event.altKey) return;
    const isStep = event.ctrlKey || event.metaKey;
    if (isTyping(event.target) && !(isStep && isBlank(event.target)) || isChoosing(event) || document.querySelector('dialog[open]')) return;
    const target = isStep ? step(event) : named(event.key);
    if (!target) return;
    const card = cardOf(target);
    if (!isStep && !allows(event, Boolean(card?.contains(document.activeElement)))) return;
    if (event.key === 'Delete' && !isMeant(card)) return;
    show(target);
    event.preventDefault();
    reach(target);
  });
}

function reach(target) {
  if (target.matches('input')) target.focus();
  else target.click();
}

// Performs the action of a key.
export function press(key) {
  const target = named(key);
  if (target) show(target), reach(target);
}

function step(event) {
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return null;
  return document.getElementById(key === 'y' || event.shiftKey ? 'redo' : 'undo');
}

function named(key) {
  const all = [...document.querySelectorAll('[aria-keyshortcuts]')];
  return all.find((each) => each.getAttribute('aria-keyshortcuts').split(' ').includes(key));
}

// On narrow screens, quick add is hidden until the URL fragment targets it.
function show(target) {
  if (target.matches('input') && !target.checkVisibility()) location.hash = target.id;
}
