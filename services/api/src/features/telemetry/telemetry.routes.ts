import {
  policyReportsPath,
  remoteEventsPath,
  remoteEventsSchema,
  type RemoteEvent,
} from '@camp/contracts/telemetry';
import express, { type RequestHandler, Router } from 'express';
import { ReleaseRecords } from '#features/releases/release-records.ts';
import { ApiError } from '#errors/api-error.ts';
import { refuseForeignPages } from '#http/csrf.ts';
import { parseInput } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { violationsIn } from './policy-reports.ts';
import { countViolations } from './policy-reports.service.ts';
import { countRemoteEvents } from './remote-events.service.ts';

/* What a browser sends: a beacon of text, or of a Blob of JSON; reports in types of their own. */
const readEvents = express.json({ type: ['text/plain', 'application/json'], limit: '16kb' });
const readReports = express.json({
  type: ['application/csp-report', 'application/reports+json', 'application/json'],
  limit: '64kb',
});

/** Where browsers tell how releases fare. Nobody needs to be signed in, and no cookie is looked at. */
export function telemetryRoutes({ env, limits, releases }: AppContext): Router {
  const records = releases && new ReleaseRecords(releases);
  const limit =
    (kind: string): RequestHandler =>
    async ({ ip = '' }, _response, next) => {
      await limits.telemetry.check(kind, ip);
      next();
    };
  const guard = refuseForeignPages(env.PUBLIC_URL);

  return Router()
    .post(remoteEventsPath, guard, limit('remotes'), readEvents, async (request, response) => {
      const { body } = parseInput({ body: remoteEventsSchema }, request);
      const { events } = body as { events: RemoteEvent[] };
      if (records) await countRemoteEvents(records, events);
      response.status(204).set('cache-control', 'no-store').end();
    })
    .post(policyReportsPath, guard, limit('csp'), readReports, async (request, response) => {
      const violations = violationsIn(request.body);
      if (!violations) throw new ApiError('VALIDATION', 'notAReport');
      if (records) await countViolations(records, violations);
      response.status(204).set('cache-control', 'no-store').end();
    });
}
