// Only grade A has a rank: with another grade the hidden number is not sent.
export function gradeChoice(field) {
  const rank = field.querySelector('#sub-priority');
  field.addEventListener('change', (event) => {
    if (event.target.name === 'grade') rank.disabled = event.target.value !== 'A';
  });
}
