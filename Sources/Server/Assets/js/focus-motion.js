// How a card leaves and the next one appears: five animations, each with one meaning. A response waits for its
// animation, never the other way round.
import { announce, fill } from './announce.js';

let leaving = null;
let isOwn = false;

const nothing = { name: '', element: null };

// Starts before the response arrives; `undone` reverts it if the server refuses.
export function leave(name) {
  const element = name === 'switch' ? document.getElementById('focus') : document.getElementById('focus-card');
  if (!element) return nothing;
  element.classList.remove(...[...element.classList].filter((each) => each.startsWith('comes-')));
  element.classList.add(`leaves-${name}`);
  leaving = { name, element };
  return leaving;
}

export function undone(motion) {
  motion.element?.classList.remove(`leaves-${motion.name}`);
  if (leaving === motion) leaving = null;
}

// Marks the next change as caused by the user.
export const mine = (isAsked) => (isOwn = isAsked);

// Expects something to appear without anything leaving: a new or restored task.
export function expect(name) {
  leaving = { name, element: null };
}

// Replaces the stage after the leaving animation. Returns true if everything is now shown.
export async function exchangeStage(here, part) {
  // Keeps fields being edited and a card being swiped.
  if (here.querySelector('#focus-edit:not([hidden]), .is-swiped') && !here.dataset.saved) return false;
  const motion = leaving;
  const isAsked = isOwn || motion !== null;
  leaving = null;
  await ended(motion?.element);
  const focused = here.contains(document.activeElement) ? document.activeElement.id : null;
  const before = facts(here);
  for (const group of here.querySelectorAll('details[open]')) part.querySelector(`#${group.id}`)?.setAttribute('open', '');
  if (sameBut(here, part)) return true;
  here.replaceWith(part);
  come(part, motion?.name, before);
  if (focused) (document.getElementById(focused) ?? title(part)).focus({ preventScroll: true });
  tell(part, before, isAsked);
  return true;
}

export const title = (stage = document) => stage.querySelector('#focus-title') ?? document.getElementById('main');

// Compares two stages, ignoring animation classes.
function sameBut(here, part) {
  const plain = here.cloneNode(true);
  for (const each of [plain, ...plain.querySelectorAll('[class*="comes-"], [class*="leaves-"]')]) {
    for (const name of [...each.classList]) if (/^(comes|leaves)-/.test(name)) each.classList.remove(name);
  }
  for (const each of plain.querySelectorAll('[inert]')) each.inert = false;
  delete plain.dataset.saved;
  goOnAlike(plain, part);
  return plain.outerHTML === part.outerHTML;
}

// A timer in the same interval counts as equal, however far it has advanced.
function goOnAlike(plain, part) {
  const [mine, theirs] = [plain, part].map((each) => each.querySelector('#focus-timer'));
  const same = ['since', 'phase', 'total'].every((name) => mine?.dataset[name] === theirs?.dataset[name]);
  if (mine && theirs && same && 'runs' in theirs.dataset) mine.replaceWith(theirs.cloneNode(true));
}

const ended = (element) => Promise.all((element?.getAnimations() ?? []).map((each) => each.finished.catch(() => {})));

function facts(stage) {
  const { task, notice } = stage.dataset;
  const cards = Number(stage.querySelector('#focus-stack')?.dataset.cards ?? 0);
  return { task, notice, cards, title: stage.querySelector('#focus-title')?.textContent };
}

function come(stage, name, before) {
  const now = facts(stage);
  const card = stage.querySelector('#focus-card');
  if (name === 'switch') stage.classList.add('comes-switch');
  else if (!card) return;
  else if (name === 'undo-complete' || name === 'undo-trash') card.classList.add(`comes-${name.slice(5)}`);
  else if (name === 'add' && now.task !== before.task) card.classList.add('comes-add');
  else if (name === 'add' && now.cards > before.cards) stage.querySelector('.under')?.classList.add('comes-add');
  else if (now.task !== before.task) card.classList.add('comes-next');
}

// Announces a new notice once, and a card that changed without user action.
function tell(stage, before, isAsked) {
  const now = facts(stage);
  const said = [];
  const told = stage.querySelector('#focus-told p');
  if (told && now.notice !== before.notice) said.push(told.textContent);
  if (!isAsked && now.title && (now.task !== before.task || now.title !== before.title)) {
    said.push(fill(stage.dataset.wordNow, now.title));
  }
  if (said.length) announce(said.join(' '));
}
