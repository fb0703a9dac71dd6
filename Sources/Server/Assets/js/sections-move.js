// Moves tasks between grades, within a grade, and between quadrants.
import { announce, fill } from './announce.js';
import { ask } from './question.js';
import { send } from './send.js';
import { pageFields, urlOf } from './rows.js';

const formOf = () => document.getElementById('rows-form');

// more: the new neighbour.
export const regrade = (row, grade, more = {}) => send(`${urlOf(row)}/grade`, pageFields({ grade, ...more }));

export const putIn = (row, quadrant) => send(`${urlOf(row)}/quadrant`, pageFields({ quadrant }));

// Returns the grade of a list; undefined for a quadrant.
export function gradeOf(list) {
  const name = list.dataset.section;
  return /^[1-4]$/.test(name) ? undefined : name === 'none' ? '' : name;
}

// Moves the row up or down by one within its grade.
export function step(row, way) {
  const list = row.parentElement;
  const grade = gradeOf(list);
  if (grade === undefined) return;
  const other = way < 0 ? row.previousElementSibling : row.nextElementSibling;
  const words = formOf().dataset;
  if (!other) return announce(fill(way < 0 ? words.wordFirst : words.wordLast, titleOf(row)));
  regrade(row, grade, { [way < 0 ? 'before' : 'after']: other.dataset.taskId });
}

// Adds the quotation marks of the language.
export function titleOf(row) {
  const title = row.querySelector('.title').textContent;
  return document.documentElement.lang === 'de' ? `„${title}“` : `“${title}”`;
}

// Shows a question from the server as a dialog, or else opens its page.
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
