import { waitingKey } from '@camp/contracts/site/waiting-changes';
import { afterEach, expect, test } from '@jest/globals';
import { browserStore } from '@camp/shell-api';
import { type WaitingChange, waitingOf } from './waiting-changes.ts';

const change: WaitingChange = { id: 'a', act: 'remove', list: 'own', slug: 'one', name: 'One' };

afterEach(() => browserStore.remove(waitingKey));

test.each(['7 [not JSON]', '7 [', '7 {}', '[]', 'seven []', '7 null'])(
  'nothing waits in a text of someone else’s program: %s [offline-9]',
  (text) => {
    browserStore.write(waitingKey, text);

    expect(waitingOf(7)).toEqual([]);
  },
);

test('changes wait beside what is none [offline-9]', () => {
  const foreign = [
    null,
    'text',
    [],
    {},
    { ...change, id: 7 },
    { ...change, act: 'sing' },
    { ...change, list: null },
    { ...change, slug: undefined },
    { ...change, name: undefined },
    { ...change, refusal: 'no' },
    { id: 'b', act: 'save', list: 5, slug: 'one', name: 'One' },
    { id: 'b', act: 'save', list: 5, slug: 'one', name: 'One', body: { note: 7 } },
    { id: 'c', act: 'change', list: 5, body: { order: 'one' } },
    { id: 'c', act: 'change', list: 5, body: null },
  ];
  const own: WaitingChange[] = [
    change,
    { ...change, id: 'b', refusal: { message: 'Gone.', status: 404, code: 'NOT_FOUND' } },
    { id: 'd', act: 'save', list: 5, slug: 'one', name: 'One', body: { note: 'Wood' }, seen: '' },
    { id: 'e', act: 'change', list: 5, body: { name: 'Autumn', order: ['one'] } },
  ];
  browserStore.write(waitingKey, `7 ${JSON.stringify([...foreign, ...own])}`);

  expect(waitingOf(7)).toEqual(own);
});
