import { expect, test } from '@jest/globals';
import { manifest } from './manifest.ts';
import { pages } from './routes.tsx';

test('every route and every extension has a module, and every link a route', () => {
  const paths: string[] = manifest.routes.map(({ path }) => path);

  const names = [
    ...manifest.routes.map(({ page }) => page),
    ...manifest.extensions.map(({ module }) => module),
  ];
  expect(Object.keys(pages)).toEqual([...new Set(names)]);
  expect(paths).toEqual(expect.arrayContaining(manifest.navigation.map(({ to }) => to)));
});
