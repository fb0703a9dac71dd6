// Edits title and notes on the card in place. Input is discarded only after the server has accepted it, or with
// Escape.
import { mine } from './focus-motion.js';
import { drop, signedOut } from './drafts.js';
import { refresh, swap } from './live.js';
import { exclusive } from './send.js';
import { isRefused, reachable } from './status.js';
import { show } from './toast.js';

const form = () => document.getElementById('focus-edit');

export function editing(stage) {
  const fields = stage.querySelector('#focus-edit');
  if (!fields) return;
  if (!fields.hidden) stage.querySelector('[aria-invalid], #focus-new-title')?.focus();
  fields.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const isTitle = event.target.name === 'title';
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && (isTitle || event.ctrlKey || event.metaKey)) fields.requestSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  fields.querySelector('#focus-cancel').addEventListener('click', (event) => {
    event.preventDefault();
    close();
  });
}

const hasUnsaved = (fields) => Boolean(fields) && !fields.hidden && isChanged(fields);

// Compares with the values the fields were first filled with.
const isChanged = ({ elements }) =>
  elements.title.value !== elements['was-title'].value || elements.notes.value !== elements['was-notes'].value;

function fill({ elements }) {
  elements.title.value = elements['was-title'].value = document.getElementById('focus-title').textContent;
  elements.notes.value = elements['was-notes'].value = document.getElementById('focus-notes')?.textContent ?? '';
}

// Returns true if the fields contain unsaved input, and focuses them.
export function isWriting() {
  const fields = form();
  if (!hasUnsaved(fields)) return false;
  fields.elements.title.focus();
  return true;
}

export function open() {
  const fields = form();
  if (!fields) return;
  if (fields.hidden) fill(fields);
  document.getElementById('focus-text').hidden = true;
  fields.hidden = false;
  const title = fields.elements.title;
  title.focus();
  title.setSelectionRange(title.value.length, title.value.length);
}

// Shows the current card again.
function close() {
  const fields = form();
  drop(fields);
  fields.hidden = true;
  document.getElementById('focus-text').hidden = false;
  document.getElementById('focus-edit-button').focus({ preventScroll: true });
  if (new URL(document.body.dataset.address, location.href).search) history.replaceState(null, '', '/focus');
  refresh();
}

export async function saves(fields, submitter) {
  if (fields.dataset.busy) return;
  if (!submitter?.name && !isChanged(fields)) return close();
  fields.dataset.busy = '1';
  try {
    await exclusive(async () => answer(fields, await post(fields, submitter)));
  } catch {
    reachable(false);
    show(document.body.dataset.wordKept);
  }
  delete fields.dataset.busy;
}

const post = (fields, submitter) => fetch('/focus/edit', {
  method: 'POST', body: new URLSearchParams(new FormData(fields, submitter)), headers: { 'X-Zeitblock-Fragment': '1' },
});

async function answer(fields, response) {
  const html = await response.text();
  reachable(true);
  if (isRefused(response)) return void (signedOut() || location.reload());
  const page = new DOMParser().parseFromString(html, 'text/html');
  const stage = page.getElementById('focus');
  // The response contains neither the card nor its fields: the task is gone, and the input continues on another page.
  if (!stage) return fields.submit();
  if (response.ok) drop(fields);
  document.getElementById('focus').dataset.saved = '1';
  mine(true);
  await swap(html, 'all');
  mine(false);
  const open = stage.querySelector('#focus-edit:not([hidden])');
  if (!open) document.getElementById('focus-edit-button')?.focus({ preventScroll: true });
}
