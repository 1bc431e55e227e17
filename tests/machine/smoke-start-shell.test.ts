import { expect, test } from '@jest/globals';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { buildOfDeadShell, buildOfIdleShell } from '#tests/support/builds/faulty-build.ts';
import { sentences, started } from '#tests/support/builds/started-release.ts';

test.each([
  ['throws', 'PAGE_THREW'],
  ['waits', 'PAGE_EMPTY'],
] as const)('a shell that %s at its start never goes live', async (how, code) => {
  const seen = await started(['shell'], async () => ({ folders: [await buildOfDeadShell(how)] }));

  expect(seen.refused?.refusals?.map((refusal) => refusal.code)).toContain(code);
});

test.each([
  ['sign-in', 'SIGN_IN_FAILS', /the form at \/login is still there|the bar offers a sign-in/],
  ['sign-out', 'SIGN_OUT_FAILS', /nothing in the bar signs them out/],
  [
    'link',
    'PAGE_LINKS_NOWHERE',
    /the link "Login \/ Register" is pressed, nothing of \/login is there/,
  ],
  ['button', 'PAGE_PRESS_THROWS', /is pressed, it throws: TypeError/],
] as const)('a shell whose %s does nothing never goes live [gate-2]', async (part, code, what) => {
  const seen = await started(['shell'], async () => ({ folders: [await buildOfIdleShell(part)] }));

  expect(sentences(seen, code, 'shell, ').join()).toMatch(what);
});

test('a shell in which all of that works goes live [gate-2]', async () => {
  const { refused, told } = await started(['shell'], async () => ({
    folders: [await changedBuild('shell', { from: 'Skip to content', to: 'Skip ahead' })],
  }));

  expect(refused?.message).toBeUndefined();
  expect(told.join()).toMatch(/^Opened \d+ pages as 4 kinds of visitors/);
});
