import { expect, test } from '@jest/globals';
import { maxStoreKept, storeMessageIn, tallestStore } from './store-frame.ts';

test.each([
  [{ store: 'shown' }, { store: 'shown' }],
  [{ store: 'failed', because: 'of more' }, { store: 'failed' }],
  [
    { store: 'kept', text: '{}', of: 'more' },
    { store: 'kept', text: '{}' },
  ],
  [
    { store: 'height', height: 640.2 },
    { store: 'height', height: 641 },
  ],
  [
    { store: 'height', height: 1e300 },
    { store: 'height', height: tallestStore },
  ],
  [
    { store: 'height', height: Infinity },
    { store: 'height', height: tallestStore },
  ],
])('%j says %j', (data, message) => {
  expect(storeMessageIn(data)).toEqual(message);
});

test.each([
  [undefined],
  [null],
  ['shown'],
  [17n],
  [[]],
  [['shown']],
  [new Map([['store', 'shown']])],
  [new ArrayBuffer(8)],
  [{}],
  [{ store: 'open' }],
  [{ store: ['shown'] }],
  [{ store: 'kept' }],
  [{ store: 'kept', text: { length: 1 } }],
  [{ store: 'kept', text: 'x'.repeat(maxStoreKept + 1) }],
  [{ store: 'height' }],
  [{ store: 'height', height: '640' }],
  [{ store: 'height', height: 0 }],
  [{ store: 'height', height: -640 }],
  [{ store: 'height', height: Number.NaN }],
  [{ store: 'height', height: { valueOf: 640 } }],
  [{ store: 'x'.repeat(1_000_000) }],
])('anything else says nothing (%#) [public-pages-7]', (data) => {
  expect(storeMessageIn(data)).toBeNull();
});
