import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>The road is <strong>closed</strong>, see below.</p>', 'The road is closed, see below.'],
  ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
  [
    'Fire&nbsp;ban &amp; closures&#33; caf&eacute; &#x2013; &unknown;',
    'Fire ban & closures! café – &unknown;',
  ],
  ['<script>alert(1)</script>Hello', 'Hello'],
  ['<style>p{}</style><img src=x onerror=alert(1)>Hello', 'Hello'],
  ['Hello <!-- nothing', 'Hello'],
  ['Hello <img src=x onerror=alert(1)', 'Hello'],
  ['<<b>script>alert(1)</script>', '< script>alert(1)'],
  ['fires < 2 ha and > 1 ha', 'fires < 2 ha and > 1 ha'],
  ['left\u202Eright\u0000\u200B', 'left right'],
  ['&#1114112; &#xD800;', '\uFFFD \uFFFD'],
])('%j is told as %j', (given, told) => {
  expect(plainText(given)).toBe(told);
});

test('what escapes spell is text, not read a second time', () => {
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;')).toBe(
    '<script>alert(1)</script> &lt;',
  );
});

test('six megabytes that end a script again and again are read in a second, not in a minute', async () => {
  const text = `<script>${'</script'.repeat(2_400)}`;
  const read = new Set<string>();

  for (let times = 0; times < 300; times += 1) {
    read.add(plainText(text));
    /* Lets the time limit be checked. */
    await setImmediate();
  }

  expect(read.size).toBe(1);
}, 20_000);

test('a long text is cut, and says so', () => {
  expect(plainText('tent '.repeat(100), 12)).toBe('tent tent t…');
  expect(plainText('⛺🏕'.repeat(20), 5).isWellFormed()).toBe(true);
});

const pieces = fc.constantFrom(
  '<',
  '>',
  '</',
  '<!--',
  '-->',
  'script',
  'b',
  ' ',
  '"',
  '!',
  '/',
  'é',
);
const markup = fc.array(pieces, { maxLength: 60 }).map((all) => all.join(''));

test('no tag is left of whatever there was', () => {
  fc.assert(
    fc.property(markup, (given) => {
      expect(plainText(given)).not.toMatch(/<[a-z/!?][^>]*>/i);
    }),
    { numRuns: 2_000 },
  );
});

test('any text gives a bounded one, of characters that people see', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const told = plainText(given, 100);
      expect(told.length).toBeLessThanOrEqual(100);
      expect(told).not.toMatch(/[^\n\P{Cc}]|\p{Cf}/u);
    }),
  );
});

test('a text made to be slow is read in a moment', () => {
  const before = process.threadCpuUsage();

  for (const piece of ['<', '<script', '<!--', '&#', '<a ', ' ,', '\n '])
    plainText(piece.repeat(1e6));

  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
});
