// The recurrence fields follow the due date until the user changes them, and the line below shows the next days.
const told = ['repeat', 'weekday', 'month-day', 'nth', 'nth-weekday', 'every', 'unit', 'anchor', 'missed', 'end', 'end-day', 'end-count',
  'due', 'time', 'rule', 'of'];

export function repeatChoice(field) {
  const form = field.closest('form');
  const due = form.elements.due;
  const line = field.querySelector('#upcoming');
  const weekdays = [...field.querySelectorAll('[name=weekday]')];
  const monthDay = form.elements['month-day'];
  const followed = { weekday: null, monthDay: null };
  let timer = null;
  let asked = 0;

  form.addEventListener('change', (event) => {
    if (event.target.name === 'repeat' || event.target === due) follow();
    if (told.includes(event.target.name)) soon();
  });
  field.addEventListener('input', soon);

  // Changes only fields that are empty or were filled in here.
  function follow() {
    const day = due.valueAsDate;
    if (!day) return;
    const kind = form.elements.repeat.value;
    if (kind === 'weekly' || kind === 'biweekly') followWeekday(weekdays[(day.getUTCDay() + 6) % 7]);
    if (kind !== 'monthly' || (monthDay.value && monthDay.value !== followed.monthDay)) return;
    monthDay.value = followed.monthDay = String(day.getUTCDate());
  }

  function followWeekday(box) {
    const chosen = weekdays.filter((each) => each.checked);
    if (chosen.length > 1 || (chosen.length === 1 && chosen[0] !== followed.weekday)) return;
    for (const each of chosen) each.checked = false;
    box.checked = true;
    followed.weekday = box;
  }

  function soon() {
    clearTimeout(timer);
    timer = setTimeout(tell, 120);
  }

  async function tell() {
    const number = ++asked;
    const fields = [...new FormData(form)].filter(([name]) => told.includes(name));
    try {
      const response = await fetch(`${field.dataset.upcoming}?${new URLSearchParams(fields)}`);
      const text = response.ok ? await response.text() : '';
      if (number === asked) line.textContent = text;
    } catch {
      // The server is unreachable: shows nothing rather than outdated days.
      if (number === asked) line.textContent = '';
    }
  }
}
