// A dragged row: it follows the pointer, its neighbours make room, the page scrolls at the edges.
import { announce, fill } from './announce.js';
import { refresh } from './live.js';
import { edgeScroll } from './edge-scroll.js';
import { made, reach, write } from './row-fit.js';
import { dropBefore, positionOf } from './row-move.js';

export class Lift {
  constructor(row, y) {
    this.row = row;
    this.list = row.parentElement;
    this.rows = [...this.list.children];
    this.from = this.to = this.rows.indexOf(row);
    this.tops = this.rows.map((other) => other.offsetTop);
    this.height = row.offsetHeight;
    this.line = this.list.querySelector('.fit-line');
    this.lineHeight = this.line?.offsetHeight ?? 0;
    this.heights = this.rows.map((other) => other.offsetHeight - (other.contains(this.line) ? this.lineHeight : 0));
    this.ways = this.rows.map(() => 0);
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

  // Moves the other rows, and the line where today's free time ends, to where they would be after the drop.
  makeRoom(to) {
    this.to = to;
    const order = [...this.rows.keys()];
    order.splice(to, 0, ...order.splice(this.from, 1));
    const end = reach(order.map((index) => this.rows[index]), this.list.dataset);
    let top = this.tops[0];
    order.forEach((index, place) => {
      const way = top - this.tops[index];
      if (index !== this.from && way !== this.ways[index]) this.rows[index].style.translate = way ? `0 ${way}px` : '';
      this.ways[index] = way;
      top += this.heights[index];
      if (end?.count !== place + 1) return;
      this.float(top, end);
      top += this.lineHeight;
    });
    if (!end?.count) this.floating?.remove();
  }

  float(top, end) {
    if (!this.line) return;
    this.line.classList.add('is-held');
    if (!this.floating) {
      this.floating = made(this.list);
      this.floating.classList.add('is-floating');
      this.floating.ariaHidden = 'true';
    }
    if (!this.floating.isConnected) this.list.after(this.floating);
    this.floating.style.top = `${this.list.offsetTop + top}px`;
    write(this.floating, this.list, end);
  }

  release() {
    this.scroll.stop();
    this.floating?.remove();
    this.line?.classList.remove('is-held');
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
