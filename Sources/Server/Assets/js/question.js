// A question the server asks back, shown over the page it is about; answering sends its form.
import { send } from './send.js';
import { end } from './row-select.js';

// Answers whether the page holds a question that can be shown here. answer: sends what was answered. dropped: is called when
// nobody answers it.
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
    // This answer is a page of its own.
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
  // What it was about may be gone by then.
  const back = () => (origin?.isConnected ? origin : document.getElementById('main')).focus({ preventScroll: true });
  dialog.addEventListener('close', () => {
    back();
    if (dialog.returnValue !== 'sent') dropped();
  }, { once: true });
  dialog.returnValue = '';
  dialog.showModal();
  return true;
}
