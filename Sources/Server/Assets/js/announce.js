// Says something to screen readers only.
let region;

export function announce(text) {
  if (!region) {
    region = document.createElement('div');
    region.className = 'vh';
    region.id = 'announcer';
    region.setAttribute('role', 'status');
    document.getElementById('main').append(region);
  }
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

// Fills the places {1}, {2} … of a text.
export const fill = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place - 1] ?? '');
