// The drag preview: an element above the page, moved only by transforms.
const width = 220;
const back = 200;

export class DragPreview {
  constructor(thing, hitTest, { x, y, width: across, height }) {
    this.hitTest = hitTest;
    this.origin = { x, y, width: across, height };
    this.element = document.createElement('div');
    this.element.className = 'drag-preview';
    this.element.ariaHidden = 'true';
    this.parts = ['preview-title', 'preview-times', 'preview-what'].map((name) => {
      const part = document.createElement('span');
      part.className = name;
      this.element.append(part);
      return part;
    });
    this.parts[0].textContent = thing.title;
    document.body.append(this.element);
    thing.element.classList.add('is-away');
    this.thing = thing;
    this.follow = () => {
      hitTest.look();
      if (this.state) this.put();
    };
    addEventListener('scroll', this.follow, { capture: true, passive: true });
  }

  // pointer: the position of a preview that is not over the timeline.
  show(state, told, pointer) {
    this.state = state;
    this.pointer = pointer ?? this.pointer;
    write(this.parts[1], told.times);
    write(this.parts[2], told.what);
    if (this.kind !== state.verdict.kind) this.element.dataset.verdict = this.kind = state.verdict.kind;
    this.put();
  }

  put() {
    const { day, from, minutes } = this.state;
    if (day !== null) return this.lie(this.hitTest.place(day, from, minutes));
    if (!this.pointer) return this.lie(this.origin);
    const { x, y } = this.pointer;
    this.lie({ x: x - width / 2, y: y - 16, width, height: 44 });
  }

  lie({ x, y, width: across, height }) {
    const { style } = this.element;
    style.transform = `translate(${x}px, ${y}px)`;
    // Only a new size needs a layout; a new position does not.
    const size = `${across} ${height}`;
    if (size === this.size) return;
    this.size = size;
    style.width = `${across}px`;
    style.height = `${Math.max(height, 20)}px`;
  }

  wait() {
    this.element.classList.add('is-pending');
  }

  // Returns the preview to its origin.
  async giveBack() {
    this.state = null;
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.element.classList.add('is-returning');
      this.lie(this.origin);
      await new Promise((done) => setTimeout(done, back));
    }
    this.remove();
  }

  remove() {
    removeEventListener('scroll', this.follow, { capture: true });
    this.element.remove();
    this.thing.element.classList.remove('is-away');
  }
}

function write(part, text) {
  if (part.textContent !== text) part.textContent = text;
}
