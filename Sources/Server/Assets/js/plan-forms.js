// Every other button of the plan sends its change without leaving the page.
import { sendPlan } from './plan-send.js';

export function planForms() {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || form.method !== 'post' || !form.closest('#plan') || form.dataset.behavior) return;
    event.preventDefault();
    const url = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    sendPlan(url, new FormData(form, event.submitter));
  });
}
