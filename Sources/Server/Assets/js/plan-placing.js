// Where something lands that is let go on a day: on the grid, drawn to where a gap begins or ends. Pure, in minutes of the
// day; the same rule as `Placing` of the planner, and Tests/Plan/placing.json holds both to it.

// How far a start may be from what draws a dropped task there, and the least of it for a block.
const reach = 30;
const moveReach = 10;

// Answers { at }, { offered } for the next gap that holds it, or {}.
// working: hours in which alone another place is offered; without it any is.
export function placing({ wanted: anywhere, length, taken, edges = [], working, now = null, grid, magnet = true, kind, minutes = 1_440 }) {
  const minute = Math.min(Math.max(Math.floor(anywhere), 0), minutes - 1);
  const wanted = onGrid(minute, { grid, minutes });
  if (!magnet) return { at: wanted };
  const full = taken.filter(([from, until]) => until > from).sort((one, other) => one[0] - other[0]);
  const nextStep = now === null ? 0 : rounded(now, grid);
  const gap = gapAround(minute, { taken: full, edges, now, grid, nextStep });
  if (!gap || gap.end - gap.start < length) return nextGap(minute, length, { taken: full, working, grid, minutes, nextStep });
  return { at: kind === 'drop' ? dropped(wanted, length, gap) : moved(wanted, length, gap, Math.max(grid, moveReach)) };
}

// The nearest step of the grid that begins in the day.
export const onGrid = (minute, { grid, minutes }) =>
  Math.min(Math.floor((minute + Math.floor(grid / 2)) / grid), Math.floor((minutes - 1) / grid)) * grid;

const rounded = (minute, grid) => Math.ceil(minute / grid) * grid;

// The free stretch around a minute. It begins anew where work begins and, unless the minute is past, now; after the last
// thing of a day it has no end.
function gapAround(minute, { taken, edges, now, grid, nextStep }) {
  if (taken.some(([from, until]) => from <= minute && minute < until)) return null;
  const end = taken.find(([from]) => from > minute)?.[0] ?? Infinity;
  const before = [...taken.map(([, until]) => until), ...edges].filter((start) => start <= minute);
  const gap = { start: Math.max(0, ...before), end, draws: before.length > 0 };
  const isAhead = now !== null && minute + grid > now && nextStep > gap.start;
  return isAhead ? { start: nextStep, end, draws: true } : gap;
}

function dropped(wanted, length, gap) {
  const { start, end, draws } = gap;
  if (draws && (end - start <= 2 * length || wanted - start < Math.min(length, reach))) return start;
  return fitted(wanted, length, gap);
}

// The nearer end; where both are as near, the start.
function moved(wanted, length, gap, far) {
  const toStart = gap.draws ? Math.abs(wanted - gap.start) : far;
  const last = gap.end - length;
  if (Math.abs(wanted - last) < Math.min(far, toStart)) return last;
  return toStart < far ? gap.start : fitted(wanted, length, gap);
}

const fitted = (wanted, length, { start, end }) => Math.max(start, Math.min(wanted, end - length));

function nextGap(minute, length, { taken, working, grid, minutes, nextStep }) {
  const begun = [...taken.map(([, until]) => until), ...(working ?? []).map(([from]) => from)];
  const isWorked = (start) => !working || working.some(([from, until]) => from <= start && start + length <= until);
  const offered = begun.filter((start) => start > minute).sort((one, other) => one - other)
    .map((start) => Math.max(rounded(start, grid), nextStep))
    .find((start) => start < minutes && isWorked(start) && isFree(start, start + length, taken));
  return offered === undefined ? {} : { offered };
}

export const isFree = (from, until, taken) => !taken.some(([start, end]) => start < until && from < end && end > start);
