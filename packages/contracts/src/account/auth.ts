import * as z from 'zod/mini';
import { fieldMessage } from '#sentences/field-messages.ts';
import { endpoint } from '#client/endpoint.ts';
import { brand } from '#site/brand.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { hasVisible, nothingHidden } from './free-text.ts';
import { normalPassword, withAsciiDomain } from './normal-form.ts';
import { enteredPassword, secondFactors } from './proofs.ts';
import { ownUserSchema } from './users.ts';

const matching = (pattern: RegExp) => (value: string) => pattern.test(normalPassword(value));

/**
 * The rules for a new password, one for each line of the live checklist, in any alphabet that has capitals
 * (docs/decisions/limits.md#0263).
 */
export const passwordRules = [
  { id: 'length', isMet: matching(/.{8}/su) },
  { id: 'upper', isMet: matching(/\p{Lu}/u) },
  { id: 'lower', isMet: matching(/\p{Ll}/u) },
  { id: 'digit', isMet: matching(/\p{Nd}/u) },
] as const;

export const meetsPasswordRule = (value: string) =>
  passwordRules.every((rule) => rule.isMet(value));

/** Names that speak for the site or the people who run it, with a few of the mailboxes of RFC 2142. */
const reservedNames = new Set(
  'abuse help hostmaster info mod moderator owner postmaster root security staff support system team webmaster'.split(
    ' ',
  ),
);
const reservedStarts = ['admin', brand.name.toLowerCase()];

/** True if a name is reserved. Dots, underscores and a number at the end do not make it another name. */
function isReserved(username: string): boolean {
  const name = username.toLowerCase().replaceAll(/[._]|\d+$/g, '');
  return reservedNames.has(name) || reservedStarts.some((start) => name.startsWith(start));
}

export const usernameSchema = z.string().check(
  z.trim(),
  z.regex(/^[A-Za-z0-9._]{3,20}$/, fieldMessage('username')),
  z.refine((username) => !isReserved(username), fieldMessage('usernameReserved')),
);

/** A part of a domain between dots (RFC 1034, 3.5). */
const domainLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * Addresses that browsers accept (HTML, "valid email address"), with at least one dot after the @: one address,
 * never a list, and in ASCII, where no two letters look alike.
 */
const mailAddress = new RegExp(
  String.raw`^[A-Za-z0-9.!#$%&'*+/=?^_\x60{|}~-]+@${domainLabel}(?:\.${domainLabel})+$`,
);

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    atMost(fieldLengths.email, fieldMessage('email')),
    z.overwrite(withAsciiDomain),
    atMost(fieldLengths.email, fieldMessage('email')),
    z.regex(mailAddress, fieldMessage('email')),
  );

/**
 * The address of an existing account, as its owner types it: it may be older than today's grammar, or in letters
 * that mean the same.
 */
const storedEmail = z.string().check(
  z.trim(),
  atMost(fieldLengths.email, fieldMessage('email')),
  z.regex(/^[^\s@]+@[^\s@]+$/, fieldMessage('email')),
  z.refine((email) => /@[^.]+\../.test(email), fieldMessage('email')),
);

/**
 * At most 128 characters, so that hashing stays bounded (docs/decisions/sign-in.md#0008).
 */
export const passwordSchema = z
  .string()
  .check(
    atMost(128, fieldMessage('passwordTooLong')),
    z.refine(meetsPasswordRule, fieldMessage('password')),
  );

/** A name in which nothing can be seen is none. */
export const realName = (field: 'firstname' | 'lastname') =>
  z.optional(
    z.string().check(
      z.trim(),
      atMost(fieldLengths[field]),
      nothingHidden,
      z.overwrite((text) => (hasVisible(text) ? text : '')),
    ),
  );

/**
 * The opaque part of a mailed link: 256 random bits in base64url
 * (docs/decisions/sign-in.md#0012).
 */
export const mailedToken = z
  .string()
  .check(z.minLength(1, fieldMessage('linkIncomplete')), atMost(200));

export const registerBody = z.object({
  username: usernameSchema,
  firstname: realName('firstname'),
  lastname: realName('lastname'),
  email: emailSchema,
  password: passwordSchema,
});

/**
 * `signedIn` is true only where e-mail verification is not required. Else `withdrawal` is the token by which
 * {@link withdrawRegistration} takes the account back.
 */
export const register = endpoint('POST', '/api/auth/register', {
  errors: ['CONFLICT'],
  body: registerBody,
  response: z.object({
    user: ownUserSchema,
    signedIn: z.boolean(),
    withdrawal: z.optional(z.string()),
  }),
});

const okWithMessage = z.object({ ok: z.literal(true), message: z.string() });

export const verifyEmail = endpoint('GET', '/api/auth/verify-email', {
  changes: true,
  errors: ['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED', 'ALREADY_VERIFIED'],
  query: z.object({ token: mailedToken }),
  response: okWithMessage,
});

/** Deletes an account that no one has confirmed or used yet, so that its name and address are free again. */
export const withdrawRegistration = endpoint('POST', '/api/auth/withdraw-registration', {
  errors: ['CONFLICT'],
  body: z.object({ token: mailedToken }),
  response: okWithMessage,
});

export const resendVerification = endpoint('POST', '/api/auth/resend-verification', {
  errors: ['ALREADY_VERIFIED'],
  body: z.object({ email: storedEmail }),
  response: okWithMessage,
});

export const loginBody = z.object({
  identifier: z
    .string()
    .check(z.trim(), z.minLength(1, fieldMessage('identifierMissing')), atMost(fieldLengths.email)),
  password: enteredPassword,
});

/** The second step of a sign-in, and the means that the account has for it. */
export const secondStep = z.object({
  requires2fa: z.literal(true),
  twofa_token: z.string(),
  /** Second factors that the account has enrolled. */
  methods: z.array(z.enum(secondFactors)),
  /** True if it has recovery codes left. */
  recovery: z.boolean(),
  /** True if it asks for the code that was mailed to the owner, because others guessed passwords too often. */
  mailed: z.optional(z.literal(true)),
});

/**
 * Result of a correct password (docs/specification.md#sign-in): signed in, the second factor, or, for staff who
 * have none yet, its enrollment. Only the first has a session.
 */
export const signInResult = z.union([
  z.object({ user: ownUserSchema }),
  secondStep,
  z.object({ mfa_enrollment_required: z.literal(true), enroll_token: z.string() }),
]);

export type SecondStep = z.infer<typeof secondStep>;
export type SignInResult = z.infer<typeof signInResult>;

export const login = endpoint('POST', '/api/auth/login', {
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_SUSPENDED', 'CONFLICT'],
  body: loginBody,
  response: signInResult,
});

/**
 * Answers the same, in the same time, whether or not the account exists
 * (docs/decisions/sign-in.md#0007).
 */
export const forgotPassword = endpoint('POST', '/api/auth/forgot-password', {
  body: z.object({ email: storedEmail }),
  response: okWithMessage,
});

export const resetPassword = endpoint('POST', '/api/auth/reset-password', {
  errors: ['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED', 'NOT_FOUND'],
  body: z.object({ token: mailedToken, newPassword: passwordSchema }),
  response: okWithMessage,
});

/** Changes the password, and ends every session of the account, this one too. */
export const changePassword = endpoint('POST', '/api/auth/change-password', {
  stepUp: 'second-factor',
  body: z.object({ currentPassword: enteredPassword, newPassword: passwordSchema }),
  response: okWithMessage,
});
