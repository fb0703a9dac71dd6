// The entries of the palette for the typed text: those whose words start with it, best first, then tasks found by the
// server.
import { fill } from './announce.js';

// Long enough to skip intermediate letters, short enough not to be noticed.
const pause = 60;
// The pause in typing, in milliseconds, after which the results are announced.
const quiet = 500;

export function listOf(dialog, field) {
  const box = dialog.querySelector('[role=listbox]');
  const groups = ['pages', 'actions'].map((name) => box.querySelector(`#palette-${name}`));
  const tasks = box.querySelector('#palette-tasks');
  const everything = box.querySelector('#palette-everything');
  const status = dialog.querySelector('[role=status]');
  const entries = groups.map((group) => [...group.querySelectorAll('[role=option]')].map(index));
  let request = null;
  let timer = null;
  let telling = null;
  let isChosen = false;

  field.addEventListener('input', (event) => event.isComposing || show());
  field.addEventListener('compositionend', () => show());
  // A list moving under a resting pointer must not change the selection.
  box.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    if (movementX || movementY) choose(target.closest('[role=option]') ?? selected());
  });

  const options = () => [...box.querySelectorAll('[role=option]')].filter((each) => !each.closest('[hidden]'));
  const selected = () => box.querySelector('[aria-selected=true]');

  function show() {
    stop();
    const text = field.value.trim();
    const words = wordsOf(text);
    const bests = groups.map((group, at) => order(group, entries[at], words));
    // The group with the best match comes first.
    box.prepend(...(bests[1] > bests[0] ? [groups[1], groups[0]] : groups));
    tasks.hidden = everything.hidden = !text;
    if (text) offer(text);
    else for (const hit of hits()) hit.remove();
    isChosen = false;
    select(options()[0]);
    box.scrollTop = 0;
  }

  function offer(text) {
    everything.dataset.href = `/all?q=${encodeURIComponent(text)}`;
    everything.querySelector('span').textContent = fill(everything.dataset.word, text);
    timer = setTimeout(() => find(text), pause);
    telling = setTimeout(tell, quiet);
  }

  const hits = () => tasks.querySelectorAll('[data-hit]');

  async function find(text) {
    const mine = (request = new AbortController());
    try {
      const response = await fetch(`${dialog.dataset.find}?q=${encodeURIComponent(text)}`, {
        headers: { 'X-Zeitblock-Fragment': '1' }, signal: mine.signal,
      });
      const page = new DOMParser().parseFromString(response.ok ? await response.text() : '', 'text/html');
      if (request === mine) take([...page.querySelectorAll('#go-tasks a')]);
    } catch {
      // The server is unreachable: earlier results do not match the current text.
      if (request === mine) take([]);
    }
  }

  function take(links) {
    const before = selected()?.dataset.href;
    for (const hit of hits()) hit.remove();
    everything.before(...links.map(option));
    if (!isChosen) select(options()[0]);
    else if (!selected()) select(options().find((each) => each.dataset.href === before) ?? options()[0]);
  }

  function option(link, number) {
    const element = document.createElement('div');
    element.id = `palette-hit-${number}`;
    element.setAttribute('role', 'option');
    element.setAttribute('aria-selected', 'false');
    element.dataset.hit = '';
    element.dataset.href = link.getAttribute('href');
    element.append(...link.childNodes);
    return element;
  }

  function select(option) {
    selected()?.setAttribute('aria-selected', 'false');
    option?.setAttribute('aria-selected', 'true');
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  }

  function choose(option) {
    isChosen = true;
    select(option);
  }

  function go(step) {
    const all = options();
    const next = all[(all.indexOf(selected()) + step + all.length) % all.length];
    choose(next);
    next?.scrollIntoView({ block: 'nearest' });
  }

  function tell() {
    const count = options().length;
    status.textContent = count === 1 ? fill(dialog.dataset.wordOne, 1) : fill(dialog.dataset.wordMany, count);
  }

  function stop() {
    request?.abort();
    request = null;
    clearTimeout(timer);
    clearTimeout(telling);
    status.textContent = '';
  }

  return { show, stop, go, selected };
}

// Shows the matching entries of a group, best first, and returns the best rank.
function order(group, entries, words) {
  const ranked = entries.map((entry) => ({ ...entry, rank: rank(entry, words) })).sort((one, other) => other.rank - one.rank);
  for (const { element, rank } of ranked) element.hidden = !rank;
  group.append(...ranked.map(({ element }) => element));
  group.hidden = !ranked[0].rank;
  return ranked[0].rank;
}

// 3: the name starts with the text; 2: words of the name do; 1: other search words do; 0: not all words match.
function rank({ name, also }, words) {
  const begins = (texts) => words.every((word) => texts.some((text) => text.startsWith(word)));
  if (!words.length) return 1;
  if (begins(name)) return name[0].startsWith(words[0]) ? 3 : 2;
  return begins([...name, ...also]) ? 1 : 0;
}

function index(element) {
  const name = element.querySelector('.palette-text').textContent;
  return { element, name: wordsOf(name), also: [...wordsOf(element.dataset.also), ...wordsOf(spelledOut(name))] };
}

const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
const plain = (text) => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
const spelledOut = (text) => text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
