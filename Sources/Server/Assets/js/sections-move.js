// Places tasks: by grade, by place within a grade, by field of the matrix.
import { announce, fill } from './announce.js';
import { ask } from './question.js';
import { send } from './send.js';
import { pageFields, urlOf } from './rows.js';

const formOf = () => document.getElementById('rows-form');

// more: the neighbour it goes beside.
export const regrade = (row, grade, more = {}) => send(`${urlOf(row)}/grade`, pageFields({ grade, ...more }));

export const putIn = (row, quadrant) => send(`${urlOf(row)}/quadrant`, pageFields({ quadrant }));

// The grade that a list stands for; undefined for a field of the matrix.
export function gradeOf(list) {
  const name = list.dataset.section;
  return /^[1-4]$/.test(name) ? undefined : name === 'none' ? '' : name;
}

// One place up or down among those of its grade.
export function step(row, way) {
  const list = row.parentElement;
  const grade = gradeOf(list);
  if (grade === undefined) return;
  const other = way < 0 ? row.previousElementSibling : row.nextElementSibling;
  const words = formOf().dataset;
  if (!other) return announce(fill(way < 0 ? words.wordFirst : words.wordLast, titleOf(row)));
  regrade(row, grade, { [way < 0 ? 'before' : 'after']: other.dataset.taskId });
}

// The quotation marks are those of the language.
export function titleOf(row) {
  const title = row.querySelector('.title').textContent;
  return document.documentElement.lang === 'de' ? `„${title}“` : `“${title}”`;
}

// Shows a question of the server over the page; without it, the page of the question.
export async function askAbout(row, kind) {
  const page = await questionAbout(row, kind);
  if (page && !ask(page)) location.assign(addressOf(row, kind));
}

const addressOf = (row, kind) => `${urlOf(row)}/${kind}?${formOf().dataset.place}`;

export async function questionAbout(row, kind) {
  const response = await fetch(addressOf(row, kind), { headers: { 'X-Zeitblock-Fragment': '1' } }).catch(() => null);
  if (response?.ok) return new DOMParser().parseFromString(await response.text(), 'text/html');
  location.assign(addressOf(row, kind));
  return null;
}
