// Connects behaviours to the elements that name them in data-behavior. Every page also works without this script.
import { bookmarklet } from './bookmarklet.js';
import { bulk } from './bulk.js';
import { filters } from './filters.js';
import { quickAdd } from './quick-add.js';
import { rows } from './rows.js';
import { watchFit } from './row-fit.js';
import { renameAgain } from './row-rename.js';
import { saveForm } from './save-form.js';
import { closing } from './closing.js';
import { copyField } from './copy-field.js';
import { choose } from './choose.js';
import { durationChoice } from './duration-choice.js';
import { gradeChoice } from './grade-choice.js';
import { popup } from './popup.js';
import { palette } from './palette.js';
import { repeatChoice } from './repeat-choice.js';
import { tagField } from './tag-field.js';
import { findField } from './find-field.js';
import { found } from './found.js';
import { focus, focusForms } from './focus.js';
import { focusPick } from './focus-pick.js';
import { focusToast } from './focus-toast.js';
import { giveBack } from './give-back.js';
import { sendForm } from './send-form.js';
import { sections } from './sections.js';
import { setting, settingDays } from './setting.js';
import { toast } from './toast.js';
import { zone } from './zone.js';
import { hotKeys } from './hot-keys.js';
import { keepDrafts } from './drafts.js';
import { refresh, watchChanges } from './live.js';
import { rememberZoom } from './plan-zoom.js';
import { tellPresence } from './presence.js';

const behaviors = {
  'bookmarklet': bookmarklet,
  'closing': closing,
  'copy-field': copyField,
  'quick-add': quickAdd,
  'rows': rows,
  'filters': filters,
  'save-form': saveForm,
  'choose': choose,
  'duration-choice': durationChoice,
  'grade-choice': gradeChoice,
  'palette': palette,
  'popup': popup,
  'repeat-choice': repeatChoice,
  'tag-field': tagField,
  'find-field': findField,
  'found': found,
  'give-back': giveBack,
  'send': sendForm,
  'history': sendForm,
  'sections': sections,
  'setting': setting,
  'setting-days': settingDays,
  'toast': toast,
  'zone': zone,
  'focus': focus,
  'focus-pick': focusPick,
  'focus-toast': focusToast,
  // Loaded only on plan pages.
  'timeline': async () => (await import('./plan-timeline.js')).timeline(),
};

const wired = new WeakSet();

function wire(root) {
  for (const element of root.querySelectorAll('[data-behavior]')) {
    if (wired.has(element)) continue;
    wired.add(element);
    behaviors[element.dataset.behavior]?.(element);
  }
}

wire(document);
// Connects parts that are swapped in later.
new MutationObserver(() => wire(document)).observe(document.body, { childList: true, subtree: true });
hotKeys();
bulk();
focusForms();
keepDrafts();
renameAgain();
rememberZoom();
watchFit(() => refresh(true));
watchChanges();
tellPresence();

// The message named in the URL has been shown; a reload must not show it again.
const address = new URL(location.href);
if (address.searchParams.has('notice')) {
  address.searchParams.delete('notice');
  history.replaceState(null, '', address);
}
document.documentElement.dataset.ready = '';
