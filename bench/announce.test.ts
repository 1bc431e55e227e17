import { expect, it } from '@jest/globals';
import { announcementOf, durationOf } from './announce.ts';

const seconds = { page: 3_000, edge: 45, api: 200 };

it('says what each bench took the last time, and the sum', () => {
  const text = announcementOf(['page', 'edge', 'api'], seconds, { isWhole: true });

  expect(text).toBe('page 50 min, edge 45 s, api 3 min: about 54 min in all.');
});

it('says that a part takes no longer than the whole', () => {
  const text = announcementOf(['edge'], seconds, { isWhole: false });

  expect(text).toBe('edge 45 s: at most 45 s in all.');
});

it('says of which benches nothing is known, and a sum that is too small', () => {
  const text = announcementOf(['edge', 'login'], seconds, { isWhole: true });

  expect(text).toBe('edge 45 s, login (not known yet): more than 45 s in all.');
});

it('tells hours from an hour and a half on', () => {
  const durations = [89, 91, 89 * 60, 150 * 60].map(durationOf);

  expect(durations).toEqual(['89 s', '2 min', '89 min', '2 h 30 min']);
});
