// Focuses the moved entry wherever it is now drawn, unless the user has moved the focus elsewhere.
import { heir } from './morph.js';
import { movable, urlOf } from './plan-days.js';

// url: of the block; task: for a block that is unknown or gone.
export function keepFocus({ url, task }) {
  const { activeElement } = document;
  if (activeElement && ![document.body, heir].includes(activeElement) && activeElement.id !== 'main') return;
  const all = [...document.querySelectorAll(movable)];
  const item = all.find((each) => each.dataset.block && urlOf(each) === url) ?? all.find((each) => task && each.dataset.task === task);
  const handle = item?.querySelector('.grip');
  (handle?.checkVisibility() ? handle : item?.querySelector('.b-title, .title'))?.focus({ preventScroll: true });
}
