// A button that restores a title without leaving the page; when its row disappears, the focus moves to the next one.
import { send } from './send.js';

export function giveBack(form) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const index = forms().indexOf(form);
    if (!(await send(form.getAttribute('action'), new FormData(form, event.submitter)))) return;
    const next = forms()[Math.min(index, forms().length - 1)];
    (next?.querySelector('button') ?? document.getElementById('main')).focus();
  });
}

const forms = () => [...document.querySelectorAll('#titles li form')];
