// Converts minutes of a day to instants and clock times, also on days with a clock change.
export const instant = ({ start }, minute) => new Date(start + minute * 60_000).toISOString().replace('.000', '');

export function clock({ shiftAt = Infinity, shift = 0 }, minute) {
  const shown = (minute + (minute >= shiftAt ? shift : 0) + 2_880) % 1_440;
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}

export const times = (day, from, minutes) => `${clock(day, from)}–${clock(day, from + minutes)}`;

// The format is the same in all languages.
export function span(minutes) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (!hours) return `${rest} min`;
  return rest ? `${hours} h ${rest}` : `${hours} h`;
}
