// The Focus page: its buttons act without leaving the page, and the focus moves to the next card.
import { editing, isWriting, open, saves } from './focus-edit.js';
import { expect, leave, mine, title, undone } from './focus-motion.js';
import { swiping } from './focus-swipe.js';
import { goOn } from './focus-timer.js';
import { send } from './send.js';
import { allows, isMeant } from './single-keys.js';

const motions = { complete: 'complete', trash: 'trash', shuffle: 'shuffle', skip: 'shuffle', snooze: 'shuffle' };

export function focus(stage) {
  editing(stage);
  goOn();
  for (const each of stage.querySelectorAll('#focus-title')) each.classList.toggle('is-long', each.textContent.length > 60);
  const stack = stage.querySelector('#focus-stack');
  if (stack) {
    swiping(stack, {
      right: () => stage.querySelector('#focus-complete').click(),
      left: () => stage.querySelector('#focus-shuffle').click(),
    });
  }
}

// Handles all forms of the page, wherever they are.
export function focusForms() {
  addEventListener('submit', (event) => {
    const form = event.target;
    const url = event.submitter?.getAttribute('formaction') ?? form.getAttribute('action');
    if (!form.closest('.focus') || event.defaultPrevented || !url.startsWith('/focus')) return;
    event.preventDefault();
    if (event.submitter?.value === 'edit') return open();
    if (form.id === 'focus-edit') return saves(form, event.submitter);
    act(form, event.submitter, url);
  });
  // A task added with quick add appears on the card, so the focus goes there.
  addEventListener('added', (event) => {
    if (!document.getElementById('focus')) return;
    event.preventDefault();
    if (location.hash === '#quick') location.hash = '';
    goHome();
  });
  addEventListener('adding', () => document.getElementById('focus') && expect('add'));
  if (document.getElementById('focus')) addEventListener('keydown', keys);
}

// A second press during a request would be meant for the same card.
let isBusy = false;

export async function act(form, submitter, url = form.getAttribute('action')) {
  // Unsaved input must not be lost.
  if (isBusy || isWriting()) return;
  isBusy = true;
  const verb = url.split('/').pop();
  const fields = new FormData(form, submitter);
  form.closest('details')?.removeAttribute('open');
  const motion = begin(verb, fields);
  mine(true);
  const isDone = await send(url, fields);
  mine(false);
  isBusy = false;
  if (!isDone) return undone(motion);
  if (verb in motions || verb === 'show' || verb === 'choose') goHome();
  else if (!document.activeElement || document.activeElement === document.body) goHome();
}

function begin(verb, fields) {
  // A single task cannot go to the back.
  const isAlone = document.querySelector('#focus-stack')?.dataset.cards === '1';
  if (verb === 'choose' || verb === 'draw') return leave('switch');
  if (verb === 'shuffle' && isAlone) return { name: '', element: null };
  return motions[verb] && fields.get('task') ? leave(motions[verb]) : { name: '', element: null };
}

export const goHome = () => title().focus({ preventScroll: true });

// The space bar completes the task unless the focused element uses it.
function keys(event) {
  if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return;
  if (event.target.closest('a, button, summary, input, textarea, select, dialog')) return;
  const button = document.getElementById('focus-complete');
  const stage = document.getElementById('focus');
  if (!isMeant(stage) || !allows(event, stage.contains(document.activeElement))) return;
  if (!button || document.querySelector('dialog[open], #focus-edit:not([hidden])')) return;
  event.preventDefault();
  button.click();
}
