import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import {
  answers,
  call,
  type Change,
  givesSession,
  givesUser,
  inShell,
  offered,
  refusalsOf,
  shapes,
  signedIn,
  takesBody,
  takesNotice,
  tone,
} from './surface-scene.fixture.ts';

const harmlessShells: Record<string, Change> = {
  'exports more': inShell('useTrips', 'string'),
  'drops what no live remote uses': ({ shell, draft }) => {
    delete shell.facade['brand'];
    for (const surface of Object.values(draft.liveSurfaces)) delete surface.facade['brand'];
  },
  'takes a further member that may be left out': takesNotice({
    tone,
    text: 'string',
    'stays?': 'boolean',
    'icon?': 'string',
  }),
  'no longer needs a member': takesNotice({ tone, 'text?': 'string', 'stays?': 'boolean' }),
  'takes a further argument that may be left out': inShell('notify', {
    takes: [{ fields: { tone, text: 'string', 'stays?': 'boolean' } }, 'number'],
    needs: 1,
    gives: 'void',
  }),
  'takes more forms': takesNotice({
    tone: { or: ['"danger"', '"info"', '"success"'] },
    text: { or: ['number', 'string'] },
    'stays?': 'boolean',
  }),
  'gives more members': givesUser({
    id: 'number',
    name: 'string',
    'bio?': 'string',
    age: 'number',
  }),
  'always gives what could be missing': givesUser({ id: 'number', name: 'string', bio: 'string' }),
  'gives a case less': givesSession(signedIn({ id: 'number', name: 'string', 'bio?': 'string' })),
  'has another text': inShell('brand', { fields: { name: '"Camp BC"' } }),
  'calls back with more': inShell('onLeave', call(call('string', 'number'))),
  'expects less of a remote': inShell(
    'RemoteModule',
    call({ fields: { 'contract?': 'number', pages: { fields: {}, each: 'unknown' } } }),
  ),
  'defines more tokens': ({ shell }) => shell.tokens.push('--space-9'),
  'was built without saying what it offers': ({ shell }) => Object.assign(shell, offeredAsBefore),
};

const offeredAsBefore = { facade: offered, tokens: ['--text', '--space-1'], endpoints: {} };

test.each(Object.entries(harmlessShells))('a shell that %s passes', (_claim, change) => {
  expect(refusalsOf(['shell'], change)).toEqual([]);
});

const harmless: Record<string, Change> = {
  'uses less': ({ account }) => delete account.facade['notify'],
  'calls an API that sends more': answers(
    z.object({ ...shapes.response.shape, total: z.number() }),
  ),
  'calls an API that takes more': answers(
    shapes.response,
    z.object({ sort: z.optional(z.enum(['new', 'old', 'far'])), limit: z.optional(z.number()) }),
  ),
  'calls an API that limits a text': takesBody(
    z.object({ title: z.string().check(z.maxLength(80)) }),
  ),
  'calls an API with further endpoints': ({ api }) => (api['GET /api/tents'] = 'unknown'),
  'calls what the live API lacks, as its team says': ({ api, draft }) => {
    delete api['GET /api/trips'];
    draft.allow = ['endpoints'];
  },
};

test.each(Object.entries(harmless))('a remote that %s passes', (_claim, change) => {
  expect(refusalsOf(['account'], change)).toEqual([]);
});
