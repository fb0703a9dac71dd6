// Closes a capture window after a few seconds, unless the user interacts with it.
const time = 5000;

export function closing(element) {
  const note = element.querySelector('#closing');
  note.hidden = false;
  const button = element.querySelector('[data-action=close]');
  button.hidden = false;
  button.addEventListener('click', () => close());
  const timer = setTimeout(() => {
    close();
    // Browsers do not let scripts close windows they have not opened; the user can close it.
    note.hidden = true;
  }, time);
  const stay = () => {
    clearTimeout(timer);
    note.hidden = true;
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(name, stay, { once: true });
  }
}
