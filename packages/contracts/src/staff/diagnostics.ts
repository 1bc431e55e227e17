import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { messageSchema } from '#client/errors.ts';

/** Names of the checks. Pages have their own words for each. */
export const checkNames = [
  'database',
  'sessions',
  'mail_server',
  'mail_queue',
  'audit_chain',
  'release',
  'read',
  'write',
  'payments',
] as const;

/** One check: whether it passed, how long it took, and a fact in a few words. */
const checkSchema = z.object({
  name: z.enum(checkNames),
  ok: z.boolean(),
  ms: z.number(),
  detail: z.nullable(z.string()),
  /** `detail` by its key (diagnosis-facts.ts); absent when it is no sentence of ours, such as a version. */
  fact: z.optional(messageSchema),
});

export type Check = z.infer<typeof checkSchema>;

/** Holds no secrets and no host names (docs/decisions/staff.md#0027). */
export const diagnosisShape = {
  ok: z.boolean(),
  checks: z.array(checkSchema),
  /** Of the software as installed; the footer shows the literal text of the specification. */
  version: z.string(),
};

const diagnosisSchema = z.object(diagnosisShape);

export type Diagnosis = z.infer<typeof diagnosisSchema>;

/** Checks everything that the site depends on. Answers 200 even when something is wrong: `ok` says so. */
export const debugHealth = endpoint('GET', '/api/debug/health', { response: diagnosisSchema });

/** Times one read and one write in the database. */
export const debugDbPing = endpoint('GET', '/api/debug/db-ping', { response: diagnosisSchema });

/** Alive: the process answers. Public, so it says nothing else. */
export const healthz = endpoint('GET', '/healthz', { response: z.object({ ok: z.literal(true) }) });

/**
 * Returns a text that changes whenever any answer about places changes: edges then forget the answers they kept. An
 * edge that starts serves no release older than `generation`, the newest on record, absent until the API has looked.
 */
export const revision = endpoint('GET', '/revision', {
  response: z.object({ revision: z.string(), generation: z.optional(z.int()) }),
});

/**
 * Problems of signed documents in the release store, or, as `unanswered`, of an API that lacks calls of live apps. The
 * edge reports `expired`, `withheld` and `altered`, too.
 */
export const releaseProblems = [
  'went-back',
  'replayed',
  'altered',
  'expired',
  'withheld',
  'unanswered',
] as const;

export type ReleaseProblem = (typeof releaseProblems)[number];

/**
 * Ready: the dependencies answer; otherwise 503 UNAVAILABLE. Documents that were put back or changed in the release
 * store are not served, so the site stays ready, and says so in `release`.
 */
export const readyz = endpoint('GET', '/readyz', {
  response: z.object({ ok: z.literal(true), release: z.optional(z.enum(releaseProblems)) }),
});
