import { expect, test } from '@jest/globals';
import { restoreBuiltIns, snapshotBuiltIns } from './built-ins.ts';

snapshotBuiltIns();

const refuse = (): never => {
  throw new Error('Replaced.');
};

test('as long as nobody replaces anything nothing is altered', () => {
  Object.assign(globalThis, { ownName: 1 });

  expect(restoreBuiltIns()).toBe(false);
});

const replaced: [name: string, holder: object, key: string][] = [
  ['a function of the window', globalThis, 'setTimeout'],
  ['a method of arrays', Array.prototype, 'map'],
  ['iteration', Array.prototype, Symbol.iterator as unknown as string],
  ['what iterates an array', Object.getPrototypeOf([].values()) as object, 'next'],
  ['a method of numbers', Number.prototype, 'toFixed'],
  ['the focus', HTMLElement.prototype, 'focus'],
  ['the fields of a form', FormData.prototype, 'append'],
  ['JSON', JSON, 'parse'],
  ['the history', history, 'pushState'],
  ['custom elements', customElements, 'define'],
  ['listening', EventTarget.prototype, 'addEventListener'],
  ['an element’s method', Element.prototype, 'closest'],
  ['the constructor of promises', globalThis, 'Promise'],
];

test.each(replaced)('%s that is replaced is noticed and put back', (_name, holder, key) => {
  const before = Reflect.get(holder, key) as unknown;
  Object.defineProperty(holder, key, { value: refuse, configurable: true, writable: true });

  const isAltered = restoreBuiltIns();

  expect(isAltered).toBe(true);
  expect(restoreBuiltIns()).toBe(false);
  expect(Reflect.get(holder, key)).toBe(before);
});

test.each([
  ['arrays', Array.prototype],
  ['objects', Object.prototype],
])('names on the prototype of %s are noticed and taken away', (_name, prototype) => {
  Object.assign(prototype, { last: 1, first: 2 });

  const isAltered = restoreBuiltIns();

  expect(isAltered).toBe(true);
  expect(restoreBuiltIns()).toBe(false);
  expect(Object.keys(prototype)).toEqual([]);
});

test('what every object would inherit is taken away, also where no loop meets it', () => {
  Reflect.defineProperty(Object.prototype, 'finally', { value: refuse, configurable: true });

  const isAltered = restoreBuiltIns();

  expect(isAltered).toBe(true);
  expect('finally' in {}).toBe(false);
});

test('a prototype that was frozen is noticed each time: nothing thaws it', () => {
  Object.freeze(WeakSet.prototype);

  expect(restoreBuiltIns()).toBe(true);
  expect(restoreBuiltIns()).toBe(true);
});
