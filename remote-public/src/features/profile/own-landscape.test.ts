import { expect, test } from '@jest/globals';
import { landscapeOf } from './own-landscape.ts';

test('a username has one landscape, whatever the case of its letters [public-pages-18]', () => {
  expect(landscapeOf('river.fox')).toEqual(landscapeOf('River.Fox'));
});

test('of two hundred usernames no two have the same one, and every ground is somebody’s [public-pages-18]', () => {
  const landscapes = Array.from({ length: 200 }, (_, index) => landscapeOf(`camper${index}`));

  expect(new Set(landscapes.map(({ hills }) => hills.join(' '))).size).toBe(200);
  expect(new Set(landscapes.map(({ ground }) => ground)).size).toBe(4);
});

test.each(['', 'a', '名前', 'x'.repeat(500)])('%j has lines to draw', (username) => {
  const { hills } = landscapeOf(username);

  expect(hills.length).toBeGreaterThan(1);
  for (const hill of hills) expect(hill).toMatch(/^(?:M[\d.,-]+Q[\d .,-]+t[\d .,-]+Z)+$/);
});
