import { beforeEach, expect, jest, test } from '@jest/globals';
import { pressed } from './row-keys.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `<main>
    <input type="search" />
    <div data-row="1" tabindex="0"><input type="checkbox" /><a href="#one">One</a></div>
    <div data-row="2" tabindex="-1"><input type="checkbox" /><button aria-haspopup="menu"></button></div>
    <div data-row="3" tabindex="-1"></div>
  </main>`;
});

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const row = (number: number) => find(`[data-row="${number}"]`);

/** Presses a key where the focus is. */
function press(key: string, options: KeyboardEventInit = {}) {
  let left: ReturnType<typeof pressed> = null;
  const onKey = (event: KeyboardEvent) => (left = pressed(event));
  document.addEventListener('keydown', onKey);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  (document.activeElement ?? document.body).dispatchEvent(event);
  document.removeEventListener('keydown', onKey);
  return left;
}

test.each([
  ['j', null, 1],
  ['j', 1, 2],
  ['k', 3, 2],
  ['ArrowDown', 1, 2],
  ['ArrowUp', 2, 1],
  ['End', 1, 3],
  ['Home', 3, 1],
  ['j', 3, 3],
])('%s leads from row %p to row %p [user-management-15]', (key, from, to) => {
  if (from) row(from).focus();

  press(key);

  expect(document.activeElement).toBe(row(to));
});

test('x selects, m opens the menu, Enter opens the row [user-management-15]', () => {
  const clicked: string[] = [];
  document.addEventListener('click', ({ target }) => clicked.push((target as Element).tagName), {
    once: false,
  });
  row(2).focus();
  press('x');
  press('m');
  row(1).focus();
  press('Enter');

  expect(clicked).toEqual(['INPUT', 'BUTTON', 'A']);
  expect(row(2).querySelector('input')?.checked).toBe(true);
});

test('on a link of the row Enter is the link’s own', () => {
  find('a').focus();

  press('Enter');
  press('ArrowDown');

  expect(document.activeElement).toBe(find('a'));
});

test('/ and ? are for the page, but not while somebody types [user-management-15]', () => {
  expect(press('/')).toBe('search');
  expect(press('?')).toBe('shortcuts');

  find('input[type="search"]').focus();

  expect(press('/')).toBeNull();
  press('j');
  expect(document.activeElement).toBe(find('input[type="search"]'));
  press('ArrowDown');
  expect(document.activeElement).toBe(row(1));
});

test('with Ctrl, and under an open menu, a key is none of ours', () => {
  row(1).focus();
  press('j', { ctrlKey: true });
  expect(document.activeElement).toBe(row(1));

  document.body.insertAdjacentHTML('beforeend', '<div role="menu"></div>');
  press('j');

  expect(document.activeElement).toBe(row(1));
});
