// The bookmarklet link: clicking it here would do nothing, so it explains that it belongs in the bookmarks bar.
import { announce } from './announce.js';
import { show } from './toast.js';

export function bookmarklet(link) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    show(link.dataset.word);
    announce(link.dataset.word);
  });
}
