// A capture window: Cancel closes it, and so does Escape if nothing was changed.
export function popup(form) {
  const way = form.querySelector('[data-action=cancel]');
  const before = written(form);
  const leave = () => {
    close();
    // Browsers do not let scripts close windows they have not opened; the link is followed instead.
    setTimeout(() => (location.href = way.href), 300);
  };
  way.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (written(form) === before) leave();
  });
}

const written = (form) => new URLSearchParams(new FormData(form)).toString();
