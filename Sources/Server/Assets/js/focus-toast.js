// The undo button after a card has left. The undo is offered for a fixed time, which continues while the pointer or
// focus is on the message; the button then says that the time is over.
import { goHome } from './focus.js';
import { expect } from './focus-motion.js';
import { send } from './send.js';
import { told } from './toast.js';

export function focusToast(form) {
  const toast = form.closest('.toast');
  const left = form.querySelector('.focus-left');
  const end = Date.now() + Number(form.dataset.seconds) * 1000;
  const { kind, number } = form.dataset;
  told.add(number);
  toast.style.setProperty('--toast', `${form.dataset.seconds}s`);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    toast.remove();
    expect(`undo-${kind}`);
    if (await send(form.getAttribute('action'), fields)) goHome();
  });
  const beat = setInterval(show, 250);
  show();

  function show() {
    if (!form.isConnected) return clearInterval(beat);
    const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    const text = form.dataset.wordLeft.replace('{1}', seconds);
    if (left.textContent !== text) left.textContent = text;
    if (Date.now() <= end) return;
    clearInterval(beat);
    const hadFocus = form.contains(document.activeElement);
    form.remove();
    if (!toast.matches(':hover') && !hadFocus) return toast.remove();
    toast.querySelector('p').textContent = form.dataset.wordOver;
    if (hadFocus) toast.querySelector('.toast-close').focus();
  }
}
