import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { type Breaking, refusalsAfter, rowsOf } from './draft.fixture.ts';
import {
  answers,
  type Change,
  notice,
  offered,
  refusalsOf,
  shapes,
  takesBody,
  tone,
  trip,
} from './surface-scene.fixture.ts';

const breaking: Breaking<Change> = {
  EXPORT_MISSING: {
    'uses what the live shell does not export': [
      'useTrips',
      ({ account }) => (account.facade['useTrips'] = 'string'),
    ],
  },
  EXPORT_CHANGED: {
    'uses a newer form of what the live shell exports': [
      'no longer takes icon',
      ({ account }) =>
        (account.facade['notify'] = notice({ tone, text: 'string', 'icon?': 'string' })),
    ],
    'uses a member that the live shell does not give': [
      'no longer has theme',
      ({ account }) =>
        (account.facade['brand'] = { fields: { name: '"CampBC"', theme: 'string' } }),
    ],
  },
  TOKEN_MISSING: {
    'reads a token that the live shell does not define': [
      '--space-9',
      ({ account }) => account.tokens.push('--space-9'),
    ],
  },
  ENDPOINT_MISSING: {
    'calls an endpoint that the live API lacks': [
      'GET /api/trips',
      ({ api }) => delete api['GET /api/trips'],
    ],
  },
  ENDPOINT_CHANGED: {
    'reads a member that the live API does not send': [
      'no longer has title',
      answers(
        z.object({ trips: z.array(z.omit(trip, { title: true })), next: z.nullable(z.number()) }),
      ),
    ],
    'does not know a case that the live API sends': [
      'may now be null',
      answers(z.object({ trips: z.nullable(z.array(trip)), next: z.nullable(z.number()) })),
    ],
    'sends a filter that the live API does not take': [
      'no longer takes sort',
      answers(shapes.response, z.object({})),
    ],
    'sends a choice that the live API does not know': [
      '"old"',
      answers(shapes.response, z.object({ sort: z.optional(z.enum(['new'])) })),
    ],
    'does not send what the live API needs': [
      'now needs region',
      takesBody(z.object({ title: z.string(), region: z.string() })),
    ],
    'sends a type that the live API does not take': [
      'title',
      takesBody(z.object({ title: z.number() })),
    ],
  },
};

test.each(rowsOf(breaking))('a remote that %s is refused: %s', (_claim, code, named, change) => {
  const refusals = refusalsOf(['account'], change);

  expect(refusals).toEqual([{ code, message: expect.stringMatching(/^remote-account /) }]);
  expect(refusals[0]?.message).toContain(named);
});

test('a shell and a remote that are published together are compared with each other', () => {
  const together = refusalsOf(['shell', 'account'], ({ shell, account, draft }) => {
    for (const surface of [shell, account]) surface.facade['notify'] = 'string';
    delete draft.live.remotes['public'];
    draft.live.shell.linksTo = [];
    draft.shell.linksTo = [];
    draft.account.linksTo = [];
  });

  expect(together).toEqual([]);
});

test.each([
  ['is not compared where no API is live yet', undefined, []],
  ['is refused while nobody knows what the live API answers', 'unknown' as const, ['API_UNKNOWN']],
])('a remote that calls the API %s', (_what, api, codes) => {
  const refusals = refusalsAfter((draft) => {
    draft.liveSurfaces['shell 1.0.0'] = { facade: {}, tokens: [], endpoints: {} };
    const endpoints = { 'GET /api/x': 'string' as const };
    draft.account.surface = { facade: offered, tokens: ['--text'], endpoints };
    draft.api = api;
  });

  expect(refusals.map(({ code }) => code)).toEqual(codes);
});
