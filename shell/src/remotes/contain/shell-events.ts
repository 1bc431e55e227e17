import { pressedKey } from '@camp/ui/actions/pressed-key';
import { isInFrame } from '#document/presses.ts';

/** Elements in which a page may keep the Tab key to itself: it cycles within a dialog. */
const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]';

/**
 * True if an event is for the shell: a click in the bar or the footer, a key pressed there, and the Tab key
 * everywhere, which leads there (WCAG 2.1.2). An event without an element counts as the page's.
 */
export function isForShell(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (event instanceof KeyboardEvent && pressedKey(event) === 'Tab')
    return !target.closest(dialogs);
  return isInFrame(target);
}

/** Members by which a listener can withhold an event from later ones, or prevent its effect. */
const withholding: readonly [name: keyof Event, harmless: unknown][] = [
  ['preventDefault', () => undefined],
  ['stopPropagation', () => undefined],
  ['stopImmediatePropagation', () => undefined],
  ['returnValue', true],
  ['cancelBubble', false],
];

/** Calls a listener that may hear of an event, but not withhold it from others. Calls back if it tries to. */
export function hearOnly(
  event: Event,
  call: () => unknown,
  onPrevented: () => unknown = () => undefined,
): unknown {
  for (const [name, harmless] of withholding) {
    const value = name === 'preventDefault' ? onPrevented : harmless;
    Object.defineProperty(event, name, { value, writable: true, configurable: true });
  }
  try {
    return call();
  } finally {
    for (const [name] of withholding) Reflect.deleteProperty(event, name);
  }
}
