// Renames a task in its row. Enter and leaving the field save, Escape cancels. Text typed when the session ended is
// restored later.
import { held, heldAddresses, hold, release } from './drafts.js';
import { send } from './send.js';
import { refresh } from './live.js';
import { forget } from './merge-rows.js';
import { pageFields, urlOf } from './rows.js';

export function rename(row, { typed } = {}) {
  const address = `${urlOf(row)}/rename`;
  const link = row.querySelector('.title');
  if (row.querySelector('.rename')) return;
  const field = document.createElement('input');
  field.className = 'rename';
  field.value = typed ?? link.textContent;
  field.setAttribute('aria-label', row.parentElement.dataset.wordTitle);
  field.dir = 'auto';
  // It must not belong to the form around the rows.
  field.setAttribute('form', '');
  field.enterKeyHint = 'done';
  forget(row);
  link.hidden = true;
  link.before(field);
  field.focus();
  field.select();
  if (typed) hold(address, typed);
  field.addEventListener('input', () => hold(address, field.value));

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
    if (!saves || title === old) return release(address), refresh();
    if (title) link.textContent = title;
    const isSaved = await send(address, pageFields({ title }));
    if (!isSaved) link.textContent = old;
    if (!isSaved && document.getElementById('signed-out')) return row.isConnected && rename(row, { typed: title });
    release(address);
  };
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') event.preventDefault(), end(true);
    if (event.key === 'Escape') event.preventDefault(), end(false);
    event.stopPropagation();
  });
  field.addEventListener('blur', () => end(true));
}

// After signing in, the reloaded page restores the field.
export function renameAgain() {
  const addresses = heldAddresses().filter((address) => address.endsWith('/rename'));
  if (!addresses.length) return;
  for (const link of document.querySelectorAll('.row .title[href]')) {
    const row = link.closest('.row');
    const address = `${urlOf(row)}/rename`;
    const title = addresses.includes(address) && held(address);
    if (title) rename(row, { typed: title });
  }
}
