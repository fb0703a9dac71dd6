// A text to be taken along: selected as a whole when the focus comes to it, with a button that copies it.
import { announce } from './announce.js';

export function copyField(element) {
  const field = element.querySelector('input');
  const button = element.querySelector('button');
  field.addEventListener('focus', () => field.select());
  // Only pages that are trusted may copy.
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
