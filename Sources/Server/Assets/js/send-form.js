// A form of buttons that sends its change without leaving the page.
import { send } from './send.js';

export function sendForm(form) {
  // Settings change the whole page, so theirs leave it.
  if (form.elements.area) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    const toast = form.closest('.toast');
    const fields = new FormData(form, event.submitter);
    const goesOn = toast?.contains(document.activeElement);
    toast?.remove();
    // The next message stands where the one with the focus stood.
    send(url, fields).then(() => goesOn && (document.querySelector('#toasts button') ?? document.getElementById('main')).focus());
  });
}
