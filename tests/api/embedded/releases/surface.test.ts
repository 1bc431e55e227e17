import { expect, test } from '@jest/globals';
import { endpointShapes } from '@camp/release/surface/endpoint-shapes';
import { apiSurfaceSchema } from '@camp/release/surface/surface';
import { underTest } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';
import { everyEndpoint } from '#tests/support/contract/every-endpoint.ts';

test('anyone can read which calls the API answers, and all of the contract are among them [calls-account-2]', async () => {
  const promised = endpointShapes(await everyEndpoint());

  const answer = await new Visitor(underTest.url).get('/api/surface');

  expect(answer.status).toBe(200);
  const { endpoints } = apiSurfaceSchema.parse(answer.body);
  expect(Object.keys(promised).length).toBeGreaterThan(60);
  expect(endpoints).toMatchObject(promised);
});
