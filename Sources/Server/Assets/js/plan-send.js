// Sends a change of the plan, with the page to return to. If the server refuses, its question is shown over the page.
import { refresh } from './live.js';
import { keepFocus } from './plan-focus.js';
import { ask } from './question.js';
import { send } from './send.js';

export function planFields(more = {}) {
  const fields = new URLSearchParams();
  for (const field of document.querySelectorAll('#plan-form > input[type=hidden]')) fields.append(field.name, field.value);
  for (const [name, value] of Object.entries(more)) fields.append(name, value);
  return fields;
}

export const sendPlan = (url, fields) => send(url, fields, { asking: (page) => {
  // Focuses the entry that the question was about.
  const thing = { url: url.slice(0, url.lastIndexOf('/')), task: fields.get('task') };
  const isAsked = ask(page, async (...answer) => {
    const isDone = await sendPlan(...answer);
    if (isDone) keepFocus(thing);
    return isDone;
  });
  if (!isAsked) return false;
  document.getElementById('question-dialog').addEventListener('close', () => keepFocus(thing), { once: true });
  refresh();
  return true;
} });

export const sendChange = ({ url, urls }, { verb, fields }) =>
  sendPlan(urls?.[verb] ?? (verb === 'place' ? '/blocks' : `${url}/${verb}`), planFields(fields));
