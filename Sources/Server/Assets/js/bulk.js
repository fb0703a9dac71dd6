// Bulk actions on the selected rows: from the bar, or from the dialog with all actions.
import { send } from './send.js';
import { encoded } from './path-segment.js';
import { pageFields } from './rows.js';
import { begin, end, isEverything, isSelecting, pickEverything, pickedIds, tellEmpty } from './row-select.js';

export function bulk() {
  const bar = document.getElementById('bulk');
  const dialog = document.getElementById('bulk-dialog');
  if (!bar || !dialog) return;
  bar.addEventListener('click', (event) => {
    if (event.target.closest('#bulk-all')) return pickEverything(), bar.querySelector('[data-bulk=complete]').focus();
    const action = event.target.closest('[data-bulk]')?.dataset.bulk;
    if (action === 'end') end();
    else if (action === 'more') open();
    else if (action === 'tag' || action === 'duration') open(action);
    else if (action) apply({ do: action });
  });
  const form = dialog.querySelector('form');
  const open = (field) => {
    if (!isEverything() && !pickedIds().length) return tellEmpty();
    form.reset();
    dialog.showModal();
    if (field) document.getElementById(`bulk-${field}`).focus();
  };
  // Enter in a field presses the field's own button instead of the form's first one.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.target.matches('input')) return;
    event.preventDefault();
    event.target.closest('.field').querySelector('button').click();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
    apply(Object.fromEntries(new FormData(form, event.submitter)));
  });
  dialog.querySelector('[data-action=cancel]').addEventListener('click', () => dialog.close());
  document.addEventListener('click', (event) => {
    const link = event.target.closest('#select');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isSelecting()) end();
    else begin();
  });
}

// A single request for all tasks, so that it can be undone as one change.
async function apply(fields) {
  const chosen = isEverything() ? { all: '1' } : { ids: pickedIds().map(encoded).join(',') };
  if (await send('/bulk', pageFields({ ...fields, ...chosen }))) end();
}
