import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { chartsOf, tableOf } from './charts.ts';
import { ofApi } from './installed.ts';
import { commitsOf, keepFigures, readResults } from './results.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'campbc-results-')), 'bench', 'results.json');
const older = { commit: 'aaaaaaaaaa', date: '2026-01-02' };
const newer = { commit: 'bbbbbbbbbb', date: '2026-03-04' };

/** Figures of answers per second, as a bench keeps them. */
const answers = (median: number) => ({
  'this API': { 'answers per second': { median } },
  'Express with sessions': { 'answers per second': { median: 100 } },
});

it('replaces one figure with its commit and date, and leaves the others as they are', () => {
  const file = newFile();
  keepFigures('edge', { ms: 1 }, older, file);
  keepFigures('login', { ms: 2 }, older, file);

  keepFigures('edge', { ms: 3 }, newer, file);

  const { figures } = readResults(file);
  expect(figures['edge']).toMatchObject({ ...newer, ms: 3 });
  expect(figures['login']).toMatchObject({ ...older, ms: 2 });
});

it('tells figures of several commits apart', () => {
  const file = newFile();
  keepFigures('edge', {}, newer, file);
  keepFigures('login', {}, older, file);
  keepFigures('map', {}, newer, file);

  const commits = commitsOf(readResults(file));

  expect([...commits]).toEqual([
    [newer.commit, ['edge', 'map']],
    [older.commit, ['login']],
  ]);
});

it('says in the table which figures are of another commit', () => {
  const file = newFile();
  keepFigures('api GET /api/auth/me', answers(90), older, file);
  keepFigures('login', { 'sign-ins a second': { median: 40 } }, newer, file);

  const table = tableOf(chartsOf(readResults(file).figures), newer.commit);

  expect(table).toEqual({
    'Who is signed in: answers a second': {
      measured: '90/s',
      target: 'at least 70/s: reached',
      'of another commit': 'aaaaaaaaaa 2026-01-02',
    },
    'Sign-ins by password a second': { measured: '40/s', target: '', 'of another commit': '' },
  });
});

it('finds the figures of this repository, and the libraries that its API has for itself', () => {
  expect(Object.keys(readResults().seconds)).toContain('page');
  expect(ofApi.resolve('@node-rs/argon2')).toMatch(/node_modules/);
});
