// The entry point for the day and week plan. Only one entry can be moved at a time.
import { planDrag } from './plan-drag.js';
import { planDrawer } from './plan-drawer.js';
import { planForms } from './plan-forms.js';
import { planKeys } from './plan-keys.js';
import { planMenu } from './plan-menu.js';
import { planNow } from './plan-now.js';
import { planPick } from './plan-pick.js';
import { planView } from './plan-view.js';
import { planZoom } from './plan-zoom.js';

let isWired = false;

export function timeline() {
  if (isWired) return;
  isWired = true;
  for (const wire of [planKeys, planDrag, planPick, planMenu, planForms, planNow, planDrawer, planView, planZoom]) wire();
  document.documentElement.dataset.plan = '';
}
