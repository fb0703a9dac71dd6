// The line in the Backlog that marks where today's free time ends. It is updated whenever the order changes, also
// during a drag.
import { fill } from './announce.js';
import { span } from './plan-clock.js';

const often = 5 * 60_000;

// Returns the number of rows that fit and the minutes they need; null if all rows fit or the free time is unknown.
export function reach(rows, { free, first }) {
  if (!Number(free) || first !== '1') return null;
  let [count, minutes] = [0, 0];
  for (const row of rows) {
    const need = Number(row.dataset.need ?? 0);
    if (minutes + need > Number(free)) return { count, minutes };
    minutes += need;
    count += 1;
  }
  return null;
}

// Puts the line below the last row that fits, reusing an existing line there.
export function drawFit(list) {
  const rows = [...list.children];
  if (list.dataset.first !== '1') return;
  const end = reach(rows, list.dataset);
  const last = end && rows[end.count - 1];
  const line = last && (last.querySelector(':scope > .fit-line') ?? made(list));
  for (const other of list.querySelectorAll('.fit-line')) if (other !== line) other.remove();
  rows.forEach((row, index) => row.classList.toggle('is-beyond', Boolean(last) && index >= end.count));
  if (!line) return;
  write(line, list, end);
  if (line.parentElement !== last) last.append(line);
}

export function made(list) {
  const line = document.createElement('p');
  line.className = 'fit-line';
  const sum = document.createElement('span');
  sum.className = 'sum';
  line.append(Object.assign(document.createElement('span'), { textContent: list.dataset.wordFits }), sum);
  return line;
}

export function write(line, list, { minutes }) {
  const text = fill(list.dataset.wordOf, span(minutes), span(Number(list.dataset.free)));
  const sum = line.querySelector('.sum');
  if (sum.textContent !== text) sum.textContent = text;
}

// Free time passes even if nothing else changes.
export function watchFit(look) {
  setInterval(() => !document.hidden && document.querySelector('#rows[data-free]') && look(), often);
}
