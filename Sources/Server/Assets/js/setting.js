// A setting saves when it is chosen; the page comes back in the new language or appearance, with the focus where it was.
const memory = 'zeitblock-setting';

export function setting(form) {
  form.querySelector('button').hidden = true;
  form.addEventListener('change', (event) => {
    sessionStorage.setItem(memory, nameOf(event.target));
    form.requestSubmit();
  });
  const chosen = form.querySelector('select, :checked');
  if (!chosen || sessionStorage.getItem(memory) !== nameOf(chosen)) return;
  sessionStorage.removeItem(memory);
  chosen.focus();
}

// There is one choice of the same name for each calendar.
const nameOf = (field) => (field.matches('select') ? field.id : field.name);

// Times of several days. A day is saved when it is left, for a time that is being typed is not yet meant; until then the
// button tells that something is not saved. The focus goes on where it was going.
const dayMemory = 'zeitblock-setting-day';

export function settingDays(form) {
  const button = form.querySelector('button');
  const filled = written(form);
  const check = () => (button.hidden = written(form) === filled && !form.querySelector('[aria-invalid=true]'));
  check();
  form.addEventListener('input', check);
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isLeft = document.hasFocus() && relatedTarget !== button && !target.closest('.hours-day')?.contains(relatedTarget);
    if (!isLeft || written(form) === filled) return;
    sessionStorage.setItem(dayMemory, relatedTarget?.name ?? '');
    form.requestSubmit();
  });
  const next = form.elements[sessionStorage.getItem(dayMemory) || 'none'];
  sessionStorage.removeItem(dayMemory);
  (form.querySelector('[aria-invalid=true]') ?? next)?.focus();
}

const written = (form) => new URLSearchParams(new FormData(form)).toString();
