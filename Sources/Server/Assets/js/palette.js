// Finds pages, actions and tasks by name: Ctrl+K opens the palette, Escape closes it and restores the focus.
import { press } from './hot-keys.js';
import { listOf } from './palette-list.js';
import { send } from './send.js';

export function palette(dialog) {
  let field, box, list;
  let origin = null;
  if (dialog.children.length) ready();

  function ready() {
    field = dialog.querySelector('input');
    box = dialog.querySelector('[role=listbox]');
    list = listOf(dialog, field);
    dialog.querySelector('#palette-close').addEventListener('click', () => dialog.close());
  }

  // Pages rendered without the entries fetch them on first use.
  async function fetched() {
    try {
      const response = await fetch(dialog.dataset.find);
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      dialog.replaceChildren(...page.getElementById('palette').childNodes);
      ready();
    } catch {
      location.assign(dialog.dataset.find);
    }
  }

  addEventListener('keydown', (event) => {
    const isCalled = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';
    if (!isCalled || event.isComposing) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else if (!document.querySelector('dialog[open]')) open();
  });
  addEventListener('click', (event) => {
    if (!event.target.closest?.('[data-palette]') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  // A click beside the dialog has the dialog itself as its target.
  dialog.addEventListener('pointerdown', (event) => event.target === dialog && isOutside(event) && dialog.close());
  dialog.addEventListener('close', back);
  dialog.addEventListener('click', (event) => {
    const option = event.target.closest('[role=option]');
    if (option) choose(option);
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.isComposing || event.target.matches('button')) return;
    if (event.key === 'ArrowDown') list.go(1);
    else if (event.key === 'ArrowUp') list.go(-1);
    else if (event.key === 'Enter') choose(list.selected());
    else return;
    event.preventDefault();
  });

  async function open() {
    origin = document.activeElement;
    if (!list) await fetched();
    if (!list || dialog.open) return;
    field.value = '';
    list.show();
    dialog.showModal();
    // On touch devices the on-screen keyboard would cover the list.
    if (matchMedia('(pointer: coarse)').matches) box.focus();
    else field.focus();
  }

  function back() {
    list.stop();
    if (origin?.isConnected && origin !== document.body) origin.focus({ preventScroll: true });
    else document.getElementById('main').focus({ preventScroll: true });
  }

  async function choose(option) {
    if (!option) return;
    const { href, post, name, value, key } = option.dataset;
    dialog.close();
    // The shortcut needs the restored focus.
    if (key) return dialog.addEventListener('close', () => press(key), { once: true });
    if (href) return location.assign(href);
    const form = dialog.querySelector('form');
    if ('leaves' in option.dataset) {
      form.action = post;
      return form.submit();
    }
    const fields = new FormData(form);
    if (name) fields.set(name, value);
    // A setting affects the whole page.
    if ((await send(post, fields)) && name) location.reload();
  }

  function isOutside({ clientX, clientY }) {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom;
  }
}
