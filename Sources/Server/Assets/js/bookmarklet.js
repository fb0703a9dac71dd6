// The link for the bookmarks bar: pressed where it stands it would do nothing, so it says where it belongs.
import { announce } from './announce.js';
import { show } from './toast.js';

export function bookmarklet(link) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    show(link.dataset.word);
    announce(link.dataset.word);
  });
}
