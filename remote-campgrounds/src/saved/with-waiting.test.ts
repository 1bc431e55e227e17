import type { WholePlaceList } from '@camp/contracts/places/saved-places';
import { expect, test } from '@jest/globals';
import type { Change, WaitingChange } from './waiting-changes.ts';
import { listWith, savedWith } from './with-waiting.ts';

const at = '2026-07-01T08:00:00Z';

const entryOf = (slug: string) => ({ slug, campground: null, note: '', saved_at: at });
const head = { id: 5, name: 'Summer', places: 3, share_path: null, updated_at: at };
const list: WholePlaceList = { ...head, entries: ['one', 'two', 'three'].map(entryOf) };
const waits = (...changes: Change[]): WaitingChange[] =>
  changes.map((change, index) => ({ ...change, id: `${index}` }));

test('a list is shown with its name, order and notes as they will be, and without what is taken out [offline-9]', () => {
  const waiting = waits(
    { act: 'change', list: 5, body: { name: 'Autumn', order: ['three', 'one'] } },
    { act: 'save', list: 5, slug: 'one', name: 'One', body: { note: 'Wood' }, seen: '' },
    { act: 'remove', list: 5, slug: 'three', name: 'Three' },
    { act: 'remove', list: 6, slug: 'two', name: 'Two' },
  );

  const shown = listWith(list, { id: 5, waiting });

  expect(shown).toMatchObject({ name: 'Autumn', places: 2 });
  expect(shown.entries.map(({ slug, note }) => [slug, note])).toEqual([
    ['one', 'Wood'],
    ['two', ''],
  ]);
});

test('what was refused is shown as it is [offline-10]', () => {
  const refusal = { message: 'There is no such list.', status: 404, code: 'NOT_FOUND' };
  const [change] = waits({ act: 'remove', list: 5, slug: 'one', name: 'One' });
  const waiting = change ? [{ ...change, refusal }] : [];

  expect(listWith(list, { id: 5, waiting })).toEqual(list);
});

test('a place is in the lists that it will be in, and a list has its next name [offline-9]', () => {
  const waiting = waits(
    { act: 'save', list: 5, slug: 'four', name: 'Four', body: {} },
    { act: 'remove', list: 5, slug: 'one', name: 'One' },
    { act: 'change', list: 5, body: { name: 'Autumn' } },
  );

  const shown = savedWith({ lists: [head], saved: [{ slug: 'one', lists: [5] }] }, waiting);

  expect(shown.saved).toEqual([{ slug: 'four', lists: [5] }]);
  expect(shown.lists).toEqual([{ ...head, name: 'Autumn' }]);
});
