import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { groundModule } from './ground.ts';

test('the ground of the map is that of the open data: after an import it is drawn anew', () => {
  const committed = readFileSync('remote-campgrounds/src/features/map/ground.ts', 'utf8');

  expect(groundModule()).toBe(committed);
});
