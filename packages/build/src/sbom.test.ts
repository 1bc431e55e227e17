import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { appNames } from './apps.ts';
import { sbomOf } from './sbom.ts';

const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');

test.each(appNames)('the bill of materials of %s names each package once, with its hash', (app) => {
  const { components, ...rest } = sbomOf({ app, version: '1.0.0-ab', lockfile });

  expect(rest).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': app, name: app, version: '1.0.0-ab' },
    },
  });
  const references = components.map((component) => component['bom-ref']);
  expect(new Set(references).size).toBe(references.length);
  expect(references).toContainEqual(expect.stringMatching(/^pkg:npm\/react@\d/));
  expect(references).toContainEqual(expect.stringMatching(/^pkg:npm\/%40rspack\/core@\d/));
  for (const { hashes, version } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
});

test('a bill of materials has nothing that only another app depends on', () => {
  const names = sbomOf({ app: 'remote-account', version: '1', lockfile }).components.map(
    ({ name }) => name,
  );

  expect(names).toContain('react-hook-form');
  expect(names).not.toContain('nodemailer');
  expect(names).not.toContain('express');
});
