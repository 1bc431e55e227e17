import { expect, test } from '@jest/globals';
import { safeName } from './web-config.ts';

test.each([
  ['pictures/my tent (1).svg', 'my-tent-1'],
  ['été.webp', 'ete'],
  ['camp.en-route.jpg', 'camp-en-route'],
  ['日本.png', 'file'],
  ['figtree-latin.woff2', 'figtree-latin'],
])('a file called %s is published under a name that addresses can hold: %s', (file, name) => {
  expect(safeName(file)).toBe(name);
});
