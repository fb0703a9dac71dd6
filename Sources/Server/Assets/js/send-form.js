// A form whose buttons send their change without leaving the page.
import { send } from './send.js';

export function sendForm(form) {
  // Settings affect the whole page, so their forms reload it.
  if (form.elements.area) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    const toast = form.closest('.toast');
    const fields = new FormData(form, event.submitter);
    const goesOn = toast?.contains(document.activeElement);
    toast?.remove();
    // The focus moves from the removed message to the one that replaces it.
    send(url, fields).then(() => goesOn && (document.querySelector('#toasts button') ?? document.getElementById('main')).focus());
  });
}
