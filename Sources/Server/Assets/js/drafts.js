// What is typed survives: a reload, going away and coming back, a server that starts anew, a session that has ended. It is
// kept in this tab, and for a session that has ended in this browser until somebody has signed in again; never passwords or
// files. What the server has accepted is forgotten.
import { listenAgain } from './live.js';
import { reach } from './status.js';

const prefix = 'zeitblock-draft:';
const away = 'zeitblock-away';
// How long something is kept, in milliseconds.
const age = 86_400_000;
const pause = 250;
// Longer texts would fill the little room a browser gives.
const limit = 500_000;
// After sending, the next page tells whether it was accepted.
const soon = 60_000;

const isText = (field) => field.matches('textarea, input:not([type]), input[type=text], input[type=search], input[type=number], input[type=date], input[type=time]');
// A password may also stand in an address.
const isSecret = ({ type, value, dataset }) => type === 'password' || 'unkept' in dataset || /\/\/[^/]*:[^/]*@/.test(value);
const isKept = (field) => field.name && !field.disabled && !field.matches('[type=file], [type=submit], button') && !isSecret(field);
const typed = new WeakSet();
// What is typed outside of forms, by the address it is for.
const loose = new Set();
const isQuick = (form) => form.id === 'quick-form';
const ofQuick = ['title', 'key', 'reject', 'choose'];
// Quick add is one line on all pages; every other form belongs to its page, and the one on the card to its task.
const quick = `${prefix}quick`;
const nameOf = (form) => isQuick(form) ? quick
  : prefix + [document.body.dataset.address, form.getAttribute('action'), form.elements.task?.value ?? ''].join(' ');

export function keepDrafts() {
  const status = performance.getEntriesByType('navigation')[0]?.responseStatus ?? 200;
  forget(status);
  if (comeBack()) return;
  for (const form of [...document.forms].filter(isDraftable)) restore(form, status);
  document.addEventListener('input', ({ target }) => target.form && note(target.form));
  document.addEventListener('change', ({ target }) => target.form && note(target.form));
  // Chips and tags change without an event of a field.
  document.addEventListener('click', ({ target }) => {
    const form = target.closest?.('button')?.form ?? target.closest?.('form');
    if (form && typed.has(form)) setTimeout(() => note(form));
  });
  addEventListener('submit', guard);
  addEventListener('pagehide', flush);
}

const hasTyped = () => loose.size > 0 || [...document.forms].some((form) => typed.has(form) && form.isConnected);

const isDraftable = (form) => form.matches('.form[method=post], .form form[method=post], #quick-form, #focus-edit')
  && !form.closest('dialog') && [...form.elements].some((field) => isText(field) && isKept(field));

// ---- keeping

const waiting = new Set();
let timer = null;

function note(form) {
  if (!isDraftable(form)) return;
  typed.add(form);
  waiting.add(form);
  timer ??= setTimeout(flush, pause);
}

function flush() {
  clearTimeout(timer);
  timer = null;
  for (const form of waiting) if (form.isConnected && typed.has(form)) store(form);
  waiting.clear();
}

function store(form) {
  if (isQuick(form) && !form.elements.title.value) return sessionStorage.removeItem(nameOf(form));
  const text = JSON.stringify({ at: Date.now(), pairs: pairsOf(form) });
  try {
    if (text.length <= limit) sessionStorage.setItem(nameOf(form), text);
  } catch {
    // No room: what is on the page stays there.
  }
}

const pairsOf = (form) => [...form.elements].filter((field) => isKept(field)
  && (!isQuick(form) || ofQuick.includes(field.name))
  && (!field.matches('[type=radio], [type=checkbox]') || field.checked)).map(({ name, value }) => [name, value]);

// The server has it, or nobody wants it any more.
export function drop(form) {
  typed.delete(form);
  waiting.delete(form);
  sessionStorage.removeItem(nameOf(form));
  form.querySelector('.draft-told')?.remove();
}

// What was sent before this page came was accepted, unless the page says otherwise.
function forget(status) {
  for (const key of keys()) {
    const draft = read(sessionStorage, key);
    if (!draft || Date.now() - draft.at > age) sessionStorage.removeItem(key);
    else if (draft.sent && status < 400 && Date.now() - draft.sent < soon) sessionStorage.removeItem(key);
  }
}

const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

function read(storage, key) {
  try {
    return JSON.parse(storage.getItem(key));
  } catch {
    return null;
  }
}

// ---- a line outside of forms

export function hold(address, text) {
  loose.add(address);
  try {
    if (text.length <= limit) sessionStorage.setItem(prefix + address, JSON.stringify({ at: Date.now(), text }));
  } catch {
    // No room.
  }
}

export function release(address) {
  loose.delete(address);
  sessionStorage.removeItem(prefix + address);
}

export const heldAddresses = () => keys().map((key) => key.slice(prefix.length));

export const held = (address) => read(sessionStorage, prefix + address)?.text;

// ---- giving back

function restore(form, status) {
  const draft = read(sessionStorage, nameOf(form));
  // The answer to a form that was refused holds what was typed already.
  // A line taken to a form waits where it was typed.
  if (draft?.left && draft.left !== document.body.dataset.address) return;
  if (!draft || (status >= 400 && !isQuick(form)) || same(draft.pairs, pairsOf(form))) return;
  if (form.id === 'focus-edit' && form.hidden) document.getElementById('focus-edit-button')?.click();
  fill(form, draft.pairs);
  typed.add(form);
  if (!isQuick(form)) tell(form);
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function fill(form, pairs) {
  const all = (name) => pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]);
  form.dispatchEvent(new CustomEvent('fill', { detail: all }));
  const changed = [];
  for (const field of form.elements) {
    if (!isKept(field) || chips.includes(field.name)) continue;
    const own = all(field.name);
    if (field.matches('[type=radio], [type=checkbox]')) field.checked = own.includes(field.value);
    else if (own.length === 1 && field.value !== own[0]) {
      field.value = own[0];
      if (field.type !== 'hidden') changed.push(field);
    }
  }
  for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }));
}

// Lists of hidden fields with something drawn around each, which their owners put back.
const chips = ['tag', 'reject', 'choose'];

function tell(form) {
  const line = document.createElement('p');
  const button = document.createElement('button');
  line.className = 'told draft-told';
  line.setAttribute('role', 'status');
  line.append(document.body.dataset.wordRestored, ' ');
  Object.assign(button, { type: 'button', className: 'link', textContent: document.body.dataset.wordDiscard });
  button.addEventListener('click', () => {
    drop(form);
    location.reload();
  });
  line.append(button);
  const head = form.querySelector('.head');
  if (head) head.after(line);
  else form.prepend(line);
}

// ---- sending

// Sending leaves the page. Without a server or a session the text would be left behind, so that is looked at first.
async function guard(event) {
  const form = event.target;
  if (event.defaultPrevented || !typed.has(form) || form.dataset.checked !== undefined) return mark(event);
  event.preventDefault();
  flush();
  if (!(await reach())) return;
  form.dataset.checked = '';
  form.requestSubmit(event.submitter);
  delete form.dataset.checked;
}

function mark({ target: form, submitter, defaultPrevented }) {
  if (defaultPrevented) return;
  // The line a form was opened with goes with what the form sends.
  const line = read(sessionStorage, quick);
  if (line?.left && form.elements.reads) write(quick, { ...line, sent: Date.now() });
  if (!typed.has(form)) return;
  waiting.delete(form);
  const isAsked = (submitter?.getAttribute('formmethod') ?? form.method) === 'get';
  const fate = isAsked ? { left: document.body.dataset.address } : { sent: Date.now() };
  write(nameOf(form), { at: Date.now(), ...fate, pairs: pairsOf(form) });
}

function write(key, draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // No room.
  }
}

// ---- a session that has ended

// Says so and keeps the text; answers whether there is any. Without one the page itself may say how to get back in.
export function signedOut() {
  if (!hasTyped()) return false;
  flush();
  leaveForNext();
  if (document.getElementById('signed-out')) return true;
  // Somebody may sign in in another window.
  const timer = setInterval(() => (document.getElementById('signed-out') ? reach() : clearInterval(timer)), 3000);
  const words = document.body.dataset;
  const box = document.createElement('div');
  const link = document.createElement('a');
  const sentence = document.createElement('p');
  Object.assign(box, { id: 'signed-out', className: 'signed-out' });
  box.setAttribute('role', 'alert');
  Object.assign(link, { href: '/access', className: 'btn btn-primary', textContent: words.wordSignIn });
  sentence.textContent = words.wordSignedOut;
  box.append(sentence, link);
  document.body.append(box);
  return true;
}

export function signedIn() {
  const box = document.getElementById('signed-out');
  if (!box) return;
  box.remove();
  localStorage.removeItem(away);
  listenAgain();
}

// Whoever signs in, here or in a window the link opens, comes back to this page and finds the text.
function leaveForNext() {
  const drafts = Object.fromEntries(keys().map((key) => [key, sessionStorage.getItem(key)]));
  try {
    localStorage.setItem(away, JSON.stringify({ at: Date.now(), path: document.body.dataset.address, drafts }));
  } catch {
    // No room; this tab has it.
  }
}

function comeBack() {
  const left = read(localStorage, away);
  localStorage.removeItem(away);
  if (!left || Date.now() - left.at > age || typeof left.path !== 'string' || !/^\/(?!\/)/.test(left.path)) return false;
  for (const [key, text] of Object.entries(left.drafts ?? {})) {
    if (key.startsWith(prefix)) sessionStorage.setItem(key, text);
  }
  if (document.body.dataset.address === left.path) return false;
  location.replace(left.path);
  return true;
}
