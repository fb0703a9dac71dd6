// Long lists: rows are fetched while scrolling, and distant ones are removed; spacers keep their height. Enough rows
// stay loaded for the browser's text search to cover a typical list.
import { number } from './merge-rows.js';
import { decorate } from './row-select.js';
import { exclusive, isSending } from './send.js';
import { scroller } from './scroller.js';

const step = 100;
const eager = 500;
const most = 1000;
const ahead = 1500;

const list = () => document.getElementById('rows');
const first = (rows) => Number(rows.dataset.first);
const last = (rows) => first(rows) + rows.children.length - 1;
const total = (rows) => Number(rows.dataset.of);

// Returns the rows that a response should contain: those loaded, and some more at the end of the list.
export function windowFields() {
  const rows = list();
  if (!rows) return {};
  const end = last(rows) + (last(rows) >= total(rows) ? 50 : 0);
  return { rows: `${first(rows)}-${Math.max(end, first(rows))}`, since: rows.dataset.asof };
}

// Fetches a range of rows, and the total number.
export async function fetchRows(from, to) {
  const address = new URL(document.body.dataset.address, location.href);
  address.searchParams.set('rows', `${from}-${to}`);
  const response = await fetch(address, { headers: { 'X-Zeitblock-Fragment': '1' } });
  if (!response.ok) throw new Error(`${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const rows = page.getElementById('rows');
  return { rows: rows ? [...rows.children] : [], of: rows?.dataset.of ?? '0' };
}

export function rowWindows(element) {
  const rows = element.querySelector('#rows');
  if (!rows) return;
  const [above, below] = ['above', 'below'].map((side) => {
    const gap = document.createElement('div');
    gap.className = `gap is-${side}`;
    return gap;
  });
  rows.before(above);
  rows.after(below);
  document.documentElement.dataset.windows = '';
  let isLoading = false;

  const average = () => Math.max(24, rows.offsetHeight / Math.max(1, rows.children.length));
  const fit = () => {
    above.style.height = `${(first(rows) - 1) * average()}px`;
    below.style.height = `${Math.max(0, total(rows) - last(rows)) * average()}px`;
  };

  // Keeps the visible rows in place while rows above them are added or removed.
  const holding = (change) => {
    const anchor = [...rows.children].find((row) => row.getBoundingClientRect().bottom > 0);
    const top = anchor?.getBoundingClientRect().top;
    change();
    fit();
    if (anchor?.isConnected) scroller().scrollTop += anchor.getBoundingClientRect().top - top;
  };

  const put = (fresh, where) => {
    const known = new Set([...rows.children].map((row) => row.dataset.taskId));
    const news = fresh.rows.filter((row) => !known.has(row.dataset.taskId));
    news.forEach(decorate);
    holding(() => {
      rows.dataset.of = fresh.of;
      if (where === 'below') rows.append(...news);
      else rows.prepend(...news);
      if (where === 'above') rows.dataset.first = Math.max(1, first(rows) - news.length);
      release(where);
      number(rows);
    });
    return news.length;
  };

  // The focused row is not removed.
  const release = (where) => {
    while (rows.children.length > most) {
      const row = where === 'below' ? rows.firstElementChild : rows.lastElementChild;
      if (row.contains(document.activeElement)) return;
      row.remove();
      if (where === 'below') rows.dataset.first = first(rows) + 1;
    }
  };

  const jump = async (position) => {
    const from = Math.max(1, Math.min(position - step / 2, total(rows) - step));
    const fresh = await fetchRows(from, from + 2 * step - 1);
    fresh.rows.forEach(decorate);
    rows.dataset.first = from;
    rows.dataset.of = fresh.of;
    rows.replaceChildren(...fresh.rows);
    number(rows);
    fit();
  };

  const wanted = () => {
    const box = rows.getBoundingClientRect();
    const far = (pixels) => Math.ceil(pixels / average());
    if (box.bottom < -ahead && last(rows) < total(rows)) return { to: last(rows) + far(-box.bottom) };
    if (box.top > innerHeight + ahead && first(rows) > 1) return { to: first(rows) - far(box.top) };
    if (last(rows) < total(rows) && box.bottom < innerHeight + ahead) return { side: 'below' };
    if (first(rows) > 1 && box.top > -ahead) return { side: 'above' };
    return null;
  };

  const load = async (what) => {
    if (what.to) return jump(what.to);
    const from = what.side === 'below' ? last(rows) + 1 : Math.max(1, first(rows) - step);
    const to = what.side === 'below' ? from + step - 1 : first(rows) - 1;
    if (put(await fetchRows(from, to), what.side) === 0) rows.dataset.of = `${last(rows)}`;
  };

  const check = async () => {
    if (isLoading || !rows.isConnected || rows.classList.contains('is-dragging')) return;
    isLoading = true;
    try {
      let what;
      while (rows.isConnected && (what = wanted())) await exclusive(() => load(what));
    } catch {
      // The next scroll event retries; the event stream reports an unreachable server.
    } finally {
      isLoading = false;
    }
  };

  const fill = (deadline) => {
    if (!rows.isConnected || rows.children.length >= eager || last(rows) >= total(rows) || first(rows) > 1) return;
    if (isLoading || isSending() || deadline.timeRemaining() < 5) return later(fill);
    isLoading = true;
    exclusive(() => load({ side: 'below' })).then(() => later(fill), () => {}).finally(() => (isLoading = false));
  };

  rows.addEventListener('merged', () => (fit(), check()));
  rows.addEventListener('reach', (event) => exclusive(() => reach(event.detail)));
  const reach = async (end) => {
    const isThere = end === 'first' ? first(rows) === 1 : last(rows) === total(rows);
    if (!isThere) await jump(end === 'first' ? 1 : total(rows));
    const row = end === 'first' ? rows.firstElementChild : rows.lastElementChild;
    row?.querySelector('.title').focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  // Rows not loaded yet keep their estimated height; the rest of the list loads when the browser is idle.
  new MutationObserver(() => rows.isConnected && (fit(), check())).observe(rows, { childList: true });
  scroller().addEventListener('scroll', check, { passive: true });
  addEventListener('scroll', check, { passive: true });
  fit();
  check();
  later(fill);
}

const later = globalThis.requestIdleCallback ?? ((act) => setTimeout(() => act({ timeRemaining: () => 50 }), 200));
