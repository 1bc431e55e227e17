import { afterEach, expect, jest, test } from '@jest/globals';
import { hearOnly, isForShell } from './shell-events.ts';

afterEach(() => document.body.replaceChildren());

/** A key pressed, or a click, on the button of a page. */
function eventIn(html: string, key: string | null): Event {
  document.body.innerHTML = html;
  const options = { key: key ?? '', bubbles: true, cancelable: true };
  const event =
    key === null ? new MouseEvent('click', options) : new KeyboardEvent('keydown', options);
  document.querySelector('button')?.dispatchEvent(event);
  return event;
}

const bar = '<div id="root"><header><button></button></header></div>';
const area = '<div id="root"><main><div data-remote="public"><button></button></div></main></div>';
const dialog = '<div data-base-ui-portal><div role="dialog"><button></button></div></div>';

test.each([
  ['a click in the bar', bar, null, true],
  ['a key in the bar', bar, 'Enter', true],
  ['a click in the area of a remote', area, null, false],
  ['a key there', area, 'Enter', false],
  ['Tab there, which leads to the bar', area, 'Tab', true],
  ['Tab in a dialog, which keeps it', dialog, 'Tab', false],
])('%s: for the shell, or for the page alone', (_what, html, key, isShells) => {
  expect(isForShell(eventIn(html, key))).toBe(isShells);
});

test('a listener that only hears keeps nothing from others, who can do all as before', () => {
  const event = new MouseEvent('click', { cancelable: true });

  hearOnly(event, () => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.returnValue = false;
    event.cancelBubble = true;
  });

  expect([event.defaultPrevented, event.cancelBubble]).toEqual([false, false]);
  event.preventDefault();
  expect(event.defaultPrevented).toBe(true);
});

test('a listener that tries to prevent what it only hears is noticed', () => {
  const onPrevented = jest.fn();
  const event = new WheelEvent('wheel', { cancelable: true });

  hearOnly(event, () => event.preventDefault(), onPrevented);

  expect(onPrevented).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(false);
});
