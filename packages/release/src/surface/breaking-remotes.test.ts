import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { refusalsAfter } from '#gate/draft.fixture.ts';
import type { RefusalCode } from '#gate/refusal.ts';
import {
  offered,
  trip,
  shapes,
  type Change,
  refusalsOf,
  answers,
  takesBody,
  notice,
  tone,
} from './scene.fixture.ts';

const breaking: [claim: string, code: RefusalCode, named: string, change: Change][] = [
  [
    'uses what the live shell does not export',
    'EXPORT_MISSING',
    'useTrips',
    ({ account }) => (account.facade['useTrips'] = 'string'),
  ],
  [
    'uses a newer form of what the live shell exports',
    'EXPORT_CHANGED',
    'no longer takes icon',
    ({ account }) =>
      (account.facade['notify'] = notice({
        tone,
        text: 'string',
        'stays?': 'boolean',
        'icon?': 'string',
      })),
  ],
  [
    'uses a member that the live shell does not give',
    'EXPORT_CHANGED',
    'no longer has theme',
    ({ account }) => (account.facade['brand'] = { fields: { name: '"CampBC"', theme: 'string' } }),
  ],
  [
    'reads a token that the live shell does not define',
    'TOKEN_MISSING',
    '--space-9',
    ({ account }) => account.tokens.push('--space-9'),
  ],
  [
    'calls an endpoint that the live API lacks',
    'ENDPOINT_MISSING',
    'GET /api/trips',
    ({ api }) => delete api['GET /api/trips'],
  ],
  [
    'reads a member that the live API does not send',
    'ENDPOINT_CHANGED',
    'no longer has title',
    answers(
      z.object({ trips: z.array(z.omit(trip, { title: true })), next: z.nullable(z.number()) }),
    ),
  ],
  [
    'does not know a case that the live API sends',
    'ENDPOINT_CHANGED',
    'may now be null',
    answers(z.object({ trips: z.nullable(z.array(trip)), next: z.nullable(z.number()) })),
  ],
  [
    'sends a filter that the live API does not take',
    'ENDPOINT_CHANGED',
    'no longer takes sort',
    answers(shapes.response, z.object({})),
  ],
  [
    'sends a choice that the live API does not know',
    'ENDPOINT_CHANGED',
    '"old"',
    answers(shapes.response, z.object({ sort: z.optional(z.enum(['new'])) })),
  ],
  [
    'does not send what the live API needs',
    'ENDPOINT_CHANGED',
    'now needs region',
    takesBody(z.object({ title: z.string(), region: z.string() })),
  ],
  [
    'sends a type that the live API does not take',
    'ENDPOINT_CHANGED',
    'title',
    takesBody(z.object({ title: z.number() })),
  ],
];

test.each(breaking)('a remote that %s is refused: %s', (_claim, code, named, change) => {
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

test('without an answer of the API, and with builds that say nothing, nothing is compared', () => {
  const refusals = refusalsAfter(({ account, liveSurfaces }) => {
    liveSurfaces['shell 1.0.0'] = { facade: {}, tokens: [], endpoints: {} };
    account.surface = {
      facade: offered,
      tokens: ['--text'],
      endpoints: { 'GET /api/x': 'string' },
    };
  });

  expect(refusals).toEqual([]);
});
