// Starts a task. If a higher-graded one is open, a line below the row says so and offers both; nothing is prevented.
import { questionAbout } from './sections-move.js';

// Returns whether there was a note to close.
export function closeNote(row) {
  const note = row.querySelector('.guard-note');
  if (note?.contains(document.activeElement)) row.querySelector('.title').focus({ preventScroll: true });
  note?.remove();
  return Boolean(note);
}

export async function start(row) {
  const page = await questionAbout(row, 'start');
  const question = page?.getElementById('question');
  if (!question) return;
  const buttons = [...question.querySelectorAll('form button')];
  const url = question.querySelector('form').getAttribute('action');
  const form = document.getElementById('rows-form');
  for (const button of buttons) {
    button.setAttribute('formaction', url);
    button.classList.add('btn-s');
  }
  if (buttons.length === 1) return begin(form, buttons[0]);
  for (const note of document.querySelectorAll('.guard-note')) note.remove();
  const note = document.createElement('div');
  note.className = 'guard-note';
  note.dataset.local = '';
  const text = document.createElement('p');
  text.dir = 'auto';
  note.append(text, ...buttons.reverse());
  row.append(note);
  // A live region must exist before its text is set.
  text.setAttribute('role', 'status');
  requestAnimationFrame(() => (text.textContent = question.querySelector('h1').textContent));
}

function begin(form, button) {
  button.hidden = true;
  form.append(button);
  form.requestSubmit(button);
}
