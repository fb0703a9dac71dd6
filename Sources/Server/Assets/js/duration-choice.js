import { announce } from './announce.js';

// Typing minutes selects "other"; selecting "other" focuses the field. A suggestion is filled in but not saved.
export function durationChoice(choices) {
  const form = choices.closest('form');
  const minutes = form.elements.minutes;
  minutes.addEventListener('input', () => {
    if (minutes.value) choices.querySelector('[value=other]').checked = true;
  });
  choices.addEventListener('click', (event) => {
    if (event.target.value === 'other' && event.detail) minutes.focus();
  });
  const advice = choices.closest('fieldset').querySelector('[name=estimate]');
  advice?.addEventListener('click', (event) => {
    event.preventDefault();
    const known = choices.querySelector(`[value="${advice.value}"]`);
    const chosen = known ?? choices.querySelector('[value=other]');
    if (!known) minutes.value = advice.value;
    chosen.checked = true;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
    (known ?? minutes).focus();
    announce(advice.dataset.wordTaken);
  });
}
