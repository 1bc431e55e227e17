import { expect, test } from '@jest/globals';
import { page, startEdge } from '#edge.fixture.ts';

/** Files that a document requests, with their priority. */
const prioritiesIn = (html: string) =>
  [
    ...html.matchAll(
      /<(?:script async src|link rel="preload" as="(?:script|fetch)" href)="([^"]+)"([^>]*)>/g,
    ),
  ].map(
    ([, address = '', rest = '']) =>
      [address.split('/').at(-1), /fetchpriority="(\w+)"/.exec(rest)?.[1]] as const,
  );

test('scripts give way where the page is there without them, and come first where it is not', async () => {
  const { url } = await startEdge();

  const drawnAhead = await page(`${url}/`);
  const drawnLater = await page(`${url}/trips`);

  expect(prioritiesIn(drawnAhead.html)).toEqual([
    ['boot.js', 'low'],
    ['entry.js', 'low'],
    ['home.js', 'low'],
    ['shell.js', 'low'],
  ]);
  expect(Object.fromEntries(prioritiesIn(drawnLater.html))).toEqual({
    'boot.js': undefined,
    'entry.js': undefined,
    'remote.js': undefined,
    'trips.js': undefined,
    'files.json': undefined,
    'shell.js': 'high',
  });
});
