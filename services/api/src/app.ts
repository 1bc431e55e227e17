import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { addPasskey, signInByPasskey } from '@camp/contracts/account/passkeys';
import { changesPath } from '@camp/contracts/site/changes';
import { closedPolicy } from '@camp/contracts/site/closed-policy';
import { isWellFormedPath } from '@camp/contracts/site/well-formed-path';
import { startDevOverride } from '@camp/contracts/staff/dev-override';
import { logRequests } from '@camp/service/request-log';
import { traceRequests } from '@camp/service/tracing';
import express, { type Express, type RequestHandler, type Router } from 'express';
import helmet from 'helmet';
import { auditDeniedRequests } from '#http/audit-denied-requests.ts';
import { accountRoutes } from '#features/account/account.routes.ts';
import { staffUsersRoutes } from '#features/staff-users/staff-users.routes.ts';
import { apiDocsRoutes } from '#features/api-docs/api-docs.routes.ts';
import { auditRoutes } from '#features/audit/audit.routes.ts';
import { personRoutes } from '#features/person/person.routes.ts';
import { passwordRoutes } from '#features/password/password.routes.ts';
import { registrationRoutes } from '#features/registration/registration.routes.ts';
import { signInRoutes } from '#features/sign-in/sign-in.routes.ts';
import { billingRoutes } from '#features/billing/billing.routes.ts';
import { bulkJobsRoutes } from '#features/bulk-jobs/bulk-jobs.routes.ts';
import type { ChangeWatch } from '#features/changes/change-watch.ts';
import { changesRoutes } from '#features/changes/changes.routes.ts';
import { closureMailsRoutes } from '#features/closure-mails/closure-mails.routes.ts';
import { oneClickRoutes } from '#features/closure-mails/one-click.routes.ts';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { devicesRoutes } from '#features/devices/devices.routes.ts';
import { diagnosticsRoutes } from '#features/diagnostics/diagnostics.routes.ts';
import type { CurrentAlerts } from '#features/feeds/current-alerts.ts';
import { feedsRoutes } from '#features/feeds/feeds.routes.ts';
import { healthRoutes } from '#features/health/health.routes.ts';
import { outboxRoutes } from '#features/outbox/outbox.routes.ts';
import { overrideRoutes } from '#features/dev-override/dev-override.routes.ts';
import { passkeysRoutes } from '#features/passkeys/passkeys.routes.ts';
import { picturesRoutes } from '#features/pictures/pictures.routes.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { placePagesRoutes } from '#features/place-pages/place-pages.routes.ts';
import { placesRoutes } from '#features/places/places.routes.ts';
import { ReleaseRecords } from '#features/releases/release-records.ts';
import { releasesRoutes } from '#features/releases/releases.routes.ts';
import { savedPlacesRoutes } from '#features/saved-places/saved-places.routes.ts';
import { secondFactorRemovalRoutes } from '#features/second-factor-removal/second-factor-removal.routes.ts';
import { secondFactorRoutes } from '#features/second-factor/second-factor.routes.ts';
import { staffPlacesRoutes } from '#features/staff-places/staff-places.routes.ts';
import { staffListsRoutes } from '#features/staff-lists/staff-lists.routes.ts';
import { staffSecondFactorRoutes } from '#features/staff-second-factor/staff-second-factor.routes.ts';
import { staffSessionsRoutes } from '#features/staff-sessions/staff-sessions.routes.ts';
import { stepUpRoutes } from '#features/step-up/step-up.routes.ts';
import { SourceLines } from '#features/telemetry/source-lines.ts';
import { sourceLinesRoutes } from '#features/telemetry/source-lines.routes.ts';
import { surfaceRoutes } from '#features/surface/surface.routes.ts';
import { telemetryRoutes } from '#features/telemetry/telemetry.routes.ts';
import { usersRoutes } from '#features/users/users.routes.ts';
import { refuseForeignCalls } from '#http/csrf.ts';
import { requireExpectedUser } from '#http/expected-user.ts';
import { findRefused } from '#http/guards.ts';
import { tellLimits } from '#http/limit-headers.ts';
import { limitChanges } from '#http/limit-changes.ts';
import { measureRequests } from '#http/measure-requests.ts';
import { inOrder } from '#http/in-order.ts';
import { answerFixed, methodsAt, routeOf } from '#http/route.ts';
import { takeTurns } from '#http/take-turns.ts';
import { answerError, unavailable } from '#http/error-handler.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { offerActor } from '#sessions/actor.ts';
import { callersOf } from '#sessions/server-session.ts';
import { bindRequestContext } from './log.ts';
import type { AppContext } from './context.ts';

interface Parts {
  alerts: CurrentAlerts;
  places: LiveIndex;
  changes: ChangeWatch;
  /** False until the tables are up to date. */
  isPrepared: () => boolean;
}

/** Every middleware and route, in order. */
export function createApp(context: AppContext, parts: Parts): Express {
  const { isPrepared } = parts;
  const waitForTables: RequestHandler = (_request, _response, next) =>
    next(isPrepared() ? undefined : unavailable());

  const { releases, log } = context;
  /* One for both, because the maps it keeps are large. */
  const sources = releases && new SourceLines(releases.store, log);
  const features = [...featureRoutes(context, parts), sourceLinesRoutes(context, sources)];
  const beforeCalls = [
    waitForTables,
    refuseForeignCalls(context.env.PUBLIC_URL),
    readBody,
    takeTurns(callersOf(context)),
    offerActor(context, [requireExpectedUser, limitChanges(context)]),
  ];

  return (
    express()
      .disable('x-powered-by')
      .disable('etag')
      .set('trust proxy', 'loopback')
      .set('query parser', 'simple')
      .set('case sensitive routing', true)
      .set('strict routing', true)
      .use(logRequests(log))
      /* No call that ends, so there is nothing to measure. */
      .use(changesPath, waitForTables)
      .use(changesRoutes(parts.changes))
      .use(measureRequests(context))
      .use(bindRequestContext)
      .use(tellLimits)
      .use(traceRequests({ nameOf: (asked) => routeOf(asked) ?? 'other', isInside: true }))
      .use(setSecurityHeaders())
      .use(refuseUnreadable)
      .use(answerFixed(features, beforeCalls))
      .use(['/readyz', '/revision'], waitForTables)
      .use(healthRoutes(context))
      .use('/api', waitForTables)
      .use(telemetryRoutes(context, sources))
      .use(oneClickRoutes(context))
      .use(surfaceRoutes())
      .use(apiDocsRoutes(context))
      .use('/api', inOrder(beforeCalls))
      .use(features)
      .use(refuseUnknown)
      .use(findRefused)
      .use(auditDeniedRequests(context))
      .use(answerError)
  );
}

/** One router for each feature. */
const featureRoutes = (
  context: AppContext,
  { alerts, places }: Pick<Parts, 'alerts' | 'places'>,
): Router[] => [
  registrationRoutes(context),
  signInRoutes(context),
  passwordRoutes(context),
  accountRoutes(context),
  devicesRoutes(context),
  passkeysRoutes(context),
  stepUpRoutes(context),
  secondFactorRoutes(context),
  secondFactorRemovalRoutes(context),
  usersRoutes(),
  picturesRoutes(context),
  ...placesRoutes(context, places),
  ...placePagesRoutes(context, places),
  ...savedPlacesRoutes(context, places),
  staffPlacesRoutes(context, { places, alerts }),
  closureMailsRoutes(context),
  feedsRoutes(alerts),
  staffUsersRoutes(context),
  bulkJobsRoutes(context),
  personRoutes(context),
  staffListsRoutes(context),
  staffSecondFactorRoutes(context),
  staffSessionsRoutes(context),
  dashboardRoutes(context),
  billingRoutes(context),
  diagnosticsRoutes(context),
  outboxRoutes(context),
  releasesRoutes(context),
  overrideRoutes(context, context.releases && new ReleaseRecords(context.releases)),
  auditRoutes(context),
];

/** Helmet gives every answer the same headers, so they are made once. */
function setSecurityHeaders(): RequestHandler {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({ contentSecurityPolicy: closedPolicy })(sample.req, sample, () => undefined);
  const headers = new Map(
    Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
  return (_request, response, next) => {
    response.setHeaders(headers);
    next();
  };
}

const readSmallBody = express.json({ limit: '16kb', strict: false });
const readLargeBody = express.json({ limit: '100kb', strict: false });

/** Authenticators may add certificates to what they sign, and a manifest may be long. */
const largeBodies = new Set(
  [addPasskey, signInByPasskey, startDevOverride].map(({ path }) => path),
);

const readBody: RequestHandler = (request, response, next) => {
  const isLarge = largeBodies.has(request.baseUrl + request.path);
  return (isLarge ? readLargeBody : readSmallBody)(request, response, next);
};

/**
 * An address with a broken escape names nothing (RFC 3986, 2.1). Asking what a path allows (OPTIONS) or what
 * arrived (TRACE) is refused: no page of another site may call (docs/decisions/api.md#0005).
 */
const refuseUnreadable: RequestHandler = ({ method, path }, _response, next) => {
  if (!isWellFormedPath(path)) throw new ApiError('BAD_REQUEST', 'brokenAddress');
  if (method === 'OPTIONS' || method === 'TRACE') throw new ApiError('NOT_FOUND', 'nothingHere');
  next();
};

const refuseUnknown: RequestHandler = ({ method, path }) => {
  const methods = methodsAt(path);
  const takesOthers = methods.length > 0 && !methods.includes(method);
  throw takesOthers ? apiErrors.otherMethod(methods) : new ApiError('NOT_FOUND', 'nothingHere');
};
