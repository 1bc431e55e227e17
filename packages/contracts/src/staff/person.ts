import * as z from 'zod/mini';
import { idParams, isoTime } from '#account/users.ts';
import { staffEndpoint, endpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery, sealedCursor } from '#client/paging.ts';
import { auditEntrySchema } from './audit.ts';
import { outboxMailSchema } from './outbox.ts';
import { staffUserSchema } from './staff-users.ts';

/**
 * What keeps somebody out for a while (docs/decisions/0147-locks-are-lifted.md). Both pauses end with a new
 * password, or when staff lift them.
 */
const lockSchema = z.object({
  /** Until when passwords or codes are not looked at, in one place at least; null where they are everywhere. */
  until: z.nullable(isoTime),
  wrong_passwords: z.int(),
  wrong_codes: z.int(),
  /** After too many in a row none is taken in browsers that are new to the account, */
  passwords_paused: z.boolean(),
  /** and none from the authenticator. */
  codes_paused: z.boolean(),
});

export type AccountLock = z.infer<typeof lockSchema>;

/** How somebody can sign in, where they have, and what there is about them. */
const factsSchema = z.object({
  authenticator: z.boolean(),
  passkeys: z.int(),
  /** Recovery codes not used yet; null without a second factor. */
  recovery_left: z.nullable(z.int()),
  /** Until when the second factor is waived; null where it is not. */
  waived_until: z.nullable(isoTime),
  sessions: z.int(),
  remembered_devices: z.int(),
  lock: lockSchema,
  mails: z.int(),
  failed_mails: z.int(),
  notes: z.int(),
});

export type PersonFacts = z.infer<typeof factsSchema>;

const ofPerson = { errors: ['NOT_FOUND'], params: idParams } as const;

/** One person. The facts are for whoever may act on them, and for every admin; null for others. */
export const readPerson = staffEndpoint('GET', 'users/:id', {
  ...ofPerson,
  response: z.object({ user: staffUserSchema, facts: z.nullable(factsSchema) }),
});

const historyEntry = z.pick(auditEntrySchema, {
  id: true,
  created_at: true,
  action: true,
  actor_user_id: true,
  actor_username: true,
  details: true,
});

export type HistoryEntry = z.infer<typeof historyEntry>;

/**
 * What was done to somebody, newest first: all that is on record for admins, for moderators what staff did
 * (docs/decisions/0145-notes-of-staff.md).
 */
export const readHistory = staffEndpoint('GET', 'users/:id/history', {
  ...ofPerson,
  query: z.object(pageQuery(sealedCursor)),
  response: z.object({ entries: z.array(historyEntry), next: z.nullable(z.string()) }),
});

/** Mails to somebody's account, newest first. */
export const readMails = endpoint('GET', '/api/admin/users/:id/mails', {
  ...ofPerson,
  query: z.object(pageQuery(idCursor)),
  response: z.object({ mails: z.array(outboxMailSchema), next: z.nullable(z.int()) }),
});

const mailing = {
  ...ofPerson,
  body: z.object({}),
  response: z.object({ ok: z.literal(true) }),
} as const;

/** Sends the link to set a new password, as if the owner had asked for it; refused while the address is new. */
export const sendResetMail = staffEndpoint('POST', 'users/:id/reset-mail', {
  ...mailing,
  errors: ['NOT_FOUND', 'CONFLICT'],
  stepUp: 'identity',
});

/** Sends the link to confirm the address once more; refused where it is confirmed. */
export const sendVerificationMail = staffEndpoint('POST', 'users/:id/verification-mail', {
  ...mailing,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

/** Lets somebody try to sign in again at once. */
export const unlockPerson = staffEndpoint('POST', 'users/:id/unlock', {
  ...ofPerson,
  stepUp: 'identity',
  body: z.object({}),
  response: z.object({ lock: lockSchema }),
});
