import * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';
import { endpoint } from './endpoint.ts';
import { channelSchema } from './telemetry.ts';
import { isoTime } from './users.ts';

const buildSchema = z.object({
  /** Folder of the member: `shell`, `remote-account`. */
  name: z.string(),
  version: z.string(),
  /** Whether this build differs from the generation before. */
  is_new: z.boolean(),
  /** Of all its files as published, uncompressed; null where the release does not say. */
  bytes: z.nullable(z.int()),
});

/** The content that a share of the visitors get instead. */
const canarySchema = z.object({
  /** How many of a hundred visitors. */
  percentage: z.int(),
  since: isoTime,
  by: z.string(),
  builds: z.array(z.object({ name: z.string(), version: z.string() })),
});

/** What is, or was, live: the shell and every remote with its version. */
const generationSchema = z.object({
  generation: z.int(),
  created_at: isoTime,
  by: z.string(),
  builds: z.array(buildSchema),
  /** Names of apps that the generation before still had. */
  removed: z.array(z.string()),
  canary: z.nullable(canarySchema),
  /** What became of the canary with this generation. */
  canary_change: z.nullable(z.enum(['begun', 'changed', 'ended'])),
});

export type Generation = z.infer<typeof generationSchema>;
export type Canary = z.infer<typeof canarySchema>;

/** `not-set-up`: the API has no key to sign releases with. */
export const actingStates = ['allowed', 'admins-only', 'not-set-up'] as const;

/** Newest first; `live` is null where nothing signed is live, as in development. */
export const listReleases = endpoint('GET', '/api/admin/releases', {
  query: z.object({
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    /** Generations before this one. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  response: z.object({
    live: z.nullable(generationSchema),
    history: z.array(generationSchema),
    next: z.nullable(z.int()),
    /** Whether who asks may roll back, promote and end a canary. */
    acting: z.enum(actingStates),
  }),
});

const countSchema = z.int().check(z.nonnegative());

/** How a remote fares, as browsers tell it. */
const loadStatsShape = {
  loads: countSchema,
  failures: countSchema,
  /** Three of four loads were at least as quick, in milliseconds; null where none was timed. */
  p75_ms: z.nullable(countSchema),
};

const buildHealthSchema = z.object({
  name: z.string(),
  version: z.string(),
  channel: channelSchema,
  ...loadStatsShape,
  failed: z.array(z.object({ phase: z.string(), reason: z.string(), count: countSchema })),
  violations: z.array(z.object({ directive: z.string(), count: countSchema })),
});

export type BuildHealth = z.infer<typeof buildHealthSchema>;

/** Of each build of a generation, over the last 30 days and every generation that had this version of it. */
export const readReleaseHealth = endpoint('GET', '/api/admin/releases/:generation/health', {
  params: z.object({
    generation: z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, fieldMessage('generation'))),
      z.transform(Number),
    ),
  }),
  response: z.object({
    builds: z.array(buildHealthSchema),
    /** Policy violations that no build of a release has to do with, such as those of browser extensions. */
    unattributed: z.array(z.object({ directive: z.string(), count: countSchema })),
  }),
});

const loadStatsSchema = z.object(loadStatsShape);

export type LoadStats = z.infer<typeof loadStatsSchema>;

/** The error budget of the canary, against what everybody else has; since the canary began. */
export const readCanaryHealth = endpoint('GET', '/api/admin/releases/canary', {
  response: z.object({
    health: z.nullable(
      z.object({
        canary: loadStatsSchema,
        stable: loadStatsSchema,
        /** `waiting`: too few loads to tell. */
        budget: z.enum(['waiting', 'kept', 'failures', 'load-time']),
        /** Loads from which on the budget counts. */
        needed: countSchema,
        /** Whether a canary over its budget ends by itself. */
        is_watched: z.boolean(),
      }),
    ),
  }),
});

export type CanaryHealth = NonNullable<z.infer<typeof readCanaryHealth.response>['health']>;

/** The generation that the caller saw live: refused with 409 when another one is by now. */
const seen = z.int().check(z.positive());

const nowLive = z.object({ live: generationSchema });

/** Makes the content of an earlier generation live again, as a new one; a canary ends with it. */
export const rollBack = endpoint('POST', '/api/admin/releases/rollback', {
  body: z.object({ seen, generation: z.int().check(z.positive()) }),
  response: nowLive,
});

/** Gives everybody the canary. */
export const promoteCanary = endpoint('POST', '/api/admin/releases/promote', {
  body: z.object({ seen }),
  response: nowLive,
});

/** Gives everybody what most have. */
export const endCanary = endpoint('POST', '/api/admin/releases/end-canary', {
  body: z.object({ seen }),
  response: nowLive,
});
