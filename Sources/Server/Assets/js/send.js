// Sends a change and shows what came of it. Changes leave one after the other, in the order they were made.
import { swap, refresh, isListening } from './live.js';
import { ask } from './question.js';
import { windowFields } from './row-windows.js';
import { show } from './toast.js';
import { isRefused, reachable, showStatus } from './status.js';
import { signedOut } from './drafts.js';

let queue = Promise.resolve();
let waiting = 0;

// Resolves to true when the change was accepted; otherwise the page says why not. asking: shows a question of the server, and
// answers whether there was one; lost: which word of the page is said out of reach.
export function send(url, fields, { asking = ask, lost = 'wordNotSaved' } = {}) {
  waiting += 1;
  const result = queue.then(() => exclusive(() => post(url, fields, asking, lost)));
  queue = result.catch(() => {});
  return result;
}

// Answers are put in one after the other, so that none speaks of a list that has become another one.
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
  // Otherwise the stream of events tells how the change goes on.
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
