// Messages at the edge of the screen: they disappear after a while, but never while they have the pointer or the
// focus.
import { announce } from './announce.js';

const time = 6000;

// Set if the action has already been announced, so that its message is not.
let isKnown = false;
export const tellsItself = () => (isKnown = true);

export function toast(element) {
  if (!isKnown || element.matches('.is-refusal')) announce(sentence(element));
  isKnown = false;
  const close = element.querySelector('.toast-close');
  close.hidden = false;
  close.addEventListener('click', () => {
    element.remove();
    document.getElementById('main').focus({ preventScroll: true });
  });
  element.classList.add('is-waning');
  let rest = time;
  let started = Date.now();
  let timer = setTimeout(() => element.remove(), rest);
  const hold = () => {
    clearTimeout(timer);
    rest -= Date.now() - started;
  };
  const release = () => {
    if (element.matches(':hover, :focus-within')) return;
    clearTimeout(timer);
    started = Date.now();
    timer = setTimeout(() => element.remove(), Math.max(rest, 1000));
  };
  for (const name of ['pointerenter', 'focusin']) element.addEventListener(name, hold, { once: false });
  for (const name of ['pointerleave', 'focusout']) element.addEventListener(name, () => setTimeout(release));
}

// Numbers of changes announced with their own undo button; every copy of the page contains their message again.
export const told = new Set();

// Adopts the message of a response; it replaces older ones.
export function adopt(part) {
  if (told.has(part.querySelector('[data-number]')?.dataset.number)) return;
  const [here, fresh] = [document.getElementById('toasts'), part].map((each) => each.querySelector('[data-added]'));
  // The message is the same, unless the title of the new task has been improved since.
  if (here && here.dataset.added === fresh?.dataset.added && sentence(here) === sentence(fresh)) return;
  if (part.children.length) place(...part.children);
}

// New messages replace older ones, but not a question.
function place(...messages) {
  const toasts = document.getElementById('toasts');
  for (const old of toasts.querySelectorAll('.toast:not(.is-asking)')) old.remove();
  toasts.prepend(...messages);
}

const sentence = (toast) => toast.querySelector('p').textContent;

// more: elements with possible actions.
export function show(text, ...more) {
  const element = document.createElement('div');
  element.className = 'toast is-refusal';
  element.dataset.behavior = 'toast';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'toast-close';
  close.textContent = document.body.dataset.wordClose;
  element.append(sentence, ...more, close);
  place(element);
}
