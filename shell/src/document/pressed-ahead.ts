import { notePressAgain } from './presses.ts';
import { isOfReact } from './is-of-react.ts';

/*
 * Buttons of a page that was rendered ahead, and some links, can be pressed before its code is there. The document's
 * first script holds those presses (services/edge/boot/boot.js); each is carried out once, on the button that is there
 * then (docs/decisions/documents.md#0170).
 */

const held = 'button,a';

/** Buttons that waited, in the order in which they were pressed. Repeated presses count once. */
const early = new Set<HTMLElement>();

/** Buttons whose press reached the page all the same: it came to life under the finger. */
const heard = new WeakSet<HTMLElement>();

let isSettled = false;

/** Path of the page that they were made on. */
let path: string | null = null;

/** Call it before React starts. */
export function noteHeardPresses(): void {
  path = location.pathname;
  document.addEventListener('click', noteHeard);
}

function noteHeard({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>(held);
  /* A form did not get the press. */
  if (button && isOfReact(button) && !(button.form && button.type === 'submit')) heard.add(button);
}

/** Lets presses through from now on, and takes those that waited. */
export function takeEarlyPresses(): void {
  if (isSettled) return;
  isSettled = true;
  const found: HTMLElement[] = [];
  for (let button; (button = globalThis.campbcBoot?.settle?.());) found.push(button);
  for (const button of found.toReversed()) early.add(button);
}

/** Drops the presses that waited: their page is lost. */
export function forgetEarlyPresses(): void {
  takeEarlyPresses();
  early.clear();
}

/** Presses what was pressed too early. Call it when the first page is alive. */
export function pressAgain(): void {
  document.removeEventListener('click', noteHeard);
  const waiting = location.pathname === path ? [...early] : [];
  early.clear();
  if (waiting.length > 0) notePressAgain();
  for (const button of waiting) {
    if (heard.has(button)) continue;
    const same = buttonLike(button);
    if (same) same.click();
    else pressOnceThere(button);
  }
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Returns the button itself, or the one of the same name if the page was drawn again or an answer has moved it. */
function buttonLike(pressed: HTMLElement): HTMLElement | undefined {
  if (pressed.isConnected) return pressed;
  const name = nameOf(pressed);
  return [...document.querySelectorAll<HTMLElement>(`#root :is(${held})`)].find(
    (button) => nameOf(button) === name,
  );
}

/** Waits for the button: a page that is drawn again may first wait for its data. Any press of the visitor ends this. */
function pressOnceThere(pressed: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const same = buttonLike(pressed);
    if (!same) return;
    stop();
    same.click();
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
}
