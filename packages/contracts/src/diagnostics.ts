import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageSchema } from './errors.ts';

/** What is looked at; a page has words of its own for each. */
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

/** One thing looked at: whether it is well, how long it took, and a fact in a few words. */
const checkSchema = z.object({
  name: z.enum(checkNames),
  ok: z.boolean(),
  ms: z.number(),
  detail: z.nullable(z.string()),
  /** Which of our sentences `detail` is (diagnosis-facts.ts); absent when it is none, such as a version. */
  fact: z.optional(messageSchema),
});

export type Check = z.infer<typeof checkSchema>;

/** Holds no secrets and no host names (docs/decisions/0027-diagnostics.md). */
export const diagnosisShape = {
  ok: z.boolean(),
  checks: z.array(checkSchema),
  version: z.string(),
};

const diagnosisSchema = z.object(diagnosisShape);

export type Diagnosis = z.infer<typeof diagnosisSchema>;

/** Everything the site leans on. Answers 200 also when something is wrong: `ok` says so. */
export const debugHealth = endpoint('GET', '/api/debug/health', { response: diagnosisSchema });

/** One read and one write in the database, timed. */
export const debugDbPing = endpoint('GET', '/api/debug/db-ping', { response: diagnosisSchema });
