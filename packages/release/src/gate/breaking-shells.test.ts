import { expect, test } from '@jest/globals';
import { type Breaking, rowsOf } from './draft.fixture.ts';
import {
  call,
  type Change,
  givesUser,
  inShell,
  refusalsOf,
  takesNotice,
  tone,
} from './surface-scene.fixture.ts';

/** Changes to a new shell; each is refused for both live remotes, or for the one that is named. */
const breakingShells: Breaking<Change> = {
  EXPORT_MISSING: {
    'lacks a function': ['useMutation', ({ shell }) => delete shell.facade['useMutation']],
  },
  EXPORT_CHANGED: {
    'takes a function of another major version of a library': [
      '@tanstack/react-query@6',
      inShell('useMutation', '@tanstack/react-query@6:useMutation'),
    ],
    'makes a function a value': ['a function', inShell('notify', 'string')],
    'needs a further argument': [
      'needs argument 2',
      inShell('notify', call({ fields: { tone, text: 'string', 'stays?': 'boolean' } }, 'string')),
    ],
    'needs a further member of an argument': [
      'now needs title',
      takesNotice({ tone, text: 'string', title: 'string', 'stays?': 'boolean' }),
    ],
    'needs a member that could be left out': [
      'now needs stays',
      takesNotice({ tone, text: 'string', stays: 'boolean' }),
    ],
    'no longer takes a member of an argument': [
      'no longer takes stays',
      takesNotice({ tone, text: 'string' }),
    ],
    'takes another type': [
      'argument 1 of notify.text',
      takesNotice({ tone, text: 'number', 'stays?': 'boolean' }),
    ],
    'takes one form less': [
      'argument 1 of notify.tone',
      takesNotice({ tone: '"info"', text: 'string', 'stays?': 'boolean' }),
    ],
    'gives an object without a member': [
      'no longer has name',
      givesUser({ id: 'number', 'bio?': 'string' }),
    ],
    'gives an object whose member may be missing': [
      'may now lack name',
      givesUser({ id: 'number', 'name?': 'string', 'bio?': 'string' }),
    ],
    'gives another type': [
      'user.id',
      givesUser({ id: 'string', name: 'string', 'bio?': 'string' }),
    ],
    'gives a further case': [
      'may now be',
      givesUser(
        { id: 'number', name: 'string', 'bio?': 'string' },
        { fields: { status: '"locked"' } },
      ),
    ],
    'calls back with another type': ['onLeave', inShell('onLeave', call(call('number')))],
    'calls back with less': ['onLeave', inShell('onLeave', call(call()))],
    'gives a list of something else': [
      'readNotices',
      inShell('readNotices', {
        takes: [],
        needs: 0,
        gives: { named: 'lib:Array', of: ['number'] },
      }),
    ],
    'makes a number a text': ['retryAfter', inShell('retryAfter', 'string')],
    'may give nothing': ['retryAfter', inShell('retryAfter', { or: ['number', 'undefined'] })],
    'expects more of a remote': [
      'now needs title',
      inShell(
        'RemoteModule',
        call({
          fields: { contract: 'number', title: 'string', pages: { fields: {}, each: 'unknown' } },
        }),
      ),
    ],
  },
};

test.each(rowsOf(breakingShells))(
  'a shell that %s is refused: %s',
  (_claim, code, named, change) => {
    const refusals = refusalsOf(['shell'], change);

    const ofBoth = ['remote-public', 'remote-account'].map((remote) => ({
      code,
      message: expect.stringMatching(new RegExp(`^${remote} `)),
    }));
    expect(refusals).toEqual(ofBoth);
    for (const { message } of refusals) expect(message).toContain(named);
  },
);

test('a shell without a token is refused once for each remote that reads it', () => {
  const refusals = refusalsOf(['shell'], ({ shell }) => (shell.tokens = ['--space-1']));

  expect(refusals).toMatchObject([{ code: 'TOKEN_MISSING' }, { code: 'TOKEN_MISSING' }]);
  expect(refusals[0]?.message).toContain('remote-public reads --text,');
});
