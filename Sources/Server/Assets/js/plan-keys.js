// Moving with the keyboard: Enter or Space on a handle picks up the entry, arrow keys move it, Enter drops it, Escape
// cancels. Shares the state machine with the pointer.
import { announce } from './announce.js';
import { movable } from './plan-days.js';
import { keepFocus } from './plan-focus.js';
import { Hold, inHand } from './plan-hold.js';
import { openPlanMenu } from './plan-menu.js';
import { words } from './plan-words.js';
import { allows } from './single-keys.js';

let hold = null;

export function planKeys() {
  addEventListener('keydown', press, { capture: true });
  // Space activates a button on keyup.
  addEventListener('keyup', (event) => hold && event.key === ' ' && event.preventDefault(), { capture: true });
  addEventListener('focusout', (event) => hold && event.target === hold.handle && leave());
  addEventListener('pointerdown', () => hold && leave(), { capture: true });
}

function press(event) {
  if (event.isComposing || event.ctrlKey || event.metaKey) return;
  if (hold) return held(event);
  const item = event.target.closest?.(movable);
  if (!item || inHand()) return;
  const handle = event.target.closest('.grip') ?? (event.key === ' ' ? event.target.closest('.title, .b-title') : null);
  if (handle && (event.key === 'Enter' || event.key === ' ')) take(item, handle);
  else if (!allows(event, true)) return;
  else if (event.key === 'p' && item.matches('.slip')) take(item, event.target);
  else if (event.key === '.' || event.key === 'ContextMenu') openPlanMenu(item, item.querySelector('.grip') ?? event.target);
  else return;
  stop(event);
}

function take(item, handle) {
  const taken = Hold.take(item);
  if (!taken) return;
  hold = taken;
  hold.handle = handle;
  if (hold.thing.kind === 'slip') hold.do('nudge', 0);
  reveal();
  hold.greet();
}

function held(event) {
  if (event.key === 'Tab') return leave();
  if (event.key === 'Shift') return;
  stop(event);
  if (event.key === 'Enter' || event.key === ' ') return finish('drop');
  if (event.key === 'Escape') return leave();
  const step = stepOf(event);
  if (!step) return;
  const before = hold.state;
  hold.do(...step);
  if (hold.state === before && step[0] === 'toDay') return announce(words().wordNoDay, 'hold');
  reveal();
  hold.show();
}

function stepOf({ key, shiftKey }) {
  const { grid } = hold.state.days[hold.state.day ?? hold.state.home];
  const minutes = { ArrowUp: -grid, ArrowDown: grid, PageUp: -60, PageDown: 60 }[key];
  if (minutes) return [shiftKey ? 'lengthen' : 'nudge', minutes];
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (days) return ['toDay', days];
  return key === 'Delete' || key === 'Backspace' ? ['unschedule'] : null;
}

const leave = () => finish('cancel');

async function finish(how) {
  const ended = hold;
  hold = null;
  await ended[how]();
  keepFocus(ended.thing);
}

// Scrolls the moved entry into view.
function reveal() {
  const { state, hitTest } = hold;
  if (state.day === null) return;
  const { area } = hitTest;
  hitTest.look();
  const { y, height } = hitTest.place(state.day, state.from, state.minutes);
  const { top, bottom } = hitTest.windows.get(hitTest.boxes[state.day].area);
  if (y < top + 24) area.scrollTop += y - top - 24;
  else if (y + height > bottom - 96) area.scrollTop += Math.min(y + height - bottom + 96, y - top - 24);
}

function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
