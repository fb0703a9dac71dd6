// Touch: swiping a row far enough to the left deletes the task, a long press opens its menu. Scrolling still works.
const begins = 12;
const far = 0.4;
const holding = 500;

export function swiping(list, { remove, hold }) {
  let held = null;

  list.addEventListener('pointerdown', (event) => {
    const row = event.target.closest('.row');
    if (event.pointerType !== 'touch' || !event.isPrimary || !row || event.target.closest('.grip, input')) return;
    held = { row, x: event.clientX, y: event.clientY, isSwipe: false };
    held.timer = setTimeout(() => {
      const { row } = held;
      stop();
      // After a long press, lifting the finger is not a tap.
      addEventListener('pointerup', () => swallowClick(list), { capture: true, once: true });
      hold(row);
    }, holding);
  });

  list.addEventListener('pointermove', (event) => {
    if (!held) return;
    const x = event.clientX - held.x;
    if (!held.isSwipe) {
      const y = Math.abs(event.clientY - held.y);
      if (Math.max(Math.abs(x), y) < begins) return;
      clearTimeout(held.timer);
      if (y > Math.abs(x) || x > 0) return stop();
      held.isSwipe = true;
      held.row.setPointerCapture(event.pointerId);
      held.row.classList.add('is-swiped');
    }
    held.row.style.translate = `${Math.min(0, x)}px`;
    held.row.classList.toggle('is-far', -x > held.row.offsetWidth * far);
  });

  list.addEventListener('pointerup', (event) => {
    if (!held) return;
    const { row, x, isSwipe } = held;
    const isFar = x - event.clientX > row.offsetWidth * far;
    stop();
    if (!isSwipe) return;
    swallowClick(list);
    if (isFar) remove(row);
  });
  list.addEventListener('pointercancel', () => held && stop());
  // The browser's context menu for links would cover ours.
  list.addEventListener('contextmenu', (event) => event.pointerType === 'touch' && event.preventDefault());

  function stop() {
    clearTimeout(held.timer);
    held.row.style.translate = '';
    held.row.classList.remove('is-swiped', 'is-far');
    held = null;
  }
}

// Suppresses the click at the end of a swipe or long press.
function swallowClick(list) {
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  list.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => list.removeEventListener('click', swallow, { capture: true }), 400);
}
