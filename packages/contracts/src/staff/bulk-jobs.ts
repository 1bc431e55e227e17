import * as z from 'zod/mini';
import { endpoint, staffEndpoint } from '#client/endpoint.ts';
import { messageSchema } from '#client/errors.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { roleSchema } from '#site/role-schemas.ts';
import { flag, idParams, isoTime } from '#account/users.ts';
import { adminChange, maxUsersAtOnce, moderatorChange, userMatch } from './staff-users.ts';
import { statedReason } from './stated-reason.ts';

/*
 * One change to the selected users, or to all that match a search and filters, done by the server on its own
 * (docs/decisions/staff.md#0150).
 */

/** More people than this are not changed by one job. */
export const maxInBulkJob = 10_000;

const filterSchema = z.object(userMatch);

const previewInput = <Change extends z.ZodMiniType>(change: Change) => ({
  changes: false,
  body: z.object({ filter: filterSchema, change }),
  response: z.object({
    total: z.int(),
    /** Number of people that the caller's rank may change in this way; the others would be refused. */
    allowed: z.int(),
    most: z.int(),
    /** True if the change needs a reason. */
    needs_reason: z.boolean(),
    /** True if a second admin has to approve it before it begins. */
    needs_second_admin: z.boolean(),
  }),
});

/** Previews a job: the number of people it would change, and its conditions. */
export const previewBulkJob = staffEndpoint(
  'POST',
  'bulk-jobs/preview',
  previewInput(adminChange),
  previewInput(moderatorChange),
);

/** `waiting` for a second admin, then like any other. */
export const bulkJobStates = ['waiting', 'running', 'done', 'stopped'] as const;

const count = z.int().check(z.nonnegative());

const reasonShape = { error: z.string(), sentence: messageSchema };

export const bulkJobSchema = z.object({
  id: z.int(),
  state: z.enum(bulkJobStates),
  change: z.object({
    role: z.optional(roleSchema),
    is_subscriber: z.optional(flag),
    is_paid: z.optional(flag),
    email_verified: z.optional(flag),
  }),
  total: count,
  /** Together less than `total` while it is running, and where it was stopped. */
  changed: count,
  unchanged: count,
  refused: count,
  created_at: isoTime,
  finished_at: z.nullable(isoTime),
  /** Username of the person who asked for it; null once that account is gone. */
  asked_by: z.nullable(z.string()),
  /** True if the caller may let it begin. */
  can_approve: z.boolean(),
  /** The job that this one takes back. */
  undo_of: z.nullable(z.int()),
  /** The job that takes this one back. */
  undone_by: z.nullable(z.int()),
  can_undo: z.boolean(),
  /** Why people were refused, the most frequent first. */
  reasons: z.array(z.object({ ...reasonShape, count })),
  /** The first people who were refused. */
  refusals: z.array(z.object({ ...reasonShape, id: z.int(), name: z.nullable(z.string()) })),
});

export type BulkJob = z.infer<typeof bulkJobSchema>;

const oneJob = z.object({ job: bulkJobSchema });

/** The database has no higher one. */
const maxId = 2 ** 31 - 1;

const someIds = z
  .array(z.int().check(z.positive(), z.maximum(maxId)))
  .check(z.minLength(1, fieldMessage('usersMissing')), z.maxLength(maxUsersAtOnce));

/** Length of a user's version, in characters. */
const versionLength = 16;

const startInput = <Change extends z.ZodMiniType>(change: Change) => ({
  errors: ['CONFLICT'] as const,
  body: z.object({
    /** Either the selected users, */
    ids: z.optional(someIds),
    /** with the versions in which they were seen, by id: a user who has another one when it is their turn is refused; */
    versions: z.optional(z.record(z.string(), z.string().check(atMost(versionLength)))),
    /** or all who match, */
    filter: z.optional(filterSchema),
    /** with the number of matches when it was decided: another number is refused. */
    expected: z.optional(count),
    change,
    /** Needed for changes to all who match that cannot be undone with a press. */
    reason: statedReason,
  }),
  response: oneJob,
});

/**
 * Starts a job, or has it wait for a second admin. One over selected users is done when it is answered. Refused while another one of the caller runs or waits.
 */
export const startBulkJob = staffEndpoint(
  'POST',
  'bulk-jobs',
  startInput(adminChange),
  startInput(moderatorChange),
);

/** Lists the caller's own recent jobs, newest first, and jobs of others that wait for an admin's approval. */
export const listBulkJobs = staffEndpoint('GET', 'bulk-jobs', {
  response: z.object({ jobs: z.array(bulkJobSchema), waiting: z.array(bulkJobSchema) }),
});

const ownJob = { params: idParams, errors: ['NOT_FOUND', 'CONFLICT'], response: oneJob } as const;

/** Returns the state of a job. */
export const readBulkJob = staffEndpoint('GET', 'bulk-jobs/:id', ownJob);

/** Lets a job of someone else begin (docs/decisions/staff.md#0287). */
export const approveBulkJob = endpoint('POST', '/api/admin/bulk-jobs/:id/approve', {
  ...ownJob,
  stepUp: 'identity',
});

/** Stops a job: the rest of the people stay as they are, and a job that waits does not begin. */
export const stopBulkJob = staffEndpoint('POST', 'bulk-jobs/:id/stop', ownJob);

/** Starts a job that takes the changes back, except for people who were changed since. */
export const undoBulkJob = staffEndpoint('POST', 'bulk-jobs/:id/undo', ownJob);
