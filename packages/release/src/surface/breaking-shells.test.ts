import { expect, test } from '@jest/globals';
import { type Breaking, rowsOf } from '#gate/draft.fixture.ts';
import {
  type Change,
  refusalsOf,
  inShell,
  session,
  signedIn,
  signedOut,
  notice,
  tone,
} from './scene.fixture.ts';

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
      inShell('notify', {
        takes: [{ fields: { tone, text: 'string', 'stays?': 'boolean' } }, 'string'],
        needs: 2,
        gives: 'void',
      }),
    ],
    'needs a further member of an argument': [
      'now needs title',
      inShell('notify', notice({ tone, text: 'string', title: 'string', 'stays?': 'boolean' })),
    ],
    'needs a member that could be left out': [
      'now needs stays',
      inShell('notify', notice({ tone, text: 'string', stays: 'boolean' })),
    ],
    'no longer takes a member of an argument': [
      'no longer takes stays',
      inShell('notify', notice({ tone, text: 'string' })),
    ],
    'takes another type': [
      'argument 1 of notify.text',
      inShell('notify', notice({ tone, text: 'number', 'stays?': 'boolean' })),
    ],
    'takes one form less': [
      'argument 1 of notify.tone',
      inShell('notify', notice({ tone: '"info"', text: 'string', 'stays?': 'boolean' })),
    ],
    'gives an object without a member': [
      'no longer has name',
      inShell('useSession', session(signedOut, signedIn({ id: 'number', 'bio?': 'string' }))),
    ],
    'gives an object whose member may be missing': [
      'may now lack name',
      inShell(
        'useSession',
        session(signedOut, signedIn({ id: 'number', 'name?': 'string', 'bio?': 'string' })),
      ),
    ],
    'gives another type': [
      'user.id',
      inShell(
        'useSession',
        session(signedOut, signedIn({ id: 'string', name: 'string', 'bio?': 'string' })),
      ),
    ],
    'gives a further case': [
      'may now be',
      inShell(
        'useSession',
        session(signedOut, signedIn({ id: 'number', name: 'string', 'bio?': 'string' }), {
          fields: { status: '"locked"' },
        }),
      ),
    ],
    'calls back with another type': [
      'onLeave',
      inShell('onLeave', {
        takes: [{ takes: ['number'], needs: 1, gives: 'void' }],
        needs: 1,
        gives: 'void',
      }),
    ],
    'calls back with less': [
      'onLeave',
      inShell('onLeave', {
        takes: [{ takes: [], needs: 0, gives: 'void' }],
        needs: 1,
        gives: 'void',
      }),
    ],
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
      inShell('RemoteModule', {
        takes: [
          {
            fields: { contract: 'number', title: 'string', pages: { fields: {}, each: 'unknown' } },
          },
        ],
        needs: 1,
        gives: 'void',
      }),
    ],
  },
};

test.each(rowsOf(breakingShells))(
  'a shell that %s is refused: %s',
  (_claim, code, named, change) => {
    const refusals = refusalsOf(['shell'], change);

    expect(refusals).toHaveLength(2);
    for (const [index, remote] of ['remote-public', 'remote-account'].entries()) {
      const message: unknown = expect.stringMatching(new RegExp(`^${remote} `));
      expect(refusals[index]).toEqual({ code, message });
      expect(refusals[index]?.message).toContain(named);
    }
  },
);

test('a shell without a token is refused once for each remote that reads it', () => {
  const refusals = refusalsOf(['shell'], ({ shell }) => (shell.tokens = ['--space-1']));

  expect(refusals).toMatchObject([{ code: 'TOKEN_MISSING' }, { code: 'TOKEN_MISSING' }]);
  expect(refusals[0]?.message).toContain('remote-public reads --text,');
});
