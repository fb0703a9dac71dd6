// A row dragged between sections: it follows the pointer, the section below it is highlighted, and in ordered
// sections a line shows where the row will land.
import { announce, fill } from './announce.js';
import { edgeScroll } from './edge-scroll.js';
import { refresh } from './live.js';
import { gradeOf, putIn, regrade, titleOf } from './sections-move.js';

const part = '.sec, .ungraded, .field-of';

export class SectionLift {
  constructor(row, x, y) {
    this.row = row;
    this.start = { x, y };
    [this.x, this.y] = [x, y];
    this.list = row.parentElement;
    this.scroll = edgeScroll(y, () => this.follow(this.y, this.x));
    this.startScroll = this.scroll.area.scrollTop;
    this.list.classList.add('is-dragging');
    for (const each of [this.list, row.closest(part)]) each?.classList.add('has-lifted');
    row.classList.add('is-lifted');
    const words = document.getElementById('rows-form').dataset;
    this.cancelled = words.wordCancelled;
    announce(fill(words.wordLifted, titleOf(row)));
  }

  follow(y, x) {
    [this.x, this.y] = [x, y];
    this.scroll.follow(y);
    const down = y - this.start.y + this.scroll.area.scrollTop - this.startScroll;
    this.row.style.translate = `${x - this.start.x}px ${down}px`;
    // On the page of a single section, that section is always the target.
    const below = document.elementFromPoint(x, y);
    const found = below?.closest(part) ?? (this.row.closest(part) ? null : this.list);
    this.aim(found?.matches('ol') ? found : found?.querySelector('ol[data-section]') ?? null, y);
  }

  aim(list, y) {
    this.unmark();
    this.target = list;
    if (!list) return;
    (list.closest(part) ?? list).classList.add('is-target');
    if (gradeOf(list) === undefined) return;
    const others = [...list.children].filter((each) => each !== this.row);
    const middle = (row) => {
      const box = row.getBoundingClientRect();
      return box.top + box.height / 2;
    };
    this.before = others.find((each) => middle(each) > y) ?? null;
    this.after = this.before ? null : others.at(-1) ?? null;
    this.before?.classList.add('drops-before');
    this.after?.classList.add('drops-after');
  }

  unmark() {
    this.target = this.before = this.after = null;
    for (const each of document.querySelectorAll('.is-target, .drops-before, .drops-after')) {
      each.classList.remove('is-target', 'drops-before', 'drops-after');
    }
  }

  release() {
    this.scroll.stop();
    this.row.style.translate = '';
    this.row.classList.remove('is-lifted');
    this.list.classList.remove('is-dragging');
    for (const each of document.querySelectorAll('.has-lifted')) each.classList.remove('has-lifted');
  }

  drop() {
    const { row, target, before, after } = this;
    this.release();
    this.unmark();
    if (!target) return refresh();
    const grade = gradeOf(target);
    if (grade === undefined) {
      if (target === this.list) return refresh();
      target.append(row);
      return putIn(row, target.dataset.section);
    }
    if (target === this.list && (before ?? null) === next(row)) return refresh();
    target.insertBefore(row, before);
    regrade(row, grade, before ? { before: before.dataset.taskId } : after ? { after: after.dataset.taskId } : {});
  }

  cancel() {
    this.release();
    this.unmark();
    announce(this.cancelled);
    refresh();
  }
}

const next = (row) => row.nextElementSibling;
