// Times of several days. A day is saved when it is left, for a time that is being typed is not yet meant; until then the
// button tells that something is not saved. The focus goes on where it was going.
const memory = 'zeitblock-setting-day';

export function settingDays(form) {
  const button = form.querySelector('button');
  const filled = written(form);
  const check = () => (button.hidden = written(form) === filled && !form.querySelector('[aria-invalid=true]'));
  check();
  form.addEventListener('input', check);
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isLeft = document.hasFocus() && relatedTarget !== button && !target.closest('.hours-day')?.contains(relatedTarget);
    if (!isLeft || written(form) === filled) return;
    sessionStorage.setItem(memory, relatedTarget?.name ?? '');
    form.requestSubmit();
  });
  const next = form.elements[sessionStorage.getItem(memory) || 'none'];
  sessionStorage.removeItem(memory);
  (form.querySelector('[aria-invalid=true]') ?? next)?.focus();
}

const written = (form) => new URLSearchParams(new FormData(form)).toString();
