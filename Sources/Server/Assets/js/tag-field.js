// Tags as chips: Enter or a comma adds the typed tag; Backspace in the empty field, or ×, removes one.
import { announce, fill } from './announce.js';

export function tagField(field) {
  const input = field.querySelector('.tag-input');
  const list = field.querySelector('.chips');
  const template = field.querySelector('template').content;
  const words = field.dataset;

  field.querySelector('#add-tag').addEventListener('click', (event) => {
    event.preventDefault();
    if (input.value.trim()) add();
    else complain(words.wordEmpty);
    input.focus();
  });
  // Restores a draft.
  field.closest('form').addEventListener('fill', ({ detail }) => {
    list.replaceChildren(...detail('tag').map(chip));
  });
  list.addEventListener('click', (event) => {
    const chip = event.target.closest('button')?.closest('li');
    if (!chip) return;
    event.preventDefault();
    const next = chip.nextElementSibling ?? chip.previousElementSibling;
    remove(chip);
    (next?.querySelector('button') ?? input).focus();
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Backspace' && !input.value && list.lastElementChild) return remove(list.lastElementChild);
    if ((event.key !== 'Enter' && event.key !== ',') || !input.value.trim()) return;
    event.preventDefault();
    add();
  });
  // Handles commas that are pasted or come from keyboards that report no keys.
  input.addEventListener('input', (event) => {
    complain();
    const comma = input.value.lastIndexOf(',');
    if (!event.isComposing && comma >= 0) add(input.value.slice(0, comma), input.value.slice(comma + 1));
  });

  // Invalid tags stay in the field, before the rest.
  function add(names = input.value, rest = '') {
    const refused = [];
    for (const name of names.split(',').map((part) => part.replace(/\s+/g, ' ').trim())) {
      if (!name) continue;
      if (has(name)) refused.push(name);
      else list.append(chip(name));
    }
    input.value = [...refused, rest.trim()].filter(Boolean).join(', ');
    if (refused.length) complain(fill(words.wordDuplicate, refused[0]));
    else announce(fill(words.wordAdded, list.lastElementChild?.querySelector('span').textContent));
  }

  function remove(item) {
    announce(fill(words.wordRemoved, item.querySelector('span').textContent));
    item.remove();
  }

  const has = (name) => [...list.querySelectorAll('input')].some((each) => same(each.value, name));

  function chip(name) {
    const item = template.firstElementChild.cloneNode(true);
    const button = item.querySelector('button');
    item.querySelector('span').textContent = name;
    item.querySelector('input').value = name;
    button.value = name;
    button.setAttribute('aria-label', fill(words.wordRemove, name));
    return item;
  }

  function complain(sentence) {
    field.querySelector('.error')?.remove();
    input.setAttribute('aria-describedby', sentence ? 'tags-hint error-tags' : 'tags-hint');
    if (!sentence) return input.removeAttribute('aria-invalid');
    input.setAttribute('aria-invalid', 'true');
    const error = template.lastElementChild.cloneNode(true);
    error.querySelector('span').textContent = sentence;
    field.append(error);
    announce(sentence);
  }
}

const same = (one, other) => one.toLowerCase() === other.toLowerCase();
