// A row in the hand: it follows the pointer, its neighbours make room, the page scrolls at the edges.
import { announce, fill } from './announce.js';
import { refresh } from './live.js';
import { edgeScroll } from './edge-scroll.js';
import { dropBefore, positionOf } from './row-move.js';

export class Lift {
  constructor(row, y) {
    this.row = row;
    this.list = row.parentElement;
    this.rows = [...this.list.children];
    this.from = this.to = this.rows.indexOf(row);
    this.tops = this.rows.map((other) => other.offsetTop);
    this.height = row.offsetHeight;
    this.startY = this.y = y;
    this.scroll = edgeScroll(y, () => this.follow(this.y));
    this.startScroll = this.scroll.area.scrollTop;
    row.classList.add('is-lifted');
    this.list.classList.add('is-dragging', 'was-dragged');
    const words = this.list.dataset;
    announce(fill(words.wordLifted, row.querySelector('.title').textContent, positionOf(row), words.of));
  }

  follow(y) {
    this.y = y;
    this.scroll.follow(y);
    const distance = y - this.startY + this.scroll.area.scrollTop - this.startScroll;
    this.row.style.translate = `0 ${distance}px`;
    const middle = this.tops[this.from] + distance + this.height / 2;
    let to = this.from;
    while (to > 0 && middle < this.tops[to - 1] + this.rows[to - 1].offsetHeight / 2) to -= 1;
    while (to < this.rows.length - 1 && middle > this.tops[to + 1] + this.rows[to + 1].offsetHeight / 2) to += 1;
    if (to !== this.to) this.makeRoom(to);
  }

  makeRoom(to) {
    const [low, high] = [Math.min(this.to, to, this.from), Math.max(this.to, to, this.from)];
    this.to = to;
    for (let index = low; index <= high; index += 1) {
      if (index === this.from) continue;
      const shift = index > this.from && index <= to ? -this.height : index < this.from && index >= to ? this.height : 0;
      this.rows[index].style.translate = shift ? `0 ${shift}px` : '';
    }
  }

  release() {
    this.scroll.stop();
    for (const row of this.rows) if (row.style.translate) row.style.translate = '';
    this.row.classList.remove('is-lifted');
    this.list.classList.remove('is-dragging');
  }

  drop() {
    this.release();
    if (this.to === this.from) return refresh();
    dropBefore(this.row, this.rows[this.to > this.from ? this.to + 1 : this.to] ?? null);
  }

  cancel() {
    this.release();
    announce(this.list.dataset.wordCancelled);
    refresh();
  }
}
