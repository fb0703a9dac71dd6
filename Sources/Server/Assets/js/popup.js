// A window opened to capture one thing: Cancel closes it, and so does Esc as long as nothing in it was changed.
export function popup(form) {
  const way = form.querySelector('[data-action=cancel]');
  const before = written(form);
  const leave = () => {
    close();
    // A browser that keeps windows it has not opened by a script leads on.
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
