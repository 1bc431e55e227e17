import { pressedKey } from '@camp/ui/actions/pressed-key';

/* Only for a visitor who has pressed something in it does a page act (docs/decisions/federation.md#0351). */

/** Time for which a press in the bar or the footer lets the shell act, in milliseconds. */
const framePressMs = 1_000;

/** Keys that only look around. What they change in a field is followed by `input`. */
const looking = /^(?:Arrow|Page|Home|End| |Tab|Escape)/;
/** Keys that scroll the page. The arrows are not among them: lists have their own use for them. */
const scrolling = /^(?:Page|Home|End| )/;

/** Kept from before any remote ran. */
const now = performance.now.bind(performance);

let isPressed = false;
let isAskedUntil = 0;

/** True if an element is in what the shell draws around the area of a remote. */
export const isInFrame = (element: Element): boolean =>
  element.closest('#root') !== null && element.closest('[data-remote]') === null;

/** True for what scrolls the page: the wheel, a finger, a key that nothing has the focus for. */
export const isScroll = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? event.target === document.body && scrolling.test(pressedKey(event) ?? '')
    : /^(?:wheel|touch)/.test(event.type);

/** Call before any remote runs. A finger presses once it has clicked: until then it may be scrolling. */
export function watchPresses(): void {
  for (const type of ['click', 'keydown', 'input', 'mousedown']) {
    globalThis.addEventListener(type, notePress, true);
  }
  /* A page that answers to Back by itself was not asked to. */
  globalThis.addEventListener('popstate', forgetPresses, true);
}

function notePress(event: Event): void {
  const isLooking = event instanceof KeyboardEvent && looking.test(pressedKey(event) ?? '');
  if (!event.isTrusted || isLooking) return;
  const { target } = event;
  if (target instanceof Element && isInFrame(target)) isAskedUntil = now() + framePressMs;
  else isPressed = true;
}

/** Call when a press of the visitor, from before the page came to life, is made again. */
export function notePressAgain(): void {
  isPressed = true;
}

/** Call when another page is on screen: nothing has been pressed in that one. */
export function forgetPresses(): void {
  isPressed = false;
  isAskedUntil = 0;
}

/** True if the visitor has pressed something in the page on screen, or just now around it. */
export const isAsked = (): boolean => isPressed || now() < isAskedUntil;
