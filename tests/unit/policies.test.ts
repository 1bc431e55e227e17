import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { numberIn } from '#tests/support/contract/found-in-code.ts';

/* The pages on privacy, terms and rules name times of other programs, which they cannot import. */

interface Source {
  times: Record<string, number>;
  lifetimes: Record<string, number>;
}

const sourceIn = async (path: string) => (await import(resolve(path))) as Source;
const { times } = await sourceIn('remote-public/src/features/policies/policies.ts');
const { lifetimes } = await sourceIn('services/api/src/tokens/lifetimes.ts');

const hour = 3_600_000;
const day = 24 * hour;

const inDays = (name: string) => (lifetimes[name] ?? NaN) / day;
const oneYear = numberIn('shell/src/document/keep-cookie.ts', 'oneYear = #');
const answer = numberIn('shell/src/features/analytics/consent.ts', 'maxAge = # * 24 * 60 * 60');
const visitor = numberIn('services/edge/src/visitor/visitor-id.ts', 'oneYearMs = #');
const damage = numberIn('shell/src/remotes/watch/remote-telemetry.ts', 'badHashMaxAge = #');
const roughPoint = 'packages/contracts/src/places/around-me.ts';
const decimals = numberIn(roughPoint, 'latitude.toFixed(#)');

const metresOfDegree = 111_320;

test('the page on privacy names the times that the code has [public-pages-22]', () => {
  expect(times).toEqual({
    idleHours: (lifetimes['idle'] ?? NaN) / hour,
    sessionDays: inDays('absolute'),
    deviceDays: inDays('knownDevice'),
    unconfirmedDays: inDays('unconfirmedAccount'),
    deletedDays: numberIn('services/api/src/env.ts', 'max(3_650).default(#)'),
    visitorDays: visitor / day,
    visitDays: inDays('visitOutcome'),
    figureDays: inDays('releaseMetric'),
    choiceDays: (oneYear * 1_000) / day,
    answerDays: answer,
    damageMinutes: damage / 60,
    tickHours: numberIn('remote-public/src/features/alerts/checked.ts', 'lastsMs = # * 60 * 60'),
    linkDays: inDays('expiredToken'),
    shareDays: inDays('withdrawnShare'),
    pointMetres: Math.round((metresOfDegree * 10 ** -decimals) / 100) * 100,
  });
});
