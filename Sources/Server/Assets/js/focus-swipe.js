// Touch: swiping the card right completes the task, left draws another one. The action is shown during the swipe, and
// vertical scrolling still works.
const begins = 12;
const far = 0.35;

export function swiping(stack, { right, left }) {
  const card = stack.querySelector('.one');
  let held = null;

  card.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch' || !event.isPrimary || event.target.closest('button, a, input, textarea, summary')) return;
    held = { x: event.clientX, y: event.clientY, isSwipe: false };
  });
  card.addEventListener('pointermove', (event) => {
    if (!held) return;
    const x = event.clientX - held.x;
    if (!held.isSwipe && !begin(event, x)) return;
    const share = x / card.offsetWidth;
    card.style.translate = `${x}px`;
    card.style.rotate = `${share * 5}deg`;
    stack.classList.toggle('is-right', x > 0);
    stack.classList.toggle('is-left', x < 0);
    stack.classList.toggle('is-far', Math.abs(share) > far);
  });
  card.addEventListener('pointerup', (event) => {
    if (!held) return;
    const { x, isSwipe } = held;
    const share = (event.clientX - x) / card.offsetWidth;
    const isFar = isSwipe && Math.abs(share) > far;
    stop();
    if (isFar) (share > 0 ? right : left)();
  });
  card.addEventListener('pointercancel', stop);

  // A vertical movement is scrolling.
  function begin(event, x) {
    const y = Math.abs(event.clientY - held.y);
    if (Math.max(Math.abs(x), y) < begins) return false;
    if (y > Math.abs(x)) return (held = null), false;
    held.isSwipe = true;
    card.setPointerCapture(event.pointerId);
    stack.classList.add('is-swiped');
    return true;
  }

  function stop() {
    held = null;
    card.style.translate = '';
    card.style.rotate = '';
    stack.classList.remove('is-swiped', 'is-right', 'is-left', 'is-far');
  }
}
