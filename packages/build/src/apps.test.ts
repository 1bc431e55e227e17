import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { appNames, packagesOf } from './apps.ts';

test('an app is built from every package that it, or one of these, names', () => {
  const built = (app: 'remote-admin' | 'remote-public') =>
    packagesOf(app).map((one) => basename(one));

  expect(built('remote-admin').toSorted()).toEqual(
    ['build', 'contracts', 'release', 'shell-api', 'staff', 'ui'].toSorted(),
  );
  expect(built('remote-public')).not.toContain('staff');
  for (const app of appNames) expect(packagesOf(app).length).toBeGreaterThan(3);
});
