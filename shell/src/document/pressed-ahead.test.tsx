import { beforeEach, expect, jest, test } from '@jest/globals';
import type * as PressedAhead from './pressed-ahead.ts';

let presses: typeof PressedAhead;
let held: HTMLElement[];
let clicked: string[];

document.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));

beforeEach(async () => {
  jest.resetModules();
  presses = await import('./pressed-ahead.ts');
  [held, clicked] = [[], []];
  globalThis.campbcBoot = { alive: () => {}, lost: () => {}, settle: () => held.pop() };
  presses.noteHeardPresses();
});

/** Draws the page again, with these buttons. */
function draw(...names: string[]): HTMLElement[] {
  const buttons = names.map((name) => `<button>${name}</button>`);
  document.body.innerHTML = `<div id="root">${buttons.join('')}</div>`;
  return [...document.querySelectorAll('button')];
}

/** The page is alive. */
function settle(): void {
  presses.takeEarlyPresses();
  presses.pressAgain();
}

test('each button that was pressed too early is pressed once, in its order [every-page-9]', () => {
  const [first, second] = draw('Save A', 'Save B') as [HTMLElement, HTMLElement];
  held = [second, first, second];

  settle();
  settle();

  expect(clicked).toEqual(['Save B', 'Save A']);
});

test('where the page was drawn anew, the button of the same name is pressed, as soon as it is there', async () => {
  held = draw('Save A', 'Save B');
  draw('Save B');

  settle();
  expect(clicked).toEqual(['Save B']);
  draw('Save B', 'Save A');
  await Promise.resolve();

  expect(clicked).toEqual(['Save B', 'Save A']);
});

test.each([
  [
    'that the page has heard',
    () => Object.assign(held[0] ?? document.body, { __reactProps: {} }).click(),
  ],
  ['of a page that is lost', () => presses.forgetEarlyPresses()],
  ['of a page that was left', () => history.pushState(null, '', '/elsewhere')],
])('a press %s is not carried out again', (_which, happen) => {
  held = draw('Save A');
  happen();
  clicked = [];

  settle();

  expect(clicked).toEqual([]);
});
