// Dragging on the plan: immediately with a mouse or pen, after a long press with a finger; until then the page
// scrolls as usual.
import { edgeScroll } from './edge-scroll.js';
import { isDrawn, movable } from './plan-days.js';
import { Hold } from './plan-hold.js';
import { openPlanMenu } from './plan-menu.js';

const longPress = 270;
const slack = { mouse: 4, pen: 6, touch: 10 };
// Controls inside a draggable element that do not start a drag.
const except = '.check, .dur, .s-plan, .b-acts > :not(.grip), input';

let press = null;
let drag = null;

export function planDrag() {
  addEventListener('pointerdown', begin);
  addEventListener('pointermove', follow);
  addEventListener('pointerup', (event) => isOurs(event) && end('drop'));
  addEventListener('pointercancel', (event) => isOurs(event) && end('cancel'));
  for (const name of ['keydown', 'keyup']) addEventListener(name, keys, { capture: true });
  // During a drag the page must not scroll, no context menu may open, and the browser must not drag a link.
  addEventListener('touchmove', (event) => (drag || press?.kind === 'pen') && event.preventDefault(), { passive: false });
  addEventListener('contextmenu', ask);
  // A CSS rule against selection would restyle the whole page at the start of a drag.
  addEventListener('selectstart', (event) => press && event.preventDefault());
  addEventListener('dragstart', (event) => event.target.closest?.(movable) && event.preventDefault());
}

// A right click opens the menu of a block.
function ask(event) {
  const element = event.target.closest?.(movable);
  if (!drag && !press?.waits && (!element || event.pointerType === 'touch' || event.shiftKey)) return;
  event.preventDefault();
  if (!drag && !press?.waits) openPlanMenu(element, element);
}

const isOurs = (event) => press?.id === event.pointerId;

function begin(event) {
  const element = event.target.closest?.(movable);
  if (!element || event.button !== 0 || !event.isPrimary || event.target.closest(except)) return;
  const edge = event.target.closest('.size');
  const kind = event.pointerType in slack ? event.pointerType : 'mouse';
  press = {
    element, kind, id: event.pointerId, x: event.clientX, y: event.clientY, waits: kind === 'touch',
    edge: edge && (edge.matches('.is-start') ? 'start' : 'end'),
  };
  if (press.waits) press.timer = setTimeout(take, longPress);
}

function take() {
  const { element, kind, timer } = press;
  clearTimeout(timer);
  if (!element.isConnected) return (press = null);
  if (!isDrawn(element)) {
    press = null;
    return kind === 'touch' && openPlanMenu(element, element);
  }
  const hold = Hold.take(element);
  if (!hold) return (press = null);
  element.setPointerCapture?.(press.id);
  drag = { hold, grip: gripOf(hold), x: press.x, y: press.y, isFree: false, hasMoved: false };
  drag.scroll = edgeScroll(null, scrolled, hold.hitTest.area);
  hold.show(drag);
}

// Returns the pointer's offset in minutes from the block's start, or from its end if that edge is dragged; 0 for an
// unscheduled task, which starts at the pointer.
function gripOf({ thing, hitTest }) {
  if (thing.kind === 'slip') return 0;
  const from = press.edge === 'end' ? thing.from + thing.minutes : thing.from;
  return hitTest.minute(thing.day, press.y) - from;
}

function follow(event) {
  if (!isOurs(event)) return;
  if (!drag) {
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= slack[press.kind]) return;
    if (press.waits) return end();
    take();
    if (!drag) return;
  }
  Object.assign(drag, { x: event.clientX, y: event.clientY, isFree: event.altKey || event.shiftKey, hasMoved: true });
  move();
}

function scrolled() {
  drag.hold.hitTest.look();
  move();
}

function move() {
  const { hold, x, y, grip, scroll } = drag;
  const { hitTest, thing } = hold;
  const how = drag.isFree ? 'free' : 'magnet';
  const at = hitTest.isUnscheduled(x, y) ? null : hitTest.at(x, y);
  scroll?.follow(at || press.edge ? y : null);
  if (press.edge) hold.do('stretch', press.edge, hitTest.minute(thing.day, y) - grip, how);
  else if (at) hold.do('aim', at.day, at.minute - grip, how);
  else if (hitTest.isUnscheduled(x, y)) hold.do('unschedule');
  else hold.do('toOrigin');
  hold.show({ x, y });
}

function keys(event) {
  if (!drag) return;
  if (event.key === 'Escape' && event.type === 'keydown') end('cancel');
  else if (event.key !== 'Alt' && event.key !== 'Shift') return;
  else {
    drag.isFree = event.altKey || event.shiftKey;
    move();
  }
  event.preventDefault();
  event.stopPropagation();
}

function end(how) {
  clearTimeout(press?.timer);
  press = null;
  if (!drag) return;
  const { hold, scroll, hasMoved } = drag;
  drag = null;
  scroll.stop();
  hold[how]();
  // A long press without movement opens the menu.
  if (!hasMoved && how === 'drop') openPlanMenu(hold.thing.element, hold.thing.element);
  // The click that follows must not open anything.
  const swallow = (event) => (event.preventDefault(), event.stopPropagation());
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
