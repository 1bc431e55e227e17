import * as z from 'zod/mini';
import { emailSchema, passwordSchema, usernameSchema } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { ownUserSchema } from './users.ts';

const name = z.optional(z.string().check(z.trim(), z.maxLength(80)));

/** The opaque part of a mailed link: 256 random bits in base64url (decision 12). */
const mailedToken = z.string().check(z.minLength(1, 'This link is incomplete.'), z.maxLength(200));

export const registerBody = z.object({
  username: usernameSchema,
  firstname: name,
  lastname: name,
  email: emailSchema,
  password: passwordSchema,
});

/** Answers the new user; `signedIn` is true only where e-mail verification is not required (decision 10). */
export const register = endpoint('POST', '/api/auth/register', {
  body: registerBody,
  response: z.object({ user: ownUserSchema, signedIn: z.boolean() }),
});

const okWithMessage = z.object({ ok: z.literal(true), message: z.string() });

export const verifyEmail = endpoint('GET', '/api/auth/verify-email', {
  query: z.object({ token: mailedToken }),
  response: okWithMessage,
});

export const resendVerificationBody = z.object({ email: emailSchema });

export const resendVerification = endpoint('POST', '/api/auth/resend-verification', {
  body: resendVerificationBody,
  response: okWithMessage,
});

/** Bounded, but not held to the registration rule: a wrong password is refused as wrong, not as ill-formed. */
export const loginBody = z.object({
  identifier: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter your username or email.'), z.maxLength(254)),
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(1024)),
});

export const login = endpoint('POST', '/api/auth/login', {
  body: loginBody,
  response: z.object({ user: ownUserSchema }),
});

/** The signed-in user; 401 means signed out. */
export const me = endpoint('GET', '/api/auth/me', {
  response: z.object({ user: ownUserSchema }),
});

/** Rotates the refresh token and re-creates a lost server session (decision 3). */
export const refresh = endpoint('POST', '/api/auth/refresh', {
  response: z.object({ ok: z.literal(true) }),
});

export const logout = endpoint('POST', '/api/auth/logout', {
  response: z.object({ ok: z.literal(true) }),
});
