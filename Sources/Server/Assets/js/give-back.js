// A button that gives a title back: the change is sent without leaving the page, and as its row goes the next one has the focus.
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
