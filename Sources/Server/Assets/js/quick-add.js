// Adds a task from one line without leaving the page. The field is cleared only after the server has accepted it.
import { hasLines, pasteLines } from './paste-lines.js';
import { drop } from './drafts.js';
import { send } from './send.js';
import { readAlong } from './quick-chips.js';

export function quickAdd(form) {
  const field = form.elements.title;
  const { key } = form.elements;
  const reading = readAlong(form, field);
  key.value = identifier();

  form.addEventListener('submit', async (event) => {
    if (event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (!field.value.trim() || form.dataset.busy) return;
    form.dataset.busy = '';
    field.readOnly = true;
    form.dispatchEvent(new CustomEvent('adding', { bubbles: true }));
    const isSaved = await send(form.action, new FormData(form), { lost: 'wordKept' });
    field.readOnly = false;
    delete form.dataset.busy;
    if (!isSaved) return;
    clear();
    // The page may move the focus to the new task.
    if (form.dispatchEvent(new CustomEvent('added', { bubbles: true, cancelable: true }))) field.focus();
  });
  // Until the user types again, undo reverts the last change of the data, not of the field.
  const blank = () => (form.dataset.blank = '');
  if (!field.value) blank();
  field.addEventListener('input', () => delete form.dataset.blank);
  const clear = () => {
    drop(form);
    field.value = '';
    blank();
    key.value = identifier();
    reading.clear();
  };
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    if (location.hash === '#quick') location.hash = 'main';
    else document.getElementById('main').focus({ preventScroll: true });
  });
  // Pasting several lines opens a question; a single line loses its line break.
  field.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!/[\r\n]/.test(text)) return;
    event.preventDefault();
    if (hasLines(text)) return pasteLines(form, field, text, clear);
    document.execCommand('insertText', false, text.replace(/\s*[\r\n]+\s*/g, ' '));
  });
}

// Makes an identifier in the server's format, also in insecure contexts, which lack crypto.randomUUID.
function identifier() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
