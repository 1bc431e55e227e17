import type { Role } from '@camp/contracts/site/roles';
import type { AuditDetails } from '@camp/contracts/staff/audit-actions';
import type { Request, Response } from 'express';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf, languageOf, userAgentOf } from '#client-info/client-info.ts';
import { nameDevice } from '#client-info/device-name.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import { newSignInMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import type { Proof } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { clearCookie, cookiesFor, readCookie, setSignedInCookies } from '#sessions/cookies.ts';
import { startDeviceSession, type StartedSession } from '#sessions/device-sessions.ts';
import { type NotedDevice, noteDevice } from '#sessions/known-devices.ts';
import { renewServerSession } from '#sessions/server-session.ts';
import { isSuspended } from '#sessions/suspension.ts';

interface Visit {
  request: Request;
  response: Response;
}

interface SignIn {
  user: User;
  request: Request;
  proof: Proof;
  /** Facts for the audit log, such as the second factor that was used. */
  details?: AuditDetails['auth.login'];
  /**
   * True if this device skips the second factor for the next 30 days
   * (docs/decisions/second-factor.md#0017).
   */
  rememberDevice?: boolean;
}

export interface PersistedSession {
  session: StartedSession;
  device: NotedDevice;
  role: Role;
}

/** Signs in a proven person: a device session, a server session under a new id, the cookies, the audit event. */
export async function startSession(context: AppContext, signIn: SignIn & Visit): Promise<void> {
  const recorded = await context.db.transaction((transaction) =>
    persistSession(context, signIn, transaction),
  );
  await issueCookies(context, signIn, recorded);
}

/** The part of a sign-in that the database keeps; for a caller whose proof is used up in the same transaction. */
export async function persistSession(
  { env, outbox }: AppContext,
  { user, request, proof, details = {}, rememberDevice = false }: SignIn,
  transaction: Transaction,
): Promise<PersistedSession> {
  const { id: userId, lastLogin, role } = user;
  const now = new Date();
  await requireUnchanged(user, transaction);
  const guessesOver = { wrongPasswords: 0, wrongCodes: 0 };
  const language = languageOf(request);
  await user.update({ lastLogin: now, language, ...guessesOver }, { transaction });
  await writeAudit(
    { action: 'auth.login', actorId: userId, targetId: userId, details, request },
    transaction,
  );
  const device = await noteDevice({ userId, request, env, rememberDevice }, transaction);
  if (device.isNew && lastLogin) {
    const words = nameDevice(userAgentOf(request), user.language);
    const facts = { device: words, ip: ipOf(request), at: now, link: '/settings' };
    await outbox.add(newSignInMail(recipientOf(user), facts), transaction);
  }
  const session = await startDeviceSession({ userId, request, proof, env }, transaction);
  return { session, device, role };
}

/** Lets no one in by facts about the account that have changed since it was looked up. */
async function requireUnchanged(user: User, transaction: Transaction) {
  const stored = await User.findByPk(user.id, { lock: true, transaction });
  if (stored?.passwordHash !== user.passwordHash) throw apiErrors.wrongCredentials();
  if (isSuspended(stored)) throw apiErrors.accountSuspended(stored);
  if (groundsOf(stored) === groundsOf(user)) return;
  throw new ApiError('CONFLICT', 'accountChanged');
}

/** Returns the facts that decide, besides the password, whether a second step follows. */
function groundsOf({ role, emailVerified, secondFactorWaivedUntil }: User): string {
  return JSON.stringify([role, emailVerified, secondFactorWaivedUntil]);
}

/** The part of a sign-in that the browser keeps, once the database has its own. */
export async function issueCookies(
  { env }: AppContext,
  { request, response }: Visit,
  { session, device, role }: PersistedSession,
): Promise<void> {
  await renewServerSession(request, { deviceSessionId: session.id, role });
  setSignedInCookies(response, env, session.refreshToken);
  const cookies = cookiesFor(env);
  response.cookie(cookies.device.name, device.cookie, cookies.device.options);
  if (readCookie(request.headers.cookie, cookies.twofa.name)) clearCookie(response, cookies.twofa);
}
