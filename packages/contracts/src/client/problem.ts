import * as z from 'zod/mini';
import { type ErrorBody, type ErrorCode, errorBodySchema, statusOf } from './errors.ts';

/*
 * Errors as problem details (RFC 9457; docs/decisions/api.md#0284). Only servers import this: pages go by
 * the members that they have always read.
 */

export const problemType = 'application/problem+json';

/** Address that explains all problems; the code is the fragment of each. */
export const problemsPath = '/api/docs/problems';

/** The members of the RFC, next to the fields of the error body. */
export const problemSchema = z.extend(errorBodySchema, {
  /** Address that explains the problem: {@link problemsPath} and the code. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** The same sentence as `error`. */
  detail: z.string(),
  /** This one occurrence: the request id as a fragment, so that it is relative to the address that was asked. */
  instance: z.string(),
});

/** Title of each problem, the same for every caller, and advice on what to do about it. */
export const problems: Record<ErrorCode, { title: string; advice: string }> = {
  BAD_REQUEST: {
    title: 'The request cannot be read',
    advice: 'Send well-formed JSON, and an address without broken escapes.',
  },
  TOKEN_INVALID: { title: 'The token is unknown', advice: 'Ask for a new link or token.' },
  TOKEN_USED: {
    title: 'The token was used before',
    advice: 'A token counts once. Ask for a new one where the goal is not reached yet.',
  },
  CODE_INVALID: { title: 'The code is wrong', advice: 'Send the newest code.' },
  UNAUTHENTICATED: {
    title: 'Nobody is signed in',
    advice: 'Renew the session by POST /api/auth/refresh. If that fails too, sign in.',
  },
  INVALID_CREDENTIALS: {
    title: 'Username or password is wrong',
    advice: 'Ask the person again. Which of the two is wrong is not told.',
  },
  TWOFA_EXPIRED: {
    title: 'The sign-in waited too long for its second factor',
    advice: 'Begin with the password again.',
  },
  CSRF: {
    title: 'The request does not come from this site',
    advice: 'Send the site’s own Origin with every change, and bodies as application/json.',
  },
  FORBIDDEN: { title: 'The role does not allow this', advice: 'Nothing helps but another role.' },
  STEP_UP_REQUIRED: {
    title: 'A confirmation comes first',
    advice: 'Confirm by POST /api/security/step-up, then send the request again.',
  },
  PASSKEY_REQUIRED: {
    title: 'The role needs a passkey here',
    advice: 'Sign in with a passkey, or add one first.',
  },
  EMAIL_NOT_VERIFIED: {
    title: 'The address is not confirmed',
    advice: 'Follow the mailed link, or ask for a new one by POST /api/auth/resend-verification.',
  },
  ACCOUNT_SUSPENDED: {
    title: 'The account is suspended',
    advice: 'Wait for the end that the sentence names, or write to the staff.',
  },
  NOT_FOUND: { title: 'There is no such thing', advice: 'Check the address and the ids in it.' },
  METHOD_NOT_ALLOWED: {
    title: 'The address takes other methods',
    advice: 'Use one of those in the Allow header.',
  },
  ALREADY_VERIFIED: { title: 'The address is confirmed already', advice: 'Go on and sign in.' },
  CONFLICT: {
    title: 'The present state does not allow this',
    advice: 'Read the record again: the sentence says what is in the way.',
  },
  TOKEN_EXPIRED: { title: 'The token has expired', advice: 'Ask for a new link or token.' },
  PRECONDITION_FAILED: {
    title: 'The record has changed since it was read',
    advice: 'Look at it as it is now, which `current` shows, and decide again.',
  },
  USER_MISMATCH: {
    title: 'Somebody else is signed in than the caller expects',
    advice:
      'Ask who it is by GET /api/auth/me, and decide again. Without Expected-User a call is for whoever is signed in.',
  },
  PAYLOAD_TOO_LARGE: { title: 'The request is too large', advice: 'Send less at once.' },
  VALIDATION: {
    title: 'Some fields are not valid',
    advice: 'Mend what `fields` names, and send the request again.',
  },
  RATE_LIMITED: {
    title: 'Too many requests',
    advice: 'Wait for as many seconds as Retry-After says.',
  },
  INTERNAL: {
    title: 'Something went wrong here',
    advice: 'Try again later. Report it with the request id.',
  },
  UNAVAILABLE: {
    title: 'A part that this needs does not answer',
    advice: 'Try again after as many seconds as Retry-After says.',
  },
};

/** An error body with the members of a problem. */
export const problemOf = (
  body: ErrorBody & { code: ErrorCode },
): z.infer<typeof problemSchema> => ({
  type: `${problemsPath}#${body.code}`,
  title: problems[body.code].title,
  status: statusOf[body.code],
  detail: body.error,
  instance: `#${body.requestId}`,
  ...body,
});
