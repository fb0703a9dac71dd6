// A box saves when it is ticked or cleared; the page comes back with the focus where it was.
const memory = 'zeitblock-choice';

export function choose(form) {
  const box = form.querySelector('[type=checkbox]');
  form.querySelector('button').hidden = true;
  box.addEventListener('change', () => {
    sessionStorage.setItem(memory, box.id);
    form.requestSubmit();
  });
  if (sessionStorage.getItem(memory) !== box.id) return;
  sessionStorage.removeItem(memory);
  box.focus();
}
