// Remembers the zoom level in this browser. Ctrl and the wheel, or pinching on a touchpad, change it too.
import { refresh } from './live.js';

const key = 'zoom';
const usual = '3';

const stored = () => localStorage.getItem(key) ?? usual;
const plan = () => document.getElementById('plan');
const isPlan = ({ pathname }) => /^\/(day|week)(\/|$)/.test(pathname);

// Adds the last zoom level to links to the plan that have none.
export function rememberZoom() {
  addEventListener('click', ({ target }) => {
    const link = target.closest?.('a[href]');
    if (!link || link.origin !== location.origin || !isPlan(link)) return;
    const url = new URL(link.href);
    if ('zoomStep' in link.dataset) {
      const wanted = Number(plan().dataset.zoom) + Number(link.dataset.zoomStep);
      localStorage.setItem(key, `${Math.min(5, Math.max(1, wanted))}`);
      link.href = sized(url);
    } else if (!url.searchParams.has(key) && stored() !== usual) link.href = sized(url);
  }, { capture: true });
}

function sized(url) {
  if (stored() === usual) url.searchParams.delete(key);
  else url.searchParams.set(key, stored());
  return url.href;
}

export function planZoom() {
  const url = new URL(location.href);
  if (url.searchParams.has(key)) localStorage.setItem(key, plan().dataset.zoom);
  else if (stored() !== plan().dataset.zoom) size(url);
  let way = 0;
  addEventListener('wheel', (event) => {
    if (!event.ctrlKey || !event.target.closest?.('#plan')) return;
    event.preventDefault();
    way += event.deltaY;
    if (Math.abs(way) < 60) return;
    document.querySelector(`[data-zoom-step="${way < 0 ? 1 : -1}"]`)?.click();
    way = 0;
  }, { passive: false });
}

// The page was requested without a zoom level: applies the stored one at once and refreshes the rest.
function size(url) {
  plan().dataset.zoom = stored();
  history.replaceState(null, '', sized(url));
  document.body.dataset.address = url.pathname + url.search;
  refresh();
}
