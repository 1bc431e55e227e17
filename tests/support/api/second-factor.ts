import type { Role } from '@camp/contracts/site/roles';
import { generateSync } from 'otplib';
import { endWaiver } from '#tests/support/people/build-user.ts';
import { buildFactor } from './build-factor.ts';
import { type Member, newVisitor, query, signedIn, signIn, underTest } from './api-under-test.ts';
import type { Visitor } from './visitor.ts';

/** Path to which the code that ends a sign-in is sent. */
export const challenge = '/api/security/2fa/challenge';

export interface EnrolledMember extends Member {
  /** In base32, as the authenticator keeps it. */
  secret: string;
  recoveryCodes: string[];
}

/** Returns the code that an authenticator shows now, or so many 30 s steps from now. */
export function totpCode(secret: string, stepsFromNow = 0): string {
  return generateSync({ secret, epoch: Date.now() / 1_000 + stepsFromNow * 30 });
}

/** Returns six digits that no authenticator with this secret shows about now. */
export function wrongCode(secret: string): string {
  const shown = new Set([-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps)));
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666'];
  return wrong.find((code) => !shown.has(code)) ?? '';
}

/** Returns the secret in the address that the QR code shows. */
export function secretIn(otpauth: unknown): string {
  return new URL(String(otpauth)).searchParams.get('secret') ?? '';
}

/** Enrolls an authenticator through the API, with a token from the sign-in or the settings. */
export async function enrollWith(visitor: Visitor, token: string) {
  const { body } = await visitor.post('/api/security/2fa/enroll/initiate', { enroll_token: token });
  const secret = secretIn(body['otpauth']);
  const code = totpCode(secret);
  const verified = await visitor.post('/api/security/2fa/enroll/verify', { token, code });
  if (verified.status !== 200) throw new Error(`Enrolling answered ${verified.status}.`);
  return { secret, recoveryCodes: verified.body['recoveryCodes'] as string[] };
}

/** Makes a signed-in user with an authenticator. For staff, the second factor is waived only while they sign in. */
export async function enrolled(role: Role = 'member'): Promise<EnrolledMember> {
  const member = await signedIn(role);
  const factor = await buildFactor(member.id);
  await endWaiver(underTest, member.id);
  return { ...member, ...factor };
}

/** Returns the current code, accepted even if it was used in the same step: as if 30 s had passed. */
export async function freshCode({ id, secret }: { id: number; secret: string }): Promise<string> {
  await query('UPDATE authenticators SET last_step = 0 WHERE user_id = ?', [id]);
  return totpCode(secret);
}

/** Makes the password step of a sign-in that goes on to the second factor. */
export async function passwordStep(
  member: Member,
  visitor = newVisitor(),
): Promise<{ visitor: Visitor; token: string }> {
  const { status, body } = await signIn(visitor, member);
  if (!body['requires2fa']) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
  return { visitor, token: String(body['twofa_token']) };
}

/** Signs in with password and code, in a new browser by default. */
export async function signInWithCode(
  member: EnrolledMember,
  { visitor = newVisitor(), remember = false } = {},
): Promise<Visitor> {
  const { token } = await passwordStep(member, visitor);
  const { status } = await visitor.post(challenge, {
    twofa_token: token,
    code: await freshCode(member),
    remember_device: remember,
  });
  if (status !== 200) throw new Error(`The challenge answered ${status}.`);
  return visitor;
}

/** The answer of both challenge paths to a token that is not, or no longer, good. */
export const challengeExpired = {
  status: 401,
  body: { code: 'TWOFA_EXPIRED', error: 'Your 2FA session expired. Please sign in again.' },
};

/** Their answer to a code that is wrong or was used. */
export const challengeWrong = {
  status: 400,
  body: {
    code: 'CODE_INVALID',
    error:
      'That code didn’t match. Please try the newest 6-digit code from your authenticator app.',
  },
};

/** Their answer to a recovery code that is wrong or was used. */
export const recoveryCodeWrong = {
  status: 400,
  body: {
    code: 'CODE_INVALID',
    error: 'That recovery code didn’t match, or it was used before. Please try another one.',
  },
};

/** Counts the wrong codes in a user's unfinished sign-ins. */
export async function triesOf(userId: number): Promise<number> {
  const sql =
    "SELECT SUM(tries) AS tries FROM sign_in_tokens WHERE user_id = ? AND purpose = 'twofa'";
  const [row] = await query(sql, [userId]);
  return Number(row?.['tries']);
}

/** Starts enrolling for a signed-in user; returns the token for it. */
export async function startedBy(visitor: Visitor): Promise<string> {
  const { body } = await visitor.post('/api/security/2fa/enroll/start');
  return String(body['token']);
}
