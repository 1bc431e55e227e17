import { expect, test } from '@jest/globals';
import type { RefusalCode } from '#gate/refusal.ts';
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
const breakingShells: [claim: string, code: RefusalCode, named: string, change: Change][] = [
  [
    'lacks a function',
    'EXPORT_MISSING',
    'useMutation',
    ({ shell }) => delete shell.facade['useMutation'],
  ],
  [
    'takes a function of another major version of a library',
    'EXPORT_CHANGED',
    '@tanstack/react-query@6',
    inShell('useMutation', '@tanstack/react-query@6:useMutation'),
  ],
  ['makes a function a value', 'EXPORT_CHANGED', 'a function', inShell('notify', 'string')],
  [
    'needs a further argument',
    'EXPORT_CHANGED',
    'needs argument 2',
    inShell('notify', {
      takes: [{ fields: { tone, text: 'string', 'stays?': 'boolean' } }, 'string'],
      needs: 2,
      gives: 'void',
    }),
  ],
  [
    'needs a further member of an argument',
    'EXPORT_CHANGED',
    'now needs title',
    inShell('notify', notice({ tone, text: 'string', title: 'string', 'stays?': 'boolean' })),
  ],
  [
    'needs a member that could be left out',
    'EXPORT_CHANGED',
    'now needs stays',
    inShell('notify', notice({ tone, text: 'string', stays: 'boolean' })),
  ],
  [
    'no longer takes a member of an argument',
    'EXPORT_CHANGED',
    'no longer takes stays',
    inShell('notify', notice({ tone, text: 'string' })),
  ],
  [
    'takes another type',
    'EXPORT_CHANGED',
    'argument 1 of notify.text',
    inShell('notify', notice({ tone, text: 'number', 'stays?': 'boolean' })),
  ],
  [
    'takes one form less',
    'EXPORT_CHANGED',
    'argument 1 of notify.tone',
    inShell('notify', notice({ tone: '"info"', text: 'string', 'stays?': 'boolean' })),
  ],
  [
    'gives an object without a member',
    'EXPORT_CHANGED',
    'no longer has name',
    inShell('useSession', session(signedOut, signedIn({ id: 'number', 'bio?': 'string' }))),
  ],
  [
    'gives an object whose member may be missing',
    'EXPORT_CHANGED',
    'may now lack name',
    inShell(
      'useSession',
      session(signedOut, signedIn({ id: 'number', 'name?': 'string', 'bio?': 'string' })),
    ),
  ],
  [
    'gives another type',
    'EXPORT_CHANGED',
    'user.id',
    inShell(
      'useSession',
      session(signedOut, signedIn({ id: 'string', name: 'string', 'bio?': 'string' })),
    ),
  ],
  [
    'gives a further case',
    'EXPORT_CHANGED',
    'may now be',
    inShell(
      'useSession',
      session(signedOut, signedIn({ id: 'number', name: 'string', 'bio?': 'string' }), {
        fields: { status: '"locked"' },
      }),
    ),
  ],
  [
    'calls back with another type',
    'EXPORT_CHANGED',
    'onLeave',
    inShell('onLeave', {
      takes: [{ takes: ['number'], needs: 1, gives: 'void' }],
      needs: 1,
      gives: 'void',
    }),
  ],
  [
    'calls back with less',
    'EXPORT_CHANGED',
    'onLeave',
    inShell('onLeave', {
      takes: [{ takes: [], needs: 0, gives: 'void' }],
      needs: 1,
      gives: 'void',
    }),
  ],
  [
    'gives a list of something else',
    'EXPORT_CHANGED',
    'readNotices',
    inShell('readNotices', { takes: [], needs: 0, gives: { named: 'lib:Array', of: ['number'] } }),
  ],
  ['makes a number a text', 'EXPORT_CHANGED', 'retryAfter', inShell('retryAfter', 'string')],
  [
    'may give nothing',
    'EXPORT_CHANGED',
    'retryAfter',
    inShell('retryAfter', { or: ['number', 'undefined'] }),
  ],
  [
    'expects more of a remote',
    'EXPORT_CHANGED',
    'now needs title',
    inShell('RemoteModule', {
      takes: [
        { fields: { contract: 'number', title: 'string', pages: { fields: {}, each: 'unknown' } } },
      ],
      needs: 1,
      gives: 'void',
    }),
  ],
];

test.each(breakingShells)('a shell that %s is refused: %s', (_claim, code, named, change) => {
  const refusals = refusalsOf(['shell'], change);

  expect(refusals).toHaveLength(2);
  for (const [index, remote] of ['remote-public', 'remote-account'].entries()) {
    const message: unknown = expect.stringMatching(new RegExp(`^${remote} `));
    expect(refusals[index]).toEqual({ code, message });
    expect(refusals[index]?.message).toContain(named);
  }
});

test('a shell without a token is refused once for each remote that reads it', () => {
  const refusals = refusalsOf(['shell'], ({ shell }) => (shell.tokens = ['--space-1']));

  expect(refusals).toMatchObject([{ code: 'TOKEN_MISSING' }, { code: 'TOKEN_MISSING' }]);
  expect(refusals[0]?.message).toContain('remote-public reads --text,');
});
