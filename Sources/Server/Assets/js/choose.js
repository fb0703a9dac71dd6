// A checkbox that saves when it changes; the reloaded page restores the focus.
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
