// Returns the scroll container: the main area on wide screens, the page on narrow ones.
export function scroller() {
  const main = document.getElementById('main');
  return getComputedStyle(main).overflowY === 'auto' ? main : document.scrollingElement;
}
