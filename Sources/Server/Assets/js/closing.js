// A window opened to capture one thing goes by itself, unless somebody does something in it.
const time = 5000;

export function closing(element) {
  const note = element.querySelector('#closing');
  note.hidden = false;
  const button = element.querySelector('[data-action=close]');
  button.hidden = false;
  button.addEventListener('click', () => close());
  const timer = setTimeout(() => {
    close();
    // A browser that keeps windows it has not opened by a script leaves this one to the person.
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
