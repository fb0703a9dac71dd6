// Keys that work everywhere, except while something is being typed.
const isTyping = (target) => target.closest?.('input:not([type=radio]), textarea, select, [contenteditable]');

export function hotKeys() {
  addEventListener('keydown', (event) => {
    if (event.isComposing || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (isCommand && event.key.toLowerCase() === 'z') press(event.shiftKey ? 'redo' : 'undo');
    else if (isCommand && event.key.toLowerCase() === 'y') press('redo');
    else if (isCommand || event.altKey) return;
    else if (event.key === 'q' || event.key === '/') quickAdd();
    else if (event.key === 'n') follow('/tasks/new');
    else if (event.key === '?') follow('/help');
    else return;
    event.preventDefault();
  });
}

const press = (id) => document.getElementById(id)?.click();

function quickAdd() {
  const field = document.querySelector('.quick input[name=title]');
  if (field?.offsetParent) field.focus();
  else follow('/tasks/new');
}

// Addresses come from the links of the page, so that a link that does not exist is not followed.
function follow(path) {
  const link = [...document.querySelectorAll('nav a')].find((each) => each.getAttribute('href') === path);
  if (link) location.assign(link.href);
}
