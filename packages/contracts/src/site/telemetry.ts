import * as z from 'zod/mini';
import { atMost } from './at-most.ts';
import { channelSchema } from './channel.ts';
import { maxStack } from './telemetry-paths.ts';
import { fieldLengths } from './field-lengths.ts';

/** Record of what was served to a visitor, signed by the edge (docs/decisions/federation.md#0073). */
const tokenSchema = z.string().check(atMost(400));

/** Moments at which a remote can fail: fetching its entry, module or page, drawing it, or later. */
export const failurePhases = ['entry', 'module', 'page', 'render', 'runtime'] as const;

/** Reasons, in a word. Any other word that is sent is counted as `other`. */
export const failureReasons = [
  /** No file came: refused, missing, or the server failed. */
  'network',
  'timeout',
  /** The answer was something else, such as an error page. */
  'not-a-script',
  /** The bytes are not the published ones, or there is no hash to check them with. */
  'integrity',
  'style',
  /** The version of a shared package does not fit. */
  'shared',
  'contract',
  /** It does not have a page that its manifest names. */
  'no-page',
  /** Its code threw, or left a rejection unhandled. */
  'threw',
  'rejected',
  /** It kept the page from answering for seconds. */
  'blocked',
  /** It kept the visitor from leaving its page. */
  'starved',
  /** It replaced something that every script of the page uses, such as `fetch`. */
  'altered',
  /** It did something to the visitor or the browser in a page in which nothing was pressed. */
  'unasked',
  /** Its page showed nothing. */
  'blank',
  /** A part of the shell broke while the remote was on screen. */
  'shell',
  /** The shell did not start, it was taken out of the page, or its frame broke. */
  'start',
  'empty',
  'frame',
  'other',
] as const;

const eventShape = {
  /** The release that the page was made from. */
  generation: z.int().check(z.positive()),
  channel: channelSchema,
  /** Name of its folder after `remote-`: `account`. */
  remote: z.string().check(atMost(50)),
  version: z.string().check(atMost(fieldLengths.appVersion)),
  /** Name of the page, as the remote's manifest has it; absent where no page is to blame. */
  page: z.optional(z.string().check(atMost(fieldLengths.appName))),
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
    reason: z.optional(z.string().check(atMost(200))),
    /** Origin of the error: its name and its calls, without its message, which may quote someone. */
    stack: z.optional(z.string().check(atMost(maxStack))),
  }),
]);

export type RemoteEvent = z.infer<typeof eventSchema>;
export type FailurePhase = (typeof failurePhases)[number];
export type FailureReason = (typeof failureReasons)[number];

export const remoteEventsSchema = z.object({
  /** Without one that is valid, events count for the history alone. */
  token: z.optional(tokenSchema),
  events: z.array(eventSchema).check(z.minLength(1), z.maxLength(20)),
});

export type RemoteEventsBody = z.infer<typeof remoteEventsSchema>;

/**
 * Report on the start of the shell, by a script that is not part of it: `served` when the document runs, then
 * `alive` or `failed`, or `left` when the visitor went away before either.
 */
export const bootReportSchema = z.object({
  token: tokenSchema,
  state: z.enum(['served', 'alive', 'failed', 'left']),
  reason: z.optional(z.string().check(atMost(200))),
  /** From the document's first script to the report, in milliseconds. */
  load_ms: z.optional(z.number().check(z.minimum(0))),
});

export type BootReport = z.infer<typeof bootReportSchema>;

const optionalText = z.optional(z.nullable(z.string()));

/** The body of `application/csp-report` (CSP Level 3, 5.3): the fields of it that we read. */
export const policyReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': optionalText,
    'blocked-uri': optionalText,
    'source-file': optionalText,
    'effective-directive': optionalText,
    'violated-directive': optionalText,
  }),
});

/** The body of `application/reports+json` (Reporting API); other types of report are ignored. */
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
