// Sends what was done on the plan, with the page to come back to. What is refused is told with what can be done instead.
import { refresh } from './live.js';
import { ask } from './question.js';
import { send } from './send.js';
import { show } from './toast.js';

export function planFields(more = {}) {
  const fields = new URLSearchParams();
  for (const field of document.querySelectorAll('#plan-form > input[type=hidden]')) fields.append(field.name, field.value);
  for (const [name, value] of Object.entries(more)) fields.append(name, value);
  return fields;
}

export const sendPlan = (url, fields) => send(url, fields, offer);

export const sendChange = ({ url }, { verb, fields }) =>
  sendPlan(verb === 'place' ? '/blocks' : `${url}/${verb}`, planFields(fields));

// Time that is taken is no question to stop for: its answers stand in the message.
function offer(page) {
  const question = page.getElementById('question');
  if (!question?.querySelector('[name=anyway]')) return ask(page);
  const form = question.querySelector('form');
  form.className = 'offer';
  form.querySelector('[data-action=cancel]')?.remove();
  for (const button of form.querySelectorAll('button')) button.className = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    form.closest('.toast').remove();
    sendPlan(form.getAttribute('action'), fields);
  });
  show(question.querySelector('#reason').textContent, form);
  refresh();
  return true;
}
