// Shows the interpretation of a line while typing: highlights behind the words, and a chip for each that can be
// rejected or changed to an alternative. The server interprets the line; the latest response wins.
import { announce } from './announce.js';
import { signedOut } from './drafts.js';
import { fills } from './fill-fields.js';
import { isRefused } from './status.js';

// The pause in typing, in milliseconds, after which the interpretation is announced.
const pause = 700;
// Longer texts are probably pasted by mistake; they are interpreted only when added.
const limit = 4000;
// How long, in milliseconds, an interpretation of days and times stays valid.
const fresh = 30_000;

export function readAlong(form, field) {
  const [marks, found, preview] = ['marks', 'found', 'preview'].map((part) => form.querySelector(`.quick-${part}`));
  // In a form with its own fields, the interpretation fills them, and the preview follows them.
  const fields = form.elements.reads && fills(form, () => ask());
  const said = form.querySelector('.quick-said');
  let request = null;
  let told = '';
  let shownAt = 0;
  let timer = null;

  let left = 0;
  const follow = () => (marks.scrollLeft = left = field.scrollLeft);
  field.addEventListener('input', (event) => event.isComposing || ask());
  field.addEventListener('compositionend', ask);
  field.addEventListener('scroll', follow);
  // The interpretation may be outdated, for example from yesterday.
  field.addEventListener('focus', () => field.value && Date.now() - shownAt > fresh && ask());
  // Pressing a chip keeps the focus in the line, ready for more typing.
  found.addEventListener('mousedown', (event) => event.preventDefault());
  found.addEventListener('click', press);
  // Restores earlier rejections and choices from a draft.
  form.addEventListener('fill', ({ detail }) => {
    for (const name of ['reject', 'choose']) for (const value of detail(name).reverse()) put(name, value);
  });
  if (field.value && !fields) ask();

  async function ask() {
    request?.abort();
    clearTimeout(timer);
    if (!field.value.trim() || field.value.length > limit) return clear();
    const mine = (request = new AbortController());
    const body = new URLSearchParams(new FormData(form));
    for (const name of ['at', 'notes', 'key']) body.delete(name);
    try {
      const response = await fetch(form.dataset.parse, { method: 'POST', body, signal: mine.signal });
      const html = response.ok ? await response.text() : '';
      if (isRefused(response)) signedOut();
      if (request === mine) show(html);
    } catch {
      // The server is unreachable: shows nothing rather than an outdated interpretation.
      if (request === mine) clear();
    }
  }

  function show(html) {
    const fresh = document.createElement('template');
    fresh.innerHTML = html;
    const [line, chips, row] = fresh.content.children;
    if (!line) return clear();
    const focused = keyOf(document.activeElement);
    // Reads the scroll offset before changing the page, and applies it below only if needed, to avoid forced layouts.
    const before = left;
    left = field.scrollLeft;
    shownAt = Date.now();
    // The chips stay open only while the focus is within them.
    if (focused !== null) field.focus({ preventScroll: true });
    marks.replaceChildren(...line.childNodes);
    found.replaceChildren(...chips.childNodes);
    preview?.replaceChildren(...(row?.childNodes ?? []));
    fields?.take(found);
    if (said) said.textContent = chips.dataset.spoken;
    if (before || left) marks.scrollLeft = left;
    if (focused !== null) refocus(focused);
    timer = setTimeout(() => tell(chips.dataset.spoken), pause);
  }

  function tell(text) {
    if (text && text !== told && form.contains(document.activeElement)) announce(text);
    told = text;
  }

  function press(event) {
    const { reject, accept, choose } = event.target.closest('button')?.dataset ?? {};
    if (reject) put('reject', reject);
    else if (accept) take('reject', accept);
    else if (choose) put('choose', choose);
    else return;
    ask();
  }

  // Later choices come first, and the first one counts.
  function put(name, value) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    found.prepend(input);
  }

  function take(name, value) {
    for (const input of found.querySelectorAll(`[name=${name}]`)) if (input.value === value) input.remove();
  }

  // Finds the control that replaces the one that had the focus.
  const keyOf = (button) => found.contains(button) ? button.dataset.reject ?? button.dataset.accept ?? '' : null;
  function refocus(key) {
    const all = [...found.querySelectorAll('button')];
    (all.find((each) => (each.dataset.reject ?? each.dataset.accept) === key) ?? all[0] ?? field).focus();
  }

  function clear() {
    request?.abort();
    request = null;
    clearTimeout(timer);
    told = '';
    if (said) said.textContent = '';
    marks.replaceChildren();
    found.replaceChildren();
    preview?.replaceChildren();
    fields?.take(found);
  }

  return { clear };
}
