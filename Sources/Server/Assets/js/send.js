// Sends a change and shows its result. Changes are sent one after the other, in the order they were made.
import { swap, refresh, isListening } from './live.js';
import { ask } from './question.js';
import { windowFields } from './row-windows.js';
import { show } from './toast.js';
import { isRefused, reachable, showStatus } from './status.js';
import { signedOut } from './drafts.js';

let queue = Promise.resolve();
let waiting = 0;

// Resolves to true if the change was accepted; otherwise the page shows why not. asking: shows a question from the
// server and returns whether there was one. lost: the data attribute with the message for an unreachable server.
export function send(url, fields, { asking = ask, lost = 'wordNotSaved' } = {}) {
  waiting += 1;
  const result = queue.then(() => exclusive(() => post(url, fields, asking, lost)));
  queue = result.catch(() => {});
  return result;
}

// Responses are merged one after the other, so that none refers to a list that has changed since.
let turn = Promise.resolve();

export function exclusive(act) {
  const result = turn.then(act);
  turn = result.catch(() => {});
  return result;
}

export const isSending = () => waiting > 0;

async function post(url, fields, asking, lost) {
  let response, html;
  try {
    response = await fetch(url, {
      method: 'POST', body: withWindow(fields), headers: { 'X-Zeitblock-Fragment': '1' },
    });
    html = await response.text();
  } catch {
    waiting -= 1;
    reachable(false);
    show(document.body.dataset[lost]);
    return false;
  }
  waiting -= 1;
  reachable(true);
  if (isRefused(response)) return signedOut() || location.reload(), false;
  if (!response.ok) return refuse(html, asking), false;
  const page = new URL(response.url);
  for (const name of ['notice', 'rows', 'since']) page.searchParams.delete(name);
  const here = new URL(document.body.dataset.address, location.href);
  const isSamePage = page.pathname + page.search === here.pathname + here.search;
  await swap(html, isSamePage && waiting === 0 ? 'all' : 'toasts');
  if (!isSamePage && waiting === 0) refresh();
  // While the event stream is open, it reports the sync status instead.
  if (!isListening()) showStatus();
  return true;
}

function withWindow(fields) {
  const body = new URLSearchParams(fields);
  for (const [name, value] of Object.entries(windowFields())) body.set(name, value);
  return body;
}

function refuse(html, asking) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (asking(page)) return;
  const reason = page.querySelector('#reason') ?? page.querySelector('.error span') ?? page.querySelector('h1');
  show(reason?.textContent ?? document.body.dataset.wordNotSaved);
  refresh();
}
