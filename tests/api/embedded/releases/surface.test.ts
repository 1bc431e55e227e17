import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { endpointShapes, endpointsIn } from '@camp/release/surface/endpoint-shapes';
import { apiSurfaceSchema } from '@camp/release/surface/surface';
import { underTest } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

test('anyone can read which calls the API answers, and all of the contract are among them', async () => {
  const files = globSync('packages/contracts/src/**/*.ts').filter((file) => !/\.test\./.test(file));
  const contracts = await Promise.all(
    files.map(async (file) => (await import(resolve(file))) as Record<string, unknown>),
  );
  const promised = endpointShapes(endpointsIn(contracts.flatMap((file) => Object.values(file))));

  const answer = await new Visitor(underTest.url).get('/api/surface');

  expect(answer.status).toBe(200);
  const { endpoints } = apiSurfaceSchema.parse(answer.body);
  expect(Object.keys(promised).length).toBeGreaterThan(60);
  expect(endpoints).toMatchObject(promised);
});
