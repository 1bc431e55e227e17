import * as z from 'zod/mini';
import { fieldLengths } from './field-lengths.ts';

/*
 * What browsers tell by themselves, signed in or not: how remotes fared, and what the security policy
 * kept out. Both answer 204 without a body, so that `navigator.sendBeacon` will do for the first.
 */
export const remoteEventsPath = '/api/telemetry/remotes';
export const policyReportsPath = '/api/telemetry/csp';

/** Which content a visitor was given: everybody's, or the canary. */
export const channelSchema = z.enum(['stable', 'canary']);

/** Where a remote failed: fetching its entry, its module, one page's code; drawing; afterwards. */
export const failurePhases = ['entry', 'module', 'page', 'render', 'runtime'] as const;

/** Why, in a word. Any other word that is sent is counted as `other`. */
export const failureReasons = [
  /** No file came: refused, missing, or the server failed. */
  'network',
  'timeout',
  /** What came was something else, such as an error page. */
  'not-a-script',
  /** Other bytes than were published, or no hash to check them by. */
  'integrity',
  'style',
  /** A shared package's version does not fit. */
  'shared',
  'contract',
  /** It lacks the page that its manifest names. */
  'no-page',
  /** Its code threw, or left a rejection unhandled. */
  'threw',
  'rejected',
  'other',
] as const;

const eventShape = {
  /** The release that the page was made from. */
  generation: z.int().check(z.positive()),
  channel: channelSchema,
  /** What follows `remote-` in its folder: `account`. */
  remote: z.string().check(z.maxLength(50)),
  version: z.string().check(z.maxLength(fieldLengths.appVersion)),
};

const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loaded'),
    ...eventShape,
    /** From asking for the remote to its first page, in milliseconds. */
    load_ms: z.optional(z.number().check(z.minimum(0))),
  }),
  z.object({
    kind: z.literal('failed'),
    ...eventShape,
    phase: z.enum(failurePhases),
    reason: z.optional(z.string().check(z.maxLength(200))),
  }),
]);

export type RemoteEvent = z.infer<typeof eventSchema>;
export type FailurePhase = (typeof failurePhases)[number];

export const remoteEventsSchema = z.object({
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(20)),
});

const optionalText = z.optional(z.nullable(z.string()));

/** The body of `application/csp-report` (CSP Level 3, 5.3); more is sent, and not looked at. */
export const policyReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': optionalText,
    'blocked-uri': optionalText,
    'source-file': optionalText,
    'effective-directive': optionalText,
    'violated-directive': optionalText,
  }),
});

/** The body of `application/reports+json` (Reporting API); reports of other types are passed over. */
export const reportsSchema = z
  .array(
    z.object({
      type: z.string(),
      body: z.optional(
        z.nullable(
          z.object({
            documentURL: optionalText,
            blockedURL: optionalText,
            sourceFile: optionalText,
            effectiveDirective: optionalText,
          }),
        ),
      ),
    }),
  )
  .check(z.maxLength(100));
