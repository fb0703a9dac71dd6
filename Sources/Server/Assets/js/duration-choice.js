import { announce } from './announce.js';

// Typing minutes chooses "other"; choosing "other" leads to the field. What the past says is filled in, not saved.
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
