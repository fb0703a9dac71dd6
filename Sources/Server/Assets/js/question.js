// A question from the server, shown as a dialog over the page; answering submits its form.
import { send } from './send.js';
import { end } from './row-select.js';

// Returns true if the page contains a question that can be shown. answer: sends the answer. dropped: called if the
// dialog is closed without an answer.
export function ask(page, answer = send, dropped = () => {}) {
  const question = page.getElementById('question');
  const dialog = document.getElementById('question-dialog');
  if (!question || !dialog) return false;
  const title = document.createElement('h2');
  title.id = 'question-title';
  title.dir = 'auto';
  title.textContent = question.querySelector('h1').textContent;
  const form = question.querySelector('form');
  form.className = 'acts';
  const reason = question.querySelector('#reason');
  dialog.replaceChildren(title, ...(reason.textContent ? [reason] : []), form);
  form.addEventListener('submit', async (event) => {
    // This answer leads to a page of its own.
    if (event.submitter?.hasAttribute('data-leaves')) return;
    event.preventDefault();
    const fields = new FormData(form, event.submitter);
    dialog.close('sent');
    if (await answer(form.getAttribute('action'), fields)) end();
  });
  form.querySelector('[data-action=cancel]').addEventListener('click', (event) => {
    event.preventDefault();
    dialog.close();
  });
  const origin = document.activeElement;
  // The element that had the focus may be gone by now.
  const back = () => (origin?.isConnected ? origin : document.getElementById('main')).focus({ preventScroll: true });
  dialog.addEventListener('close', () => {
    back();
    if (dialog.returnValue !== 'sent') dropped();
  }, { once: true });
  dialog.returnValue = '';
  dialog.showModal();
  return true;
}
