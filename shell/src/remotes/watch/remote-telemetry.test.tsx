import { expect, test } from '@jest/globals';
import type { PageAddress } from '#remotes/load/loader.ts';
import { attributedErrors, onFailed, onRequested } from './remote-telemetry.ts';

const address = {
  remote: 'trips',
  page: 'trips',
  release: { url: '/r/remote-trips/1/', version: '1' },
} as PageAddress;

test('what a page throws while it is drawn is listed with its calls, and without its message [inspector-1]', async () => {
  const thrown = new TypeError('Something private.');
  thrown.stack = 'TypeError: Something private.\n    at Trips (https://site.example/trips.js:1:2)';
  onRequested(address);

  await onFailed(address, { phase: 'render', reason: 'threw' }, thrown);

  expect(attributedErrors).toMatchObject([
    {
      remote: 'trips',
      version: '1',
      stack: 'TypeError\n    at Trips (https://site.example/trips.js:1:2)',
    },
  ]);
});
