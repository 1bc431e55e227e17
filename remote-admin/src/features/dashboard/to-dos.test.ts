import { expect, test } from '@jest/globals';
import type { Figures } from './figures.ts';
import { type Failing, moodOf, toDosOf } from './to-dos.ts';

const quiet: Figures = {
  people: { total: 47, new_this_week: 6, unverified: 9, suspended: 0 },
  audit: { last_24_hours: 14, broken_entry: null },
  mails: { waiting: 2, failed: 1, given_up: 0 },
  payments: { configured: false },
  checks: { ok: true, failing: [], ms: 216, checked_at: '2026-11-23T07:00:00.000Z' },
  release: null,
};

const failing: Failing = {
  state: 'live',
  reason: 'failures',
  apps: ['remote-public'],
  visitors: 22,
  failures: 19,
};

test('on a quiet day there is nothing to do', () => {
  expect(toDosOf(quiet)).toEqual([]);
});

test('what needs hands is there, the worst first [user-management-1, releases-2]', () => {
  const toDos = toDosOf({
    ...quiet,
    release: {
      generation: 3,
      live_since: '2026-11-23T07:00:00.000Z',
      visitors: 22,
      failures: 19,
      failing: [failing],
    },
    people: {
      total: 47,
      new_this_week: 6,
      unverified: 9,
      suspended: 0,
      locked: 2,
      waiting_changes: 1,
    },
    audit: { last_24_hours: 14, broken_entry: 12 },
    mails: { waiting: 0, failed: 0, given_up: 3 },
    checks: {
      ok: false,
      failing: ['mail_server', 'release'],
      ms: 5,
      checked_at: '2026-11-23T07:00:00.000Z',
    },
  });

  expect(toDos).toEqual([
    { kind: 'failing', release: failing, to: '/admin/releases' },
    { kind: 'chain', count: 12, to: '/admin/audit' },
    { kind: 'checks', count: 2, to: '/admin/health' },
    { kind: 'mails', count: 3, to: '/admin/email?state=dead' },
    { kind: 'locked', count: 2, to: '/admin/users?locked=1' },
    { kind: 'changes', count: 1, to: '/admin/users' },
  ]);
});

test('a figure that could not be had is no reason to worry', () => {
  const nothing = { ...quiet, people: null, audit: null, mails: null, checks: null };

  expect(toDosOf(nothing)).toEqual([]);
});

test('a night in which a visitor failed is not quiet, though it is no task yet', () => {
  const release = { generation: 3, live_since: '2026-11-23T07:00:00.000Z', visitors: 6 };

  expect(moodOf(quiet)).toBe('quiet');
  expect(moodOf({ ...quiet, release: { ...release, failures: 0, failing: [] } })).toBe('quiet');
  expect(moodOf({ ...quiet, release: { ...release, failures: 3, failing: [] } })).toBe('watch');
  expect(moodOf({ ...quiet, release: { ...release, failures: 3, failing: [failing] } })).toBe(
    'needed',
  );
});

test('a canary is named before all but what fails, and a night with one is worth a look [user-management-1]', () => {
  const canary = {
    apps: ['remote-public'],
    percentage: 50,
    is_judged: false,
    visitors: 0,
    failures: 0,
  };
  const live = { generation: 3, live_since: '2026-11-23T07:00:00.000Z', visitors: 6, failures: 0 };
  const tried = { ...quiet, release: { ...live, canaries: [canary] } };

  expect(moodOf(tried)).toBe('watch');
  expect(toDosOf({ ...tried, mails: { waiting: 0, failed: 0, given_up: 3 } })).toEqual([
    { kind: 'canary', canary, to: '/admin/releases' },
    { kind: 'mails', count: 3, to: '/admin/email?state=dead' },
  ]);
  expect(toDosOf({ ...tried, release: { ...tried.release, failing: [failing] } })).toMatchObject([
    { kind: 'failing' },
    { kind: 'canary' },
  ]);
});
