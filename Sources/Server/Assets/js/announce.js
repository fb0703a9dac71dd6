// Announces texts to screen readers. There is a single live region, so that simultaneous announcements are read one
// after the other.
let waiting = [];

// topic: a new announcement replaces a pending one on the same topic.
export function announce(text, topic) {
  if (!text) return;
  const isBegun = waiting.length > 0;
  if (topic) waiting = waiting.filter((each) => each.topic !== topic);
  if (!waiting.some((each) => each.text === text)) waiting.push({ text, topic });
  if (isBegun) return;
  document.getElementById('announcer').textContent = '';
  // Long enough to collect related announcements, and for screen readers to notice that the region was empty.
  setTimeout(() => {
    document.getElementById('announcer').textContent = waiting.map((each) => each.text).join(' ');
    waiting = [];
  }, 60);
}

// Fills the placeholders {1}, {2} … of a text.
export const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1] ?? '');
