// Adds a task without leaving the page. The field is cleared only when the server has it.
import { send } from './send.js';

export function quickAdd(form) {
  const field = form.elements.title;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const title = field.value.trim();
    if (!title || form.dataset.busy) return;
    form.dataset.busy = '';
    field.readOnly = true;
    const isSaved = await send(form.action, new FormData(form));
    field.readOnly = false;
    delete form.dataset.busy;
    if (isSaved) field.value = '';
  });
}
