import type { Endpoint } from '@camp/contracts/client/endpoint';
import { describedIn, pageDescriptionSchema } from '@camp/contracts/client/page-description';
import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { describingCalls } from './describing-calls.ts';
import { endpointShapes } from '#surface/endpoint-shapes.ts';
import { type Change, refusalsOf } from './surface-scene.fixture.ts';

const call = 'GET /api/trips/:slug/page';

const routes = [
  { path: '/trips', page: 'trips', access: 'anyone' as const },
  {
    path: '/trips/:slug',
    page: 'trip',
    access: 'anyone' as const,
    describedBy: '/api/trips/:slug/page',
    listedBy: '/api/trips/pages',
  },
];

/** As a feature of the API declares it, with more said of what goes in and comes out. */
const describeTrip = {
  errors: ['NOT_FOUND'],
  params: z.object({ slug: z.string().check(z.regex(/^[a-z]+$/)) }),
  query: describedIn,
  response: z.extend(pageDescriptionSchema, { data: z.object({ name: z.string() }) }),
} as const;

const offers =
  (shapes: Omit<Endpoint, 'method' | 'path'> | null): Change =>
  ({ account, api }) => {
    Object.assign(account.endpoints, endpointShapes(describingCalls(routes)));
    const listed = describingCalls(routes).filter(({ path }) => path === '/api/trips/pages');
    Object.assign(api, endpointShapes(listed));
    if (shapes)
      Object.assign(
        api,
        endpointShapes([{ method: 'GET', path: routes[1]?.describedBy ?? '', ...shapes }]),
      );
  };

test('a build whose pages are described uses the calls that describe and list them', () => {
  const used = endpointShapes(describingCalls(routes));

  expect(Object.keys(used)).toEqual(['GET /api/trips/:slug/page', 'GET /api/trips/pages']);
});

test('a live API that describes the page fits, whatever its data are', () => {
  expect(refusalsOf(['account'], offers(describeTrip))).toEqual([]);
});

test.each([
  ['does not describe the page', 'ENDPOINT_MISSING', call, null],
  [
    'says nothing of a picture',
    'ENDPOINT_CHANGED',
    'no longer has picture',
    { ...describeTrip, response: z.omit(pageDescriptionSchema, { picture: true }) },
  ],
  [
    'describes it by an id',
    'ENDPOINT_CHANGED',
    'id',
    { ...describeTrip, params: z.object({ id: z.string() }) },
  ],
] as const)('a live API that %s is refused: %s', (_claim, code, named, shapes) => {
  const refusals = refusalsOf(['account'], offers(shapes));

  expect(refusals).toEqual([{ code, message: expect.stringContaining(named) }]);
});
