// The form of a task: saving waits for a title and happens once; what is wrong gets the focus; the title of a new one is read
// like a line of quick add.
import { readAlong } from './quick-chips.js';
import { reach } from './status.js';
import { show } from './toast.js';

export function saveForm(form) {
  const title = form.elements.title;
  const button = form.querySelector('.btn-primary');
  // What cannot be seen is no title.
  const check = () => (button.disabled = title.value.replace(/[\s\p{Cf}]/gu, '') === '');
  title.addEventListener('input', check);
  check();
  form.addEventListener('submit', async (event) => {
    if (form.dataset.busy === 'reached') return;
    event.preventDefault();
    if ('busy' in form.dataset) return;
    form.dataset.busy = '';
    button.classList.add('is-busy');
    // Sending leaves the page; out of reach, what was typed would be left behind.
    const sender = event.submitter;
    if (await reach()) {
      form.dataset.busy = 'reached';
      return form.requestSubmit(sender);
    }
    free();
    if (!document.getElementById('signed-out')) show(document.body.dataset.wordKept);
  });
  addEventListener('pageshow', () => free());
  function free() {
    delete form.dataset.busy;
    button.classList.remove('is-busy');
    check();
  }
  if (form.dataset.parse) readAlong(form, title);
  for (const field of form.querySelectorAll('[data-most]')) bound(field);
  const problems = form.querySelector('#problems');
  if (problems) problems.focus();
  else if (!title.value) title.focus();
}

// What alone is longer than a field can ever hold would only make the page stand still; it stays where it was copied.
function bound(field) {
  const grow = () => field.classList.toggle('is-long', field.value.length > 5_000);
  grow();
  field.addEventListener('paste', (event) => {
    if (event.clipboardData.getData('text/plain').length <= Number(field.dataset.most)) return;
    event.preventDefault();
    show(field.dataset.wordMost);
  });
  field.addEventListener('input', grow);
}
