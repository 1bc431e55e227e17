import { expect, test } from '@jest/globals';
import { manifest } from './manifest.ts';
import { pages } from './routes.tsx';

test('every route has a page, and every link a route', () => {
  const paths: string[] = manifest.routes.map(({ path }) => path);

  expect(Object.keys(pages)).toEqual([...new Set(manifest.routes.map(({ page }) => page))]);
  expect(paths).toEqual(expect.arrayContaining(manifest.navigation.map(({ to }) => to)));
});
