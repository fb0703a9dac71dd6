// Asks for a position in a dialog.
import { announce, fill } from './announce.js';
import { tellsItself } from './toast.js';
import { canMove, positionOf, sendTo } from './row-move.js';

export function askPosition(row) {
  if (!canMove(row)) return;
  const dialog = document.getElementById('position-dialog');
  const form = dialog.querySelector('form');
  const field = form.elements.position;
  const list = row.parentElement;
  dialog.querySelector('#position-task').textContent = row.querySelector('.title').textContent;
  const range = dialog.querySelector('#position-range');
  range.textContent = fill(range.dataset.word, list.dataset.of);
  field.max = list.dataset.of;
  field.value = positionOf(row);
  form.onsubmit = async (event) => {
    event.preventDefault();
    dialog.close();
    tellsItself();
    await sendTo(row, { position: field.value });
    announce(fill(list.dataset.wordMoved, positionOf(row), list.dataset.of));
  };
  dialog.querySelector('[data-action=cancel]').onclick = () => dialog.close();
  dialog.showModal();
  field.select();
}
