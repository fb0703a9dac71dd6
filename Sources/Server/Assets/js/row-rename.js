// Renames a task in its row. Enter and leaving the field save, Escape does not.
import { send } from './send.js';
import { refresh } from './live.js';
import { forget } from './merge-rows.js';
import { pageFields, urlOf } from './rows.js';

export function rename(row) {
  const link = row.querySelector('.title');
  if (row.querySelector('.rename')) return;
  const field = document.createElement('input');
  field.className = 'rename';
  field.value = link.textContent;
  field.setAttribute('aria-label', row.parentElement.dataset.wordTitle);
  field.dir = 'auto';
  // It belongs to no form, least of all to the one around the rows.
  field.setAttribute('form', '');
  field.enterKeyHint = 'done';
  forget(row);
  link.hidden = true;
  link.before(field);
  field.focus();
  field.select();

  let isDone = false;
  const end = async (saves) => {
    if (isDone) return;
    isDone = true;
    const title = field.value.trim();
    const hadFocus = document.activeElement === field;
    const old = link.textContent;
    field.remove();
    link.hidden = false;
    if (hadFocus) link.focus({ preventScroll: true });
    if (!saves || title === old) return refresh();
    if (title) link.textContent = title;
    if (!(await send(`${urlOf(row)}/rename`, pageFields({ title })))) link.textContent = old;
  };
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') event.preventDefault(), end(true);
    if (event.key === 'Escape') event.preventDefault(), end(false);
    event.stopPropagation();
  });
  field.addEventListener('blur', () => end(true));
}
