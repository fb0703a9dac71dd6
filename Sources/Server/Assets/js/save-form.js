// The form of a task: saving waits for a title and happens once; what is wrong gets the focus; what was typed is not left
// behind unasked.
export function saveForm(form) {
  const title = form.elements.title;
  const button = form.querySelector('.btn-primary');
  const check = () => (button.disabled = title.value.trim() === '');
  title.addEventListener('input', check);
  check();
  form.addEventListener('submit', (event) => {
    if (form.dataset.busy) return event.preventDefault();
    form.dataset.busy = '';
    button.classList.add('is-busy');
  });
  addEventListener('pageshow', () => {
    delete form.dataset.busy;
    button.classList.remove('is-busy');
    check();
  });
  const filled = written(form);
  addEventListener('beforeunload', (event) => {
    if (!('busy' in form.dataset) && written(form) !== filled) event.preventDefault();
  });
  const problems = form.querySelector('#problems');
  if (problems) problems.focus();
  else if (!title.value) title.focus();
}

const written = (form) => new URLSearchParams(new FormData(form)).toString();
