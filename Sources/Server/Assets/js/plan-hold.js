// One move of an entry, from picking it up until the result is on the page. Used for pointer, touch and keyboard.
import { announce, fill } from './announce.js';
import { refresh } from './live.js';
import { closeDrawer } from './plan-drawer.js';
import { HitTest } from './plan-hit-test.js';
import { DragPreview } from './plan-preview.js';
import { readDays, thingOf, timelines } from './plan-days.js';
import * as machine from './plan-machine.js';
import { sendChange } from './plan-send.js';
import { quoted, tell, words } from './plan-words.js';

let held = null;

export const inHand = () => held;

export class Hold {
  // Returns null if another move is in progress or the entry cannot be moved; announces the latter.
  static take(element) {
    const days = readDays();
    const thing = thingOf(element, days);
    if (!thing.isFixed && !held) return new Hold(thing, days);
    if (thing.isFixed) announce(fill(words().wordFixed, quoted(thing.title)));
    return null;
  }

  constructor(thing, days) {
    held = this;
    this.thing = thing;
    const origin = thing.element.getBoundingClientRect();
    // The drawer must not cover the timeline.
    if (thing.kind === 'slip') closeDrawer();
    this.hitTest = new HitTest(days);
    this.preview = new DragPreview(thing, this.hitTest, origin);
    const home = Math.max(0, days.findIndex(({ now }) => now !== null));
    this.state = machine.grab(thing, days, home);
    for (const each of marked()) each.classList.add('is-dragging');
  }

  get title() {
    return quoted(this.thing.title);
  }

  // step: the name of a state machine function.
  do(step, ...values) {
    this.state = machine[step](this.state, ...values);
    return this;
  }

  show(pointer) {
    const told = tell(this.state);
    this.preview.show(this.state, told, pointer);
    if (told.spoken === this.spoken) return;
    this.spoken = told.spoken;
    announce(told.spoken, 'hold');
  }

  // The first announcement: the entry, and how to move it.
  greet() {
    const told = tell(this.state);
    this.preview.show(this.state, told);
    this.spoken = told.spoken;
    announce(fill(words().wordGrabbed, this.title, told.times || told.what), 'hold');
  }

  async drop() {
    this.state = machine.drop(this.state);
    if (!this.state.change) return this.giveUp();
    const told = tell(this.state);
    this.letGo();
    this.preview.wait();
    announce(fill(words().wordDropped, this.title, told.spoken), 'hold');
    if (await sendChange(this.thing, this.state.change)) return this.preview.remove();
    announce(fill(words().wordReturned, this.title), 'hold');
    await this.preview.giveBack();
  }

  cancel() {
    this.state = machine.cancel(this.state);
    return this.giveUp();
  }

  giveUp() {
    this.letGo();
    announce(fill(words().wordCancelled, this.title), 'hold');
    // Catches up on changes held back during the move.
    refresh();
    return this.preview.giveBack();
  }

  letGo() {
    held = null;
    for (const each of marked()) each.classList.remove('is-dragging');
  }
}

const marked = () => [...document.querySelectorAll('#plan, #tray'), ...timelines()];
