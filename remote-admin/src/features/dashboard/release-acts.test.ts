import type { AuditEntry } from '@camp/contracts/staff/audit';
import { expect, test } from '@jest/globals';
import { generationOf as generation } from '#features/releases/generation.fixture.ts';
import { auditEntry } from './audit-entry.fixture.ts';
import { isOwnAct, releaseActOf } from './release-acts.ts';

const entry = (action: string, details: AuditEntry['details']) => auditEntry({ action, details });

const published = (number: number) =>
  entry('release.published', { generation: number, by: 'dana' });

const build = (name: string, version: string, is_new = true) => ({
  name,
  version,
  is_new,
  loads: 0,
  failures: 0,
  bytes: null,
});

const canaryName = 'remote-public';

/** Published, published again, rolled back, a canary that began and ended. */
const generations = [
  generation(5, {
    builds: [build('shell', '1', false), build('remote-public', '1', false)],
    canary_changes: [{ name: canaryName, change: 'ended' }],
  }),
  generation(4, {
    builds: [build('shell', '1', false), build('remote-public', '1', false)],
    canaries: [
      {
        name: canaryName,
        percentage: 50,
        since: '2026-05-03T03:59:00.000Z',
        by: 'dana',
        builds: [{ name: 'remote-public', version: '3', loads: 0, failures: 0 }],
        outdated: [],
      },
    ],
    canary_changes: [{ name: canaryName, change: 'begun' }],
  }),
  generation(3, { builds: [build('shell', '1', false), build('remote-public', '1')] }),
  generation(2, { builds: [build('shell', '1', false), build('remote-public', '2')] }),
  generation(1, { builds: [build('shell', '1'), build('remote-public', '1')] }),
];

test('a release that was published says what it brought, and to which apps [user-management-1]', () => {
  const acts = [1, 2, 3, 4, 5].map((number) => releaseActOf(published(number), generations));

  expect(acts).toEqual([
    { kind: 'published', apps: ['shell', 'remote-public'], version: '1' },
    { kind: 'published', apps: ['remote-public'], version: '2' },
    { kind: 'rolledBack', apps: ['remote-public'], version: '1' },
    { kind: 'canaryBegun', apps: ['remote-public'], version: '3' },
    { kind: 'canaryEnded', apps: ['remote-public'], version: undefined },
  ]);
});

test('of the oldest release known it is not said what it brought [user-management-1]', () => {
  expect(releaseActOf(published(2), generations.slice(0, 4))).toBeNull();
  expect(releaseActOf(published(9), generations)).toBeNull();
});

test('acts of staff and of the watchdog name their apps [user-management-1]', () => {
  const app = 'remote-public';
  const entries = [
    entry('release.rollback_app', { app, version: '1', was: 2, now: 3 }),
    entry('release.canary_end', { canary: `shell+${app}`, was: 2, now: 3 }),
    entry('release.taken_back', { apps: [app], was: 2, now: 3 }),
    entry('release.rollback', { back_to: 1, was: 2, now: 3 }),
  ];

  expect(entries.map((each) => releaseActOf(each, []))).toEqual([
    { kind: 'rolledBack', apps: [app], version: '1' },
    { kind: 'canaryEnded', apps: ['shell', app], version: undefined },
    { kind: 'takenBack', apps: [app], version: undefined },
    null,
  ]);
});

test('what an entry of its own tells is not told as a release again [user-management-1]', () => {
  const entries = [published(3), entry('release.rollback_app', { was: 2, now: 3 }), published(2)];

  expect(entries.map((each) => isOwnAct(each, entries))).toEqual([false, true, true]);
});
