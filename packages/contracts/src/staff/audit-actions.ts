import type { auditExportQuery } from './audit.ts';
import type { Role } from '#site/roles.ts';
import type { usersExportQuery } from './staff-users.ts';
import type * as z from 'zod/mini';

/** Values before and after, by the name of the field. */
type Changes = Partial<
  Record<
    'role' | 'is_paid' | 'is_subscriber' | 'email_verified',
    { from: Role | number; to: Role | number }
  >
>;

interface UserChanged {
  changes: Changes;
  /** Present when the change signs the user out. */
  sessions_ended?: true;
}

/** Numbers of the generations before and after. */
interface GenerationChanged {
  was: number;
  now: number;
}

interface CanaryChanged extends GenerationChanged {
  /** Its apps, joined by `+`. */
  canary: string;
}

interface LoadStats {
  loads: number;
  failures: number;
  timed: number;
  p75Ms: number | null;
}

interface VisitorsCounted {
  visitors: number;
  failures: number;
}

/** How the second factor was given, if one was asked for. */
type SignInDetails =
  | Record<string, never>
  | { secondFactor: 'totp' | 'recovery'; remembered: boolean }
  | { by: 'passkey'; afterPassword: boolean; remembered: boolean };

type SignInFailure =
  | { reason: 'wrong credentials' | 'email not verified' }
  | { by: 'passkey'; reason: 'not proven' | 'suspended' | 'expired' | 'email not verified' };

/**
 * Every action of the audit log, with the facts kept beside it; null where there are none. Never a
 * secret, a token or a password.
 */
export interface AuditDetails {
  'account.delete': null;
  'account.delete_failed': null;
  'account.export': null;
  /** Names of the fields, without their values. */
  'account.update': { fields: string[] };

  'audit.export': z.output<typeof auditExportQuery>;

  'auth.change_password': null;
  'auth.change_password_failed': null;
  'auth.forgot_password': { sent: boolean };
  'auth.login': SignInDetails;
  'auth.login_failed': SignInFailure;
  'auth.logout': null;
  'auth.password_accepted': { next: 'second factor' | 'enrollment' };
  /** An old refresh token came back, so somebody else may have a copy. */
  'auth.refresh_reused': null;
  'auth.register': null;
  'auth.resend_verification': { sent: boolean };
  'auth.reset_password': null;
  'auth.verify_email': null;

  /** Id of the mail in the outbox. */
  'mail.retry': { mail: number };
  'mail.test': { mail: number };

  'release.canary_end': CanaryChanged;
  /** By itself, because the error budget was exceeded. */
  'release.canary_ended': GenerationChanged & {
    reason: 'failures' | 'load-time';
    apps: readonly string[];
    percentage: number;
    canary: LoadStats;
    stable: LoadStats;
  };
  'release.override': { remote: string; url: string; until: string };
  'release.override_ended': { remote: string; url: string };
  'release.promote': CanaryChanged;
  'release.rollback': GenerationChanged & { back_to: number };
  'release.rollback_app': GenerationChanged & { app: string; version: string };
  /** By itself, because it failed for visitors right after it went live. */
  'release.taken_back': GenerationChanged & {
    apps: readonly string[];
    before: VisitorsCounted;
    since: VisitorsCounted;
  };

  'security.admin_recovery_codes': null;
  'security.admin_reset_2fa': { authenticators: number; passkeys: number };
  'security.challenge_failed':
    | { reason: 'expired' }
    | { reason: 'wrong code'; tries?: number }
    | Extract<SignInFailure, { by: 'passkey' }>;
  'security.device_forgotten': null;
  'security.disable_2fa': { passkeys: number };
  'security.disable_2fa_failed': null;
  'security.enroll': null;
  'security.enroll_initiate': null;
  'security.enroll_start': null;
  'security.override_off': { sessions_ended: true };
  'security.override_on': { until: string };
  'security.passkey_added': { name: string };
  'security.passkey_removed': { name: string };
  'security.recovery_codes': null;
  'security.session_ended': { ended: number };
  'security.step_up': { by: 'password' | 'totp' | 'recovery' | 'passkey' };
  'security.step_up_failed': { by: 'password' | 'code' | 'passkey' };

  'staff.action_refused': { method: string; path: string; code: string; reason: string };

  'user.delete': { username: string };
  /** By itself, because its address was never confirmed. */
  'user.expire': { username: string };
  'user.role': UserChanged & { from: Role; to: Role };
  'user.subscribe': UserChanged;
  'user.unsubscribe': UserChanged;
  'user.unverify': UserChanged;
  'user.update': UserChanged;
  'user.verify': UserChanged;
  'users.export': Pick<
    z.output<typeof usersExportQuery>,
    'search' | 'role' | 'subscriber' | 'verified'
  >;
}

export type AuditAction = keyof AuditDetails;

/** An action with exactly the details that belong to it. */
export type AuditFact = {
  [A in AuditAction]: [AuditDetails[A]] extends [null]
    ? { action: A; details?: never }
    : { action: A; details: AuditDetails[A] };
}[AuditAction];
