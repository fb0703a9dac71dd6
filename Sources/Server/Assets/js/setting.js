// A setting saves when it is chosen; the page comes back in the new language or appearance.
export function setting(form) {
  form.querySelector('button').hidden = true;
  form.addEventListener('change', () => form.requestSubmit());
}
