// Sends a change and shows what came of it. Changes leave one after the other, in the order they were made.
import { swap, refresh, isListening } from './live.js';
import { show } from './toast.js';
import { reachable, showStatus } from './status.js';

let queue = Promise.resolve();
let waiting = 0;

// Resolves to true when the change was accepted; otherwise the page says why not.
export function send(url, fields) {
  waiting += 1;
  const result = queue.then(() => post(url, fields));
  queue = result.catch(() => {});
  return result;
}

export const isSending = () => waiting > 0;

async function post(url, fields) {
  let response, html;
  try {
    response = await fetch(url, {
      method: 'POST', body: new URLSearchParams(fields), headers: { 'X-Zeitblock-Fragment': '1' },
    });
    html = await response.text();
  } catch {
    waiting -= 1;
    reachable(false);
    show(document.body.dataset.wordNotSaved);
    return false;
  }
  waiting -= 1;
  reachable(true);
  if (response.status === 401 || response.status === 403) return location.reload(), false;
  if (!response.ok) return refuse(html), false;
  const page = new URL(response.url);
  page.searchParams.delete('notice');
  const isSamePage = page.pathname + page.search === location.pathname + location.search;
  swap(html, isSamePage && waiting === 0 ? 'all' : 'toasts');
  if (!isSamePage && waiting === 0) refresh();
  // Otherwise the stream of events tells how the change goes on.
  if (!isListening()) showStatus();
  return true;
}

function refuse(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const reason = page.querySelector('#reason') ?? page.querySelector('.error span') ?? page.querySelector('h1');
  show(reason?.textContent ?? document.body.dataset.wordNotSaved);
  refresh();
}
