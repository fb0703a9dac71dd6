// Says something to screen readers only. There is one place for it, so that what comes at the same time is said in turn.
let waiting = [];

// topic: what is said about the same replaces what has not been said yet.
export function announce(text, topic) {
  if (!text) return;
  const isBegun = waiting.length > 0;
  if (topic) waiting = waiting.filter((each) => each.topic !== topic);
  if (!waiting.some((each) => each.text === text)) waiting.push({ text, topic });
  if (isBegun) return;
  document.getElementById('announcer').textContent = '';
  // Long enough for what belongs together to come, and for readers to notice that the place was empty.
  setTimeout(() => {
    document.getElementById('announcer').textContent = waiting.map((each) => each.text).join(' ');
    waiting = [];
  }, 60);
}

// Fills the places {1}, {2} … of a text.
export const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1] ?? '');
