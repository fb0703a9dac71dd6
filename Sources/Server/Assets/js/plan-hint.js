// The hint bar shown while a picked task waits for its time: the next step, and alternatives.
import { words } from './plan-words.js';

export function hint(sentence, url, giveUp) {
  const bar = document.createElement('div');
  bar.className = 'pick-hint';
  const text = document.createElement('p');
  text.textContent = sentence;
  const gaps = document.createElement('a');
  gaps.href = url;
  gaps.textContent = words().wordGaps;
  const end = document.createElement('button');
  end.type = 'button';
  end.textContent = words().wordCancel;
  end.addEventListener('click', giveUp);
  bar.append(text, gaps, end);
  document.getElementById('plan').after(bar);
}

export const endHint = () => document.querySelector('.pick-hint')?.remove();
