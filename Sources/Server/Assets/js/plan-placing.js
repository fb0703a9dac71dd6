// Where a dropped entry lands: on the grid, snapped to the start or end of a gap. Pure functions in minutes of the
// day; the same rule as `Placing` in the planner. Tests/Plan/placing.json checks both.

// The snapping distance in minutes for a dropped task, and the minimum one for a moved block.
const reach = 30;
const moveReach = 10;

// Returns { at }, or { offered } for the next gap that is long enough, or {}. working: limits suggestions to these
// hours; without it, any time is suggested.
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

// Returns the nearest grid line within the day.
export const onGrid = (minute, { grid, minutes }) =>
  Math.min(Math.floor((minute + Math.floor(grid / 2)) / grid), Math.floor((minutes - 1) / grid)) * grid;

const rounded = (minute, grid) => Math.ceil(minute / grid) * grid;

// Returns the gap around a minute. A gap starts at the earliest where work begins and, unless the minute is past,
// now; after the last entry of the day it has no end.
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

// Snaps to the nearer end; if both are equally near, to the start.
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
