import type { RequestHandler } from 'express';
import type { LimitName } from '#rate-limits/rate-limits.ts';
import { answering, type Count } from '#rate-limits/call-at-hand.ts';
import { costOf } from './route.ts';

/**
 * Limits of the caller, which answers report. Those of an account or address that anyone may name are left out: they
 * would say what others do there (docs/decisions/sign-in.md#0007).
 */
const ofCaller: ReadonlySet<string> = new Set<LimitName>([
  'changesByAccount',
  'chainChecksByAccount',
  'exportsByAccount',
  'invitationsByActor',
  'loginByIp',
  'mailsByIp',
  'passkeysByIp',
  'picturesByAccount',
  'placeSearchesByIp',
  'registrationsByIp',
  'sourceLinesByActor',
  'telemetryByIp',
  'testMailsByActor',
]);

const policyOf = ({ name, points, seconds }: Count) => `"${name}";q=${points};w=${seconds}`;

const stateOf = ({ name, remaining, msBeforeNext }: Count) =>
  `"${name}";r=${Math.max(0, remaining)};t=${Math.ceil(msBeforeNext / 1_000)}`;

/** Says in an answer what the limits that counted its request still allow (draft-ietf-httpapi-ratelimit-headers-10). */
export const tellLimits: RequestHandler = (request, response, next) => {
  const counts = new Map<string, Count>();
  const tell = (count: Count) => {
    if (!ofCaller.has(count.name) || response.headersSent) return;
    counts.set(count.name, count);
    const told = [...counts.values()];
    response.setHeader('ratelimit-policy', told.map(policyOf).join(', '));
    response.setHeader('ratelimit', told.map(stateOf).join(', '));
  };
  answering({ tell, cost: () => costOf(request) }, next);
};
