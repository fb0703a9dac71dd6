// Says something to screen readers only. There is one place for it, so that what comes at the same time is said in turn.
let waiting = [];

export function announce(text) {
  if (!text || waiting.includes(text)) return;
  if (waiting.push(text) > 1) return;
  document.getElementById('announcer').textContent = '';
  // Long enough for what belongs together to come, and for readers to notice that the place was empty.
  setTimeout(() => {
    document.getElementById('announcer').textContent = waiting.join(' ');
    waiting = [];
  }, 60);
}

// Fills the places {1}, {2} … of a text.
export const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1] ?? '');
