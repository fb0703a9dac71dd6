// Texts for the current move: the times, the effect of dropping, and the announcement for screen readers.
import { fill } from './announce.js';
import { clock, span, times } from './plan-clock.js';

export const words = () => document.getElementById('plan').dataset;

export const quoted = (title) => (document.documentElement.lang === 'de' ? `„${title}“` : `“${title}”`);

export function tell(state) {
  const { day, from, minutes, days, verdict } = state;
  const what = whatOf(verdict, days[day], words());
  if (day === null) return { times: '', what, spoken: what };
  const here = times(days[day], from, minutes);
  const where = days.length > 1 ? `${days[day].name}, ${here}` : here;
  const length = state.name === 'resizing' ? span(minutes) : '';
  return { times: length ? `${here} · ${length}` : here, what, spoken: [where, length, what].filter(Boolean).join(', ') };
}

function whatOf({ kind, next }, day, text) {
  if (kind === 'busy') return fill(text.wordBusy, clock(day, next));
  return { full: text.wordFull, anyway: text.wordAnyway, tray: text.wordTray }[kind] ?? '';
}
