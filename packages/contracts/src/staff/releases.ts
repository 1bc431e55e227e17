import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { endpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery } from '#client/paging.ts';
import { channelSchema } from '#site/channel.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { isoTime } from '#account/users.ts';
import { refusedPublishSchema } from './refused-publish.ts';
import { appVisitorsShape, endingSchema, judgedVisitorsSchema } from './release-visitors.ts';
import { statedReason } from './stated-reason.ts';

const countSchema = z.int().check(z.nonnegative());

const servedBuildShape = {
  /** Folder of the app: `shell`, `remote-account`. */
  name: z.string(),
  version: z.string(),
  /** Number of browsers' reports that this version loaded, and that it failed, in the last 30 days. */
  loads: countSchema,
  failures: countSchema,
  /** First letters of the commit that it was built from; absent where its sources were not those of one. */
  commit: z.optional(z.string()),
  /** Why this version was ended as a canary or taken back; absent where it never was. */
  bad: z.optional(endingSchema),
};

const buildSchema = z.object({
  ...servedBuildShape,
  /** True if this build differs from the generation before. */
  is_new: z.boolean(),
  /** Size of all its published files, uncompressed; null where the release does not say. */
  bytes: z.nullable(z.int()),
  /** Since when everyone has had this build. */
  since: z.optional(isoTime),
  /** Visitors of this app while everyone had this build; absent where none are on record. */
  served: z.optional(z.object(appVisitorsShape)),
});

const appNames = z.array(z.string());

/** Builds that a share of the visitors get instead. */
const canarySchema = z.object({
  /** Its apps, sorted and joined by `+`. */
  name: channelSchema,
  /** Share of the visitors, in percent. */
  percentage: z.int(),
  since: isoTime,
  by: z.string(),
  builds: z.array(z.object(servedBuildShape)),
  /** Apps of which something else went live since it began: it cannot be promoted. */
  outdated: appNames,
});

/** `automatic-rollback` and `error-budget` are acts of the API itself: no one was asked. */
export const releaseMakers = ['person', 'automatic-rollback', 'error-budget'] as const;

/** A release that is, or was, live: the shell and every remote with its version. */
const generationSchema = z.object({
  generation: z.int(),
  created_at: isoTime,
  by: z.string(),
  made_by: z.enum(releaseMakers),
  /** Smoke test before it went live; null where nothing was published, as with a rollback. */
  smoke: z.nullable(
    z.object({
      /** Its name and version; null where no browser was asked. */
      browser: z.nullable(z.string()),
      pages: countSchema,
    }),
  ),
  /** True if it is never taken back by itself, as the publisher said. */
  is_kept: z.boolean(),
  /** Present while browsers may keep nothing to work offline (docs/decisions/federation.md#0340). */
  offline: z.optional(z.literal('off')),
  builds: z.array(buildSchema),
  /** Names of apps that the generation before still had. */
  removed: appNames,
  canaries: z.array(canarySchema),
  /** Changes by this generation to canaries: to its own, and to those of the generation before. */
  canary_changes: z.array(
    z.object({
      name: channelSchema,
      change: z.enum(['begun', 'changed', 'ended']),
      /** Present where it ended automatically. */
      ending: z.optional(endingSchema),
    }),
  ),
  /** Present where this generation took back automatically what was live before it. */
  taken_back: z.optional(endingSchema),
  /** Since when everyone has these builds: canaries begin and end meanwhile. */
  unchanged_since: z.optional(isoTime),
  /** Visitors outside of canaries while everyone had these builds; absent where none are on record. */
  served: z.optional(judgedVisitorsSchema),
});

export type Generation = z.infer<typeof generationSchema>;
export type Canary = z.infer<typeof canarySchema>;

/** `not-set-up`: the API has no key to sign releases with. */
export const actingStates = ['allowed', 'admins-only', 'not-set-up'] as const;

/** Newest first; `live` is null where nothing signed is live, as in development. */
export const listReleases = endpoint('GET', '/api/admin/releases', {
  /* The generation of the last one of the page before. */
  query: z.object(pageQuery(idCursor)),
  olderNames: { before: 'cursor' },
  response: z.object({
    live: z.nullable(generationSchema),
    /** The version that a rollback of an app alone leads to; an app that has none, or only bad ones, is missing. */
    ways_back: z.optional(z.array(z.object({ name: z.string(), version: z.string() }))),
    history: z.array(generationSchema),
    next: z.nullable(z.int()),
    /** The last publishes that were refused, newest first; on the first page alone. */
    refused: z.optional(z.array(refusedPublishSchema)),
    /** Live builds that know a parameter of a call by its older name alone; on the first page. */
    deprecated: z.optional(
      z.array(
        z.object({
          app: z.string(),
          version: z.string(),
          /** `GET /api/admin/releases` */
          call: z.string(),
          older: z.string(),
          name: z.string(),
        }),
      ),
    ),
    /** Address of a commit, with `{commit}` for its letters; absent where none is configured. */
    commit_url: z.optional(z.string()),
    /** Right of the caller to roll back, promote and end canaries. */
    acting: z.enum(actingStates),
  }),
});

/** Loads of a remote, as browsers report them. */
const loadStatsShape = {
  loads: countSchema,
  failures: countSchema,
  /** 75th percentile of load times, in milliseconds; null where none was timed. */
  p75_ms: z.nullable(countSchema),
};

const buildHealthSchema = z.object({
  name: z.string(),
  version: z.string(),
  channel: channelSchema,
  ...loadStatsShape,
  /**
   * Visitors of the app in this release, in place of loads, or those by which its canary is judged; absent where none
   * are on record.
   */
  served: z.optional(z.object({ ...appVisitorsShape, is_over: z.boolean() })),
  failed: z.array(z.object({ phase: z.string(), reason: z.string(), count: countSchema })),
  violations: z.array(z.object({ directive: z.string(), count: countSchema })),
});

export type BuildHealth = z.infer<typeof buildHealthSchema>;

/** Health of each build of a generation: the last 30 days, in every generation that had the same version. */
export const readReleaseHealth = endpoint('GET', '/api/admin/releases/:generation/health', {
  errors: ['NOT_FOUND'],
  params: z.object({
    generation: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, fieldMessage('generation'))),
      z.transform(Number),
    ),
  }),
  response: z.object({
    builds: z.array(buildHealthSchema),
    /** Policy violations that no build caused, such as those of browser extensions. */
    unattributed: z.array(z.object({ directive: z.string(), count: countSchema })),
  }),
});

const loadStatsSchema = z.object(loadStatsShape);

export type LoadStats = z.infer<typeof loadStatsSchema>;

/** The error budget of each canary since it began, compared with visitors who do not have it. */
export const readCanaryHealth = endpoint('GET', '/api/admin/releases/canaries', {
  response: z.object({
    canaries: z.array(
      z.object({
        name: channelSchema,
        canary: loadStatsSchema,
        stable: loadStatsSchema,
        /** `waiting`: there are too few loads to judge. */
        budget: z.enum(['waiting', 'kept', 'failures', 'load-time']),
        /** Number of loads needed before the budget counts. */
        needed: countSchema,
        /** True if a canary over its budget ends by itself. */
        is_watched: z.boolean(),
      }),
    ),
  }),
});

export type CanaryHealth = z.infer<typeof readCanaryHealth.response>['canaries'][number];

/** The generation that the caller saw live. The call is refused with 409 once another one is. */
const seen = z.int().check(z.positive());

const nowLive = z.object({ live: generationSchema });

/**
 * Makes the content of an earlier generation live again, as a new one; every canary ends with it. Like the two calls
 * below it needs a reason where a build that is `bad` would go live (docs/decisions/releases.md#0337).
 */
export const rollBack = endpoint('POST', '/api/admin/releases/rollback', {
  stepUp: 'identity',
  errors: ['NOT_FOUND', 'CONFLICT'],
  body: z.object({ seen, generation: z.int().check(z.positive()), reason: statedReason }),
  response: nowLive,
});

/** Gives everyone an earlier build of one app, by default the one before; the other apps stay. */
export const rollBackApp = endpoint('POST', '/api/admin/releases/rollback-app', {
  stepUp: 'identity',
  errors: ['NOT_FOUND', 'CONFLICT'],
  body: z.object({
    seen,
    app: z.string().check(z.minLength(1), atMost(fieldLengths.appName)),
    version: z.optional(z.string().check(z.minLength(1), atMost(fieldLengths.appVersion))),
    reason: statedReason,
  }),
  response: nowLive,
});

/** Name of a canary; it may be left out where only one runs. */
const canary = z.optional(channelSchema);

/** Gives everyone a canary. */
export const promoteCanary = endpoint('POST', '/api/admin/releases/promote', {
  stepUp: 'identity',
  errors: ['CONFLICT'],
  body: z.object({ seen, canary, reason: statedReason }),
  response: nowLive,
});

/** Ends a canary: visitors who had it get the release that is live for everyone. */
export const endCanary = endpoint('POST', '/api/admin/releases/end-canary', {
  stepUp: 'identity',
  errors: ['CONFLICT'],
  body: z.object({ seen, canary }),
  response: nowLive,
});
