// Keeps typed text across reloads, navigation, server restarts and expired sessions. Drafts are stored in this tab
// and, while the user is signed out, in this browser until the next sign-in; passwords and files are never stored. A
// draft is deleted once the server has accepted it.
import { listenAgain } from './live.js';
import { reach } from './status.js';

const prefix = 'zeitblock-draft:';
const away = 'zeitblock-away';
// How long drafts are kept, in milliseconds.
const age = 86_400_000;
const pause = 250;
// Longer texts would exceed the browser's storage quota.
const limit = 500_000;
// After a form is sent, the next page within this time shows whether it was accepted.
const soon = 60_000;

const isText = (field) => field.matches('textarea, input:not([type]), input[type=text], input[type=search], input[type=number], input[type=date], input[type=time]');
// A URL can contain a password too.
const isSecret = ({ type, value, dataset }) => type === 'password' || 'unkept' in dataset || /\/\/[^/]*:[^/]*@/.test(value);
const isKept = (field) => field.name && !field.disabled && !field.matches('[type=file], [type=submit], button') && !isSecret(field);
const typed = new WeakSet();
// Addresses of drafts typed outside of forms.
const loose = new Set();
const isQuick = (form) => form.id === 'quick-form';
const ofQuick = ['title', 'key', 'reject', 'choose'];
// Quick add is shared by all pages; any other form belongs to its page, and the one on the Focus card to its task.
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
  // Chips and tags change without a field event.
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

// ---- storing

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
    // The quota is exceeded: the text remains on the page only.
  }
}

const pairsOf = (form) => [...form.elements].filter((field) => isKept(field)
  && (!isQuick(form) || ofQuick.includes(field.name))
  && (!field.matches('[type=radio], [type=checkbox]') || field.checked)).map(({ name, value }) => [name, value]);

// The server has accepted the draft, or the user has discarded it.
export function drop(form) {
  typed.delete(form);
  waiting.delete(form);
  sessionStorage.removeItem(nameOf(form));
  form.querySelector('.draft-told')?.remove();
}

// A form sent before this page loaded was accepted, unless the page reports an error.
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

// ---- text outside of forms

export function hold(address, text) {
  loose.add(address);
  try {
    if (text.length <= limit) sessionStorage.setItem(prefix + address, JSON.stringify({ at: Date.now(), text }));
  } catch {
    // The quota is exceeded.
  }
}

export function release(address) {
  loose.delete(address);
  sessionStorage.removeItem(prefix + address);
}

export const heldAddresses = () => keys().map((key) => key.slice(prefix.length));

export const held = (address) => read(sessionStorage, prefix + address)?.text;

// ---- restoring

function restore(form, status) {
  const draft = read(sessionStorage, nameOf(form));
  // The response to a rejected form already contains the input. A quick-add line moved to a form is restored only
  // where it was typed.
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

// Hidden fields with visible chips, which their own modules restore.
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

// Submitting leaves the page. Without a server or a session the text would be lost, so this is checked first.
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
  // The quick-add line that opened the form is sent along with it.
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
    // The quota is exceeded.
  }
}

// ---- expired sessions

// Tells the user that the session has ended and keeps the text. Returns false if there is none; the page itself can
// then show how to sign in.
export function signedOut() {
  if (!hasTyped()) return false;
  flush();
  leaveForNext();
  if (document.getElementById('signed-out')) return true;
  // The user may sign in in another window.
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

// Saves the drafts for after the next sign-in, here or in the window that the link opens, which returns to this page.
function leaveForNext() {
  const drafts = Object.fromEntries(keys().map((key) => [key, sessionStorage.getItem(key)]));
  try {
    localStorage.setItem(away, JSON.stringify({ at: Date.now(), path: document.body.dataset.address, drafts }));
  } catch {
    // The quota is exceeded; this tab still has the drafts.
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
