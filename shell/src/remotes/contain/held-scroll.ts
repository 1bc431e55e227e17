import { isAsked, isScroll } from '#document/presses.ts';
import { guard, reportUnasked } from './unasked-acts.ts';

/** Kept from before any remote ran. */
const later = setTimeout;

/** The page that the visitor has scrolled, and how often it has scrolled against them since. */
let scrolledPath = '';
let scrolls = 0;

/** Number of times from which a page is reported: once may be chance. */
const maxScrolls = 3;

/** From now on visitors scroll a page in which they have pressed nothing yet, whatever it does. */
export function watchScrolling(): void {
  const noteScroll = (event: Event) => {
    if (!event.isTrusted || isAsked() || !isScroll(event)) return;
    if (scrolledPath !== location.pathname) scrolls = 0;
    scrolledPath = location.pathname;
    later(() => release() && reportUnasked());
  };
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    globalThis.addEventListener(type, noteScroll, { capture: true, passive: true });
  }
  guard(globalThis, ['scroll', 'scrollTo', 'scrollBy'], isAgainstVisitor);
  guard(Element.prototype, ['scrollIntoView'], isAgainstVisitor);
}

/** True if a page scrolls by itself after the visitor has; reports it the third time. */
function isAgainstVisitor(_self: unknown, isOfRemote: () => boolean): boolean {
  if (scrolledPath !== location.pathname || !isOfRemote()) return false;
  scrolls += 1;
  if (scrolls === maxScrolls) reportUnasked();
  return true;
}

const dialogs = '[role=dialog], [role=alertdialog], dialog[open]';

/** Undoes what keeps the document from scrolling, unless a dialog is open. Returns true if something did. */
function release(): boolean {
  if (document.querySelector(dialogs)) return false;
  let isHeld = false;
  for (const element of [document.documentElement, document.body]) {
    const { overflowY, position } = getComputedStyle(element);
    if (position !== 'fixed' && !/hidden|clip/.test(overflowY)) continue;
    isHeld = true;
    element.style.setProperty('overflow', 'visible', 'important');
    element.style.setProperty('position', 'static', 'important');
  }
  return isHeld;
}
