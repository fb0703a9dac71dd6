// The task form: saving requires a title and happens only once; the first error gets the focus; the title of a new
// task is interpreted like a quick-add line.
import { readAlong } from './quick-chips.js';
import { reach } from './status.js';
import { show } from './toast.js';

export function saveForm(form) {
  const title = form.elements.title;
  const button = form.querySelector('.btn-primary');
  // Invisible characters do not count as a title.
  const check = () => (button.disabled = title.value.replace(/[\s\p{Cf}]/gu, '') === '');
  title.addEventListener('input', check);
  check();
  form.addEventListener('submit', async (event) => {
    if (form.dataset.busy === 'reached') return;
    event.preventDefault();
    if ('busy' in form.dataset) return;
    form.dataset.busy = '';
    button.classList.add('is-busy');
    // Submitting leaves the page; if the server is unreachable, the input would be lost.
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

// A text far beyond the field's limit would only freeze the page, so it is not inserted; the user still has it on the
// clipboard.
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
