// Searches while typing. Only the latest response is shown, and the URL follows the search so that it can be
// bookmarked or shared.
import { announce } from './announce.js';
import { swap } from './live.js';
import { reachable } from './status.js';

// Long enough to skip intermediate letters, short enough not to be noticed.
const pause = 60;

export function findField(form) {
  const field = form.elements.q;
  let latest = null;
  let timer = null;
  field.addEventListener('input', (event) => {
    clearTimeout(timer);
    if (!event.isComposing) timer = setTimeout(find, pause);
  });
  field.addEventListener('compositionend', () => find());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    find();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    const first = document.querySelector('#hits .title');
    if (!first) return;
    event.preventDefault();
    first.focus();
  });

  async function find() {
    latest?.abort();
    const mine = (latest = new AbortController());
    const address = addressOf();
    try {
      const response = await fetch(address, { headers: { 'X-Zeitblock-Fragment': '1' }, signal: mine.signal });
      const html = await response.text();
      reachable(true);
      if (mine !== latest) return;
      if (!response.ok) return location.assign(address);
      document.body.dataset.address = address;
      history.replaceState(null, '', address);
      await swap(html, 'all');
      announce(document.getElementById('sum').textContent);
    } catch (error) {
      if (error.name !== 'AbortError') reachable(false);
    }
  }

  // The state is the one selected last, taken from its link.
  function addressOf() {
    const current = new URL(document.querySelector('#segments [aria-current]').href);
    const query = [];
    if (current.searchParams.has('state')) query.push(`state=${current.searchParams.get('state')}`);
    if (field.value.trim()) query.push(`q=${encodeURIComponent(field.value)}`);
    return query.length ? `/all?${query.join('&')}` : '/all';
  }
}
