// On phones, unscheduled tasks are in a drawer: its handle drags it open and shut; tapping works without this script.
const far = 24;

const drawer = () => document.getElementById('drawer');

export function closeDrawer() {
  drawer()?.removeAttribute('open');
}

export function planDrawer() {
  let press = null;

  addEventListener('pointerdown', (event) => {
    if (event.isPrimary && event.target.closest?.('#drawer > summary')) press = { id: event.pointerId, y: event.clientY, way: 0 };
  });
  addEventListener('pointermove', (event) => {
    if (press?.id !== event.pointerId) return;
    press.way = event.clientY - press.y;
    const least = drawer().open ? 0 : -innerHeight / 2;
    document.getElementById('tray').style.translate = `0 ${Math.max(least, Math.min(press.way, innerHeight / 2))}px`;
  });
  const end = (event) => {
    if (press?.id !== event.pointerId) return;
    const { way } = press;
    press = null;
    document.getElementById('tray').style.translate = '';
    if (Math.abs(way) < far) return;
    drawer().open = way < 0;
    // A click that follows must not toggle it again.
    const swallow = (click) => click.target.closest('#drawer') && click.preventDefault();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
