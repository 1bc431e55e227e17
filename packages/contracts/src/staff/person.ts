import * as z from 'zod/mini';
import { profileFields } from '#account/profile-fields.ts';
import { idParams, isoTime } from '#account/users.ts';
import { staffEndpoint, endpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery, sealedCursor } from '#client/paging.ts';
import { auditEntrySchema } from './audit.ts';
import { outboxMailSchema } from './outbox.ts';
import { staffUserSchema } from './staff-users.ts';
import { reasonForPerson } from './stated-reason.ts';

/**
 * Locks that keep a person out for a while (docs/decisions/staff.md#0147). Both pauses end with a new
 * password, or when staff lift them.
 */
const lockSchema = z.object({
  /** Time until which passwords or codes are not checked, in one place at least; null where they are everywhere. */
  until: z.nullable(isoTime),
  wrong_passwords: z.int(),
  wrong_codes: z.int(),
  /** True if, after too many wrong ones in a row, none is taken in browsers that are new to the account. */
  passwords_paused: z.boolean(),
  /** True if, after too many wrong ones in a row, none from the authenticator is taken. */
  codes_paused: z.boolean(),
});

export type AccountLock = z.infer<typeof lockSchema>;

/** Facts about a person: means of sign-in, places where they are signed in, and records about them. */
const factsSchema = z.object({
  authenticator: z.boolean(),
  passkeys: z.int(),
  /** Recovery codes not used yet; null without a second factor. */
  recovery_left: z.nullable(z.int()),
  /** End of the second factor's waiver; null where there is none. */
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

/** Returns one person. The facts are for staff who may act on the person, and for every admin; null for others. */
export const readPerson = staffEndpoint('GET', 'users/:id', {
  ...ofPerson,
  response: z.object({ user: staffUserSchema, facts: z.nullable(factsSchema) }),
});

const historyEntry = z.extend(
  z.pick(auditEntrySchema, {
    id: true,
    created_at: true,
    action: true,
    actor_user_id: true,
    actor_username: true,
    details: true,
  }),
  /* For admins alone, who see where a person signs in from. APIs from before leave them out. */
  z.partial(z.pick(auditEntrySchema, { request_ip: true, device: true })).shape,
);

export type HistoryEntry = z.infer<typeof historyEntry>;

/**
 * Lists what was done to a person, newest first: everything on record for admins, acts of staff for moderators
 * (docs/decisions/staff.md#0145).
 */
export const readHistory = staffEndpoint('GET', 'users/:id/history', {
  ...ofPerson,
  query: z.object(pageQuery(sealedCursor)),
  response: z.object({ entries: z.array(historyEntry), next: z.nullable(z.string()) }),
});

/** Lists the mails to a person's account, newest first. */
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

/** Lets a person try to sign in again at once. */
export const unlockPerson = staffEndpoint('POST', 'users/:id/unlock', {
  ...ofPerson,
  stepUp: 'identity',
  body: z.object({}),
  response: z.object({ lock: lockSchema }),
});

const clearing = {
  errors: ['NOT_FOUND', 'CONFLICT'],
  stepUp: 'identity',
  params: idParams,
  response: z.object({ user: staffUserSchema }),
} as const;

/**
 * Empties fields of a person's profile, for a reason that the person reads by mail (docs/decisions/staff.md#0338).
 * Fields that are empty already stay so.
 */
export const clearProfile = staffEndpoint('POST', 'users/:id/profile/clearing', {
  ...clearing,
  body: z.object({
    fields: z.array(z.enum(profileFields)).check(z.minLength(1), z.maxLength(profileFields.length)),
    reason: reasonForPerson,
  }),
});

/** Gives back what one's own clearing took; refused where the profile has changed since. */
export const restoreProfile = staffEndpoint('DELETE', 'users/:id/profile/clearing', clearing);
