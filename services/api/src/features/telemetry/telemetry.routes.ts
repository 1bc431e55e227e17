import {
  type BootReport,
  bootReportSchema,
  type RemoteEventsBody,
  remoteEventsSchema,
  reportsSchema,
} from '@camp/contracts/site/telemetry';
import {
  bootReportsPath,
  policyReportsPath,
  remoteEventsPath,
} from '@camp/contracts/site/telemetry-paths';
import express, { type Request, type RequestHandler, type Router } from 'express';
import * as z from 'zod/mini';
import { describeUserAgent } from '#client-info/device-name.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { ReleaseRecords } from '#features/releases/release-records.ts';
import { refuseForeignPages } from '#http/csrf.ts';
import { parseInput } from '#http/parse-input.ts';
import { exactRouter, nameCall } from '#http/route.ts';
import { createCounter } from '#rate-limits/counter.ts';
import { countBootReport } from './boot-reports.service.ts';
import { countViolations, violationsIn } from './policy-reports.service.ts';
import { ErrorLog } from './error-log.ts';
import { countRemoteEvents, type EventsInput } from './remote-events.service.ts';
import type { SourceLines } from './source-lines.ts';
import { provenVisit } from './visit-outcomes.ts';

/** Reports from browsers, by address. None is answered. */
const reports = {
  [remoteEventsPath]: remoteEventsSchema,
  [bootReportsPath]: bootReportSchema,
  [policyReportsPath]: reportsSchema,
};

/* Browsers send beacons as text or as JSON, and reports in types of their own. */
const readEvents = express.json({ type: ['text/plain', 'application/json'], limit: '16kb' });
const readReports = express.json({
  type: ['application/csp-report', 'application/reports+json', 'application/json'],
  limit: '64kb',
});

/** The time that a document's token counts. */
const onceWithin = { points: 1, seconds: 3_600 };

const browserOf = ({ headers }: Request) => describeUserAgent(headers['user-agent'] ?? '').browser;

const stacksIn =
  (errors: ErrorLog | null): EventsInput['onStack'] =>
  async (event, builds) =>
    (await errors?.write(event, builds)) ?? '';

/** Serves the addresses where browsers report on releases. This needs no sign-in and reads no cookie. */
export function telemetryRoutes(context: AppContext, sources: SourceLines | null): Router {
  const { env, rateLimits, redis, releases, log, metrics } = context;
  const records = releases && new ReleaseRecords(releases);
  const onStack = stacksIn(sources && new ErrorLog(sources, log));
  const limit =
    (kind: string): RequestHandler =>
    async ({ ip = '' }, _response, next) => {
      await rateLimits.telemetry.check(kind, ip);
      next();
    };
  const guard = refuseForeignPages(env.PUBLIC_URL);
  const told = createCounter({ name: 'toldByDocument', ...onceWithin, redis });
  const isNews = told.mayTake;
  const onFailure: EventsInput['onFailure'] = ({ app, phase }) =>
    metrics?.remoteFailures.inc({ app, phase });

  for (const [path, body] of Object.entries(reports)) {
    nameCall({
      endpoint: { method: 'POST', path, body, response: z.void() },
      access: 'anyone',
      answers: null,
    });
  }
  return exactRouter()
    .post(remoteEventsPath, guard, limit('remotes'), readEvents, async (request, response) => {
      const { body } = parseInput({ body: remoteEventsSchema }, request);
      const { token, events } = body as RemoteEventsBody;
      const visit = provenVisit({ token, ip: request.ip }, env.TELEMETRY_SECRET);
      const input = { events, visit, isNews, onStack, onFailure, browser: browserOf(request) };
      if (records) await countRemoteEvents(records, input);
      response.status(204).set('cache-control', 'no-store').end();
    })
    .post(bootReportsPath, guard, readEvents, async (request, response) => {
      const { body } = parseInput({ body: bootReportSchema }, request);
      const report = body as BootReport;
      const { token } = report;
      const { ip = '' } = request;
      const visit = provenVisit({ token, ip }, env.TELEMETRY_SECRET);
      /* A document says each thing once. Were one refused, a shell that started would look dead. */
      if (!visit) await rateLimits.telemetry.check('boot', ip);
      const input = { report, isNews, onFailure, browser: browserOf(request) };
      if (records && visit) await countBootReport(records, { ...input, visit });
      response.status(204).set('cache-control', 'no-store').end();
    })
    .post(policyReportsPath, guard, limit('csp'), readReports, async (request, response) => {
      const violations = violationsIn(request.body);
      if (!violations) throw new ApiError('VALIDATION', 'notAReport');
      if (records) await countViolations(records, violations);
      response.status(204).set('cache-control', 'no-store').end();
    });
}
