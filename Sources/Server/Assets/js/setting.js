// A setting saves when it is chosen; the page comes back in the new language or appearance, with the focus where it was.
const memory = 'zeitblock-setting';

export function setting(form) {
  form.querySelector('button').hidden = true;
  form.addEventListener('change', (event) => {
    sessionStorage.setItem(memory, event.target.name);
    form.requestSubmit();
  });
  const chosen = form.querySelector(':checked');
  if (sessionStorage.getItem(memory) !== chosen?.name) return;
  sessionStorage.removeItem(memory);
  chosen.focus();
}
