// Several lines pasted into quick add: the server asks whether each should become a task.
import { ask } from './question.js';
import { send } from './send.js';

export const hasLines = (text) => text.split(/[\r\n]+/).filter((line) => line.trim()).length > 1;

// Inserts the text at the cursor. done: called when it has become tasks. Until then it exists nowhere else, so on any
// failure it is put into the field as one line.
export async function pasteLines(form, field, text, done) {
  const { value, selectionStart, selectionEnd } = field;
  const fields = new FormData(form);
  fields.delete('title');
  fields.delete('quick');
  fields.set('text', value.slice(0, selectionStart) + text + value.slice(selectionEnd));
  const keep = () => {
    const line = text.trim().replace(/\s*[\r\n]+\s*/g, ' ');
    if (field.value === value) field.setRangeText(line, selectionStart, selectionEnd, 'end');
    else field.setRangeText(` ${line}`, field.value.length, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const answer = async (url, answered) => {
    const isSaved = await send(url, answered, { lost: 'wordKept' });
    if (isSaved) done();
    else keep();
    return isSaved;
  };
  let isAsked = false;
  await send(form.dataset.lines, fields, { asking: (page) => (isAsked = ask(page, answer, keep)), lost: 'wordKept' });
  if (!isAsked) keep();
}
