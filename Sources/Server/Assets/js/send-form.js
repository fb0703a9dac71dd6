// A form of buttons that sends its change without leaving the page.
import { send } from './send.js';

export function sendForm(form) {
  // Settings change the whole page, so theirs leave it.
  if (form.elements.area) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    form.closest('.toast')?.remove();
    send(url, new FormData(form, event.submitter));
  });
}
