// Dragging rows: with a mouse anywhere on the row; with a finger on the handle at once, or anywhere after a long
// press.
import { canMove } from './row-move.js';
import { Lift } from './row-lift.js';

const longPress = 250;
const slack = 5;

const ofBacklog = {
  lift: (row, y) => new Lift(row, y), mayLift: canMove, except: '.check, .dur, .more, .fold, input',
};

// lift: starts dragging a row; mayLift: whether it can be dragged; except: controls that do not start a drag.
export function dragging(list, { lift: take, mayLift, except } = ofBacklog) {
  let press = null;
  let lift = null;

  const begin = () => {
    if (!press || !press.row.isConnected) return;
    clearTimeout(press.timer);
    lift = take(press.row, press.y, press.x);
    list.setPointerCapture?.(press.id);
  };
  const end = (isDrop) => {
    clearTimeout(press?.timer);
    press = null;
    if (!lift) return;
    const ended = lift;
    lift = null;
    if (isDrop) ended.drop();
    else ended.cancel();
    // The click that follows a drop must not open anything.
    addEventListener('click', (event) => (event.preventDefault(), event.stopPropagation()), { capture: true, once: true });
    setTimeout(() => document.body.click());
  };

  list.addEventListener('pointerdown', (event) => {
    const row = event.target.closest('.row');
    if (!row || event.button !== 0 || !event.isPrimary || event.target.closest(except)) return;
    if (!mayLift(row) || event.shiftKey) return;
    const isTouch = event.pointerType !== 'mouse';
    const onHandle = Boolean(event.target.closest('.grip'));
    press = { row, id: event.pointerId, x: event.clientX, y: event.clientY, waits: isTouch && !onHandle };
    if (press.waits) press.timer = setTimeout(begin, longPress);
  });
  addEventListener('pointermove', (event) => {
    if (!press || event.pointerId !== press.id) return;
    if (lift) return lift.follow(event.clientY, event.clientX);
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slack) return;
    if (press.waits) return end(false);
    begin();
    lift?.follow(event.clientY, event.clientX);
  });
  addEventListener('pointerup', (event) => press && event.pointerId === press.id && end(true));
  addEventListener('pointercancel', (event) => press && event.pointerId === press.id && end(false));
  addEventListener('keydown', (event) => {
    if (!lift || event.key !== 'Escape') return;
    event.preventDefault();
    end(false);
  });
  // During a drag the page must not scroll, and no context menu may open.
  list.addEventListener('touchmove', (event) => lift && event.preventDefault(), { passive: false });
  list.addEventListener('contextmenu', (event) => lift && event.preventDefault());
  list.addEventListener('dragstart', (event) => event.preventDefault());
}
