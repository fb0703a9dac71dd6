// A setting that saves when it changes; the page reloads with the new language or appearance and restores the focus.
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

// Each calendar has a choice with the same name.
const nameOf = (field) => (field.matches('select') ? field.id : field.name);

// The working hours of several days. A day is saved when its fields lose focus, since a half-typed time must not be
// saved; until then the button indicates unsaved input. The focus continues to its new target.
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
