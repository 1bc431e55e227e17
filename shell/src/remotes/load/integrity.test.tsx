import { afterEach, expect, jest, test } from '@jest/globals';
import { allowFilesOf, integrityPlugin } from './integrity.ts';

const build = { url: '/r/remote-trips/1/', files: { 'entry.js': 'sha384-abc' } } as const;
const entry = `${build.url}entry.js`;

allowFilesOf(build);

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

/** Returns the script element and time limit by which the federation runtime would fetch a script. */
const scriptOf = (url: string) =>
  integrityPlugin().createScript?.({ url }) as {
    script: HTMLScriptElement;
    timeout: number;
  };

test('a script is fetched with the hash that the release names, and a file of no release never', () => {
  expect(scriptOf(entry).script.integrity).toBe('sha384-abc');
  expect(() => scriptOf(`${build.url}other.js`)).toThrow('does not vouch for');
});

test('an entry has 2.7 seconds, so that its area says within three that it cannot be shown', () => {
  expect(scriptOf(entry).timeout).toBe(2_700);
});

test.each([
  [500, 2_200],
  [20_000, 1_800],
])('an entry that the document has preloaded has, %d ms after it, %d more', (now, left) => {
  document.head.innerHTML = `<link rel="preload" href="${entry}">`;
  jest.spyOn(performance, 'now').mockReturnValue(now);

  expect(scriptOf(entry).timeout).toBe(left);
});
