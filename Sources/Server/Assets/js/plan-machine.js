// The state machine for moving entries: idle → grabbed → moving or resizing → dropped or cancelled. Pure functions
// shared by mouse, touch and keyboard; the result of `drop` is the change to send.
import { instant } from './plan-clock.js';
import { isFree, onGrid, placing } from './plan-placing.js';

export const idle = Object.freeze({ name: 'idle' });

const shortest = 5;

// thing: { kind: 'block', 'slip' or 'ghost', url, task, title, day (index; null if unscheduled), from, minutes }
// days: { start (ms), minutes, grid, now, edges, working: [[from, until]], isFull, taken: [[from, until, id]],
// kept: the same with the buffers of events }
// home: the index of the day to which keys move an unscheduled task.
export function grab(thing, days, home = 0) {
  if (thing.isFixed) return idle;
  const { day, from, minutes } = thing;
  const others = days.map((each, index) => besides(thing, each, index === day));
  return { name: 'grabbed', thing, days: others, home, day, from, minutes, verdict: { kind: day === null ? 'tray' : 'origin' } };
}

// Returns the day without the held entry. On a day blocked as a whole, only entries that are already there can be
// moved.
function besides({ id }, day, isOwn) {
  const whole = day.isFull && !isOwn ? [[0, day.minutes]] : [];
  const all = [...whole, ...(day.kept ?? day.taken)];
  return { ...day, all, taken: [...whole, ...day.taken].filter(([, , each]) => !each || each !== id) };
}

// Moves to a minute of a day. how: 'magnet' snaps as for a pointer, 'exact' as for keys, 'free' ignores conflicts.
export function aim(state, day, anywhere, how = 'magnet') {
  if (!isHeld(state)) return state;
  const wanted = Math.round(anywhere);
  const here = state.days[day];
  const { minutes } = state;
  const isSlip = state.thing.kind === 'slip';
  const asked = { ...here, wanted, length: minutes, magnet: how === 'magnet', kind: isSlip ? 'drop' : 'move' };
  const at = placing({ ...asked, working: undefined });
  const near = how === 'magnet' && !isSlip ? beside(at, wanted, here.grid) : at.at;
  const from = near ?? snapped(wanted, here);
  const verdict = near === undefined ? refused(wanted, minutes, here) : judged(from, minutes, here, how);
  return settled({ ...state, name: 'moving', edge: null, day, from, verdict });
}

// A block that slightly overlaps the end of another is meant to follow directly after it.
const beside = ({ at, offered }, wanted, grid) =>
  at ?? (offered !== undefined && offered - wanted <= Math.max(grid, 10) ? offered : undefined);

const snapped = (wanted, day) => onGrid(Math.max(0, Math.round(wanted)), day);

// Returns the next gap within the working hours, because the current position is taken.
function refused(wanted, length, here) {
  const { offered } = placing({ ...here, taken: here.all, wanted, length, kind: 'move' });
  return offered === undefined ? { kind: 'full' } : { kind: 'busy', next: offered };
}

function judged(from, minutes, here, how) {
  if (isFree(from, from + minutes, here.taken)) return { kind: 'free' };
  if (how === 'free') return { kind: 'anyway' };
  return refused(overlapped(from, minutes, here), minutes, here);
}

// Returns a minute within the conflicting entry, so that the gap after it is suggested.
function overlapped(from, minutes, { taken }) {
  const [start, end] = taken.find(([each, until]) => each < from + minutes && from < until);
  return Math.max(start, Math.min(end - 1, from));
}

export const unschedule = (state) => (isHeld(state) && state.thing.kind !== 'slip'
  ? { ...state, name: 'moving', edge: null, day: null, verdict: { kind: 'tray' } } : toOrigin(state));

export function toOrigin(state) {
  if (!isHeld(state)) return state;
  const { day, from, minutes } = state.thing;
  return { ...state, day, from, minutes, verdict: { kind: day === null ? 'tray' : 'origin' } };
}

// Moves one edge to a minute and keeps the other.
export function stretch(state, edge, wanted, how = 'magnet') {
  if (!isHeld(state) || state.day === null) return state;
  const here = state.days[state.day];
  const end = state.from + state.minutes;
  const minute = how === 'magnet' ? drawn(wanted, here) : snapped(wanted, here);
  const from = edge === 'start' ? Math.min(minute, end - shortest) : state.from;
  const until = edge === 'start' ? end : Math.max(edgeOf(wanted, minute, here), from + shortest);
  const minutes = until - from;
  const { thing } = state;
  const isInside = from >= thing.from && until <= thing.from + thing.minutes;
  const verdict = isInside && state.day === thing.day ? { kind: 'free' } : judged(from, minutes, here, how);
  return settled({ ...state, name: 'resizing', edge, from, minutes, verdict });
}

// The end of the day is a valid edge, although no block can start there.
const edgeOf = (wanted, minute, { minutes, grid }) => (wanted > minutes - grid / 2 ? minutes : minute);

// Snaps to the grid, or to the nearby start or end of another entry.
function drawn(wanted, here) {
  const reach = Math.max(here.grid, 10);
  const near = here.taken.flatMap(([from, until]) => [from, until]).filter((each) => Math.abs(each - wanted) <= reach);
  near.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return near[0] ?? snapped(wanted, here);
}

// Keys: moves by minutes or to an adjacent day, or changes the length.
export function nudge(state, minutes) {
  if (!isHeld(state)) return state;
  if (state.day === null) return aim(state, state.home, firstGap(state), 'exact');
  return aim(state, state.day, state.from + minutes, 'exact');
}

export function toDay(state, step) {
  if (!isHeld(state) || state.day === null) return state;
  const day = state.day + step;
  return state.days[day] ? aim(state, day, state.from, 'exact') : state;
}

export const lengthen = (state, minutes) =>
  (state.minutes + minutes < shortest ? state : stretch(state, 'end', state.from + state.minutes + minutes, 'exact'));

// Returns the initial position of an unscheduled task moved by keys: the first gap that is long enough.
function firstGap({ days, home, minutes }) {
  const here = days[home];
  const soon = Math.ceil((here.now ?? 0) / here.grid) * here.grid;
  const worked = (here.working ?? []).find(([, until]) => until >= soon + minutes);
  const from = Math.max(soon, worked ? worked[0] : here.edges[0] ?? here.from);
  const { at, offered } = placing({ ...here, taken: here.all, wanted: from, length: minutes, kind: 'drop' });
  return at ?? offered ?? from;
}

// An entry moved back to its origin is unchanged.
function settled(state) {
  const { thing } = state;
  const isBack = state.day === thing.day && state.from === thing.from && state.minutes === thing.minutes;
  return isBack ? { ...state, verdict: { kind: 'origin' } } : state;
}

export const isHeld = ({ name }) => name === 'grabbed' || name === 'moving' || name === 'resizing';

export const cancel = (state) => (isHeld(state) ? { ...toOrigin(state), name: 'cancelled', change: null } : state);

// Sets the change to send, or null if there is none.
export function drop(state) {
  if (!isHeld(state)) return state;
  const change = changeOf(state);
  return { ...state, name: change ? 'dropped' : 'cancelled', change };
}

function changeOf({ thing, days, day, from, minutes, verdict }) {
  if (verdict.kind === 'origin' || (day === null && thing.day === null)) return null;
  const isGhost = thing.kind === 'ghost';
  if (day === null) return isGhost ? { verb: 'reject', fields: { number: thing.number } } : { verb: 'unschedule', fields: {} };
  const fields = { start: instant(days[day], from) };
  if (verdict.kind === 'anyway') fields.anyway = '1';
  if (thing.kind === 'slip') return { verb: 'place', fields: { task: thing.task, minutes, ...fields } };
  if (isGhost) return { verb: 'accept', fields: { number: thing.number, minutes, ...fields } };
  const isMove = minutes === thing.minutes;
  if (isMove) return { verb: 'move', fields };
  return { verb: 'resize', fields: { minutes, ...fields } };
}
