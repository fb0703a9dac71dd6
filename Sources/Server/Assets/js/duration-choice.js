// Typing minutes chooses "other"; choosing "other" leads to the field.
export function durationChoice(choices) {
  const form = choices.closest('form');
  const minutes = form.elements.minutes;
  minutes.addEventListener('input', () => {
    if (minutes.value) choices.querySelector('[value=other]').checked = true;
  });
  choices.addEventListener('click', (event) => {
    if (event.target.value === 'other' && event.detail) minutes.focus();
  });
}
