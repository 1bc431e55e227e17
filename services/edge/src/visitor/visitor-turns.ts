import { sessionCookie } from '@camp/contracts/site/cookies';
import { networkOf } from '@camp/contracts/site/network-of';
import { takeTurns } from '@camp/service/take-turns';
import type { Request, RequestHandler } from 'express';
import { refuse } from '#api/refuse.ts';

/** Never refused, or a load balancer would send nothing here while one visitor sends too much. */
const healthChecks: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * Lets requests of one visitor begin in turns, however many of them are under way: browsers fetch files side by side
 * and read them slowly. Colleagues behind one address have sessions of their own. Only the API knows which of them
 * are real, so that places take turns as well.
 */
export const takeVisitorTurns = (): RequestHandler[] => [turnsOf(sessionOf), turnsOf(placeOf)];

const turnsOf = (callerOf: (request: Request) => string): RequestHandler =>
  takeTurns({
    callerOf,
    atOnce: 2,
    maxWaiting: 1_000,
    until: 'begun',
    whenFull(request, response, next) {
      if (healthChecks.has(request.path)) return next();
      refuse(response, { code: 'UNAVAILABLE', reason: 'Too much of one visitor waits.' });
    },
  });

const placeOf = ({ ip = '' }: Request): string => networkOf(ip);

const sessionIn = new RegExp(`${sessionCookie}=([^;]*)`);

/** Returns a place, with the session that is claimed there. */
function sessionOf(request: Request): string {
  const [, session = ''] = sessionIn.exec(request.headers.cookie ?? '') ?? [];
  return `${placeOf(request)} ${session}`;
}
