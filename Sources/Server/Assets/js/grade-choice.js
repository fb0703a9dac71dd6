// Only grade A has a number: with any other grade, the hidden field is not sent.
export function gradeChoice(field) {
  const rank = field.querySelector('#sub-priority');
  field.addEventListener('change', (event) => {
    if (event.target.name === 'grade') rank.disabled = event.target.value !== 'A';
  });
}
