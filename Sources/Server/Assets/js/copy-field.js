// A read-only text: selected completely on focus, with a button that copies it.
import { announce } from './announce.js';

export function copyField(element) {
  const field = element.querySelector('input');
  const button = element.querySelector('button');
  field.addEventListener('focus', () => field.select());
  // The clipboard is available only in secure contexts.
  if (!navigator.clipboard) return;
  button.hidden = false;
  const name = button.textContent;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      return field.focus();
    }
    button.textContent = element.dataset.word;
    announce(element.dataset.word);
    setTimeout(() => (button.textContent = name), 3000);
  });
}
