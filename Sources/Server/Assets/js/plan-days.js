// The days of the page, read and measured once at the start of a drag.
import { encoded } from './path-segment.js';

// The elements that can be dragged.
export const movable = '#plan :is(.block[data-block], .block[data-ghost], .slip)';

export const timelines = () => [...document.querySelectorAll('[data-behavior=timeline]')];

export const readDays = () => timelines().map(readDay);

function readDay(element) {
  const { dataset } = element;
  const number = (name, otherwise) => (dataset[name] === undefined ? otherwise : Number(dataset[name]));
  const taken = [...element.querySelectorAll('.block[data-block], [data-taken]')].map(rangeOf);
  return {
    element, name: dataset.name ?? '', start: Date.parse(dataset.start), minutes: number('minutes', 1_440),
    from: number('from', 0), until: number('until', 1_440), grid: number('grid', 5), now: number('now', null),
    isFull: 'full' in dataset, ...worked(dataset.working),
    taken, kept: taken.map(kept(number('bufferBefore', 0), number('bufferAfter', 0))),
    shiftAt: number('shiftAt', undefined), shift: number('shift', undefined),
  };
}

// Parses the working hours and the times at which they begin.
function worked(text = '') {
  const working = text.split(' ').filter(Boolean).map((stretch) => stretch.split('-').map(Number));
  return { working, edges: working.map(([from]) => from) };
}

const rangeOf = ({ dataset }) => [Number(dataset.from), Number(dataset.until), dataset.block];

// Users may place entries in the buffer of an event, but such slots are never suggested.
const kept = (before, after) => ([from, until, block]) => (block ? [from, until, block] : [from - before, until + after]);

// Converts an element to the state machine's representation of a block or card.
export function thingOf(element, days) {
  const { dataset } = element;
  const minutes = Number(dataset.minutes);
  const title = element.querySelector('.b-title, .title').textContent;
  const common = { element, title, task: dataset.task, minutes, isFixed: 'fixed' in dataset };
  if (element.matches('.slip')) return { ...common, kind: 'slip', day: null, from: null };
  const day = days.findIndex((each) => each.element.contains(element));
  const [from, until] = [Number(dataset.from), Number(dataset.until)];
  // A block that began the day before is drawn from midnight on.
  const began = from === 0 && until - from < minutes ? until - minutes : from;
  if (dataset.ghost) return { ...common, kind: 'ghost', number: Number(dataset.ghost), urls: answers(element), day, from: began };
  return { ...common, kind: 'block', id: dataset.block, url: urlOf(element), day, from: began };
}

// Returns the URLs that accept and reject a proposed block.
function answers(element) {
  const [accept, reject] = element.querySelectorAll('button[name=number]');
  return { accept: accept.getAttribute('formaction'), reject: reject.getAttribute('formaction') };
}

// On phones a week is a list, in which positions have no meaning.
export const isDrawn = (element) => element.matches('.slip') || getComputedStyle(element).position === 'absolute';

export const urlOf = ({ dataset }) => `/blocks/${encoded(dataset.block)}`;

// Returns the window coordinates of each day. areas: the scroll container of each day.
export function measure(days, areas) {
  const probes = days.map(({ element }) => probe(element));
  const boxes = days.map(({ element }, index) => {
    const around = element.getBoundingClientRect();
    const { left, width } = probes[index].getBoundingClientRect();
    const area = areas[index];
    return { top: around.top, left, width, outer: [around.left, around.right], height: around.height, area, down: area.scrollTop, across: area.scrollLeft };
  });
  for (const each of probes) each.remove();
  return boxes;
}

// A temporary block that measures the width of a block without neighbours.
function probe(element) {
  const block = document.createElement('li');
  block.className = 'block';
  block.dataset.local = '';
  (element.matches('ol') ? element : element.querySelector('ol.blocks')).append(block);
  return block;
}

export function scrollerOf(element) {
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight) return each;
  }
  return document.scrollingElement;
}
