// What was moved has the focus, wherever it is drawn now; whoever went elsewhere meanwhile is not called back.
import { heir } from './morph.js';
import { movable, urlOf } from './plan-days.js';

// url: of the block; task: where the block is not known or has gone.
export function keepFocus({ url, task }) {
  const { activeElement } = document;
  if (activeElement && ![document.body, heir].includes(activeElement) && activeElement.id !== 'main') return;
  const all = [...document.querySelectorAll(movable)];
  const item = all.find((each) => each.dataset.block && urlOf(each) === url) ?? all.find((each) => task && each.dataset.task === task);
  const handle = item?.querySelector('.grip');
  (handle?.checkVisibility() ? handle : item?.querySelector('.b-title, .title'))?.focus({ preventScroll: true });
}
