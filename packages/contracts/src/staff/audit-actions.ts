import type { AmenityStates, CorrectableFact, FactValue } from '#places/correctable-facts.ts';
import type { auditExportQuery } from './audit.ts';
import type { Role } from '#site/roles.ts';
import type { ParkDecision } from './park-updates.ts';
import type { ReleaseAuditDetails } from './release-audit.ts';
import type { UserChange, UserFilter } from './staff-users.ts';
import type { EditableField } from './accounts.ts';
import type { ProfileField } from '#account/profile-fields.ts';
import type * as z from 'zod/mini';

/** Values before and after, by the name of the field. */
type Changes = Partial<
  Record<
    'role' | 'is_paid' | 'is_subscriber' | 'email_verified',
    { from: Role | number; to: Role | number }
  >
>;

/** Reason, in the words of the actor. */
interface StatedReason {
  stated_reason?: string;
}

interface UserChanged extends StatedReason {
  changes: Changes;
  /** Present when the change signs the user out. */
  sessions_ended?: true;
  /** The bulk job that it is a part of. */
  job?: number;
}

/** A fact of a campground before and after, or amenities that were corrected in one act; the place by its slug. */
interface FactChanged extends Required<StatedReason> {
  place: string;
  fact: CorrectableFact | 'amenities';
  before: FactValue | AmenityStates;
  after: FactValue | AmenityStates;
}

/** Way in which the second factor was given, if one was asked for. */
type SignInDetails =
  | Record<string, never>
  | { secondFactor: 'totp' | 'recovery' | 'mail'; remembered: boolean }
  | { by: 'passkey'; afterPassword: boolean; remembered: boolean };

type SignInFailure =
  /** Paused: the password was right, and is not taken after too many wrong ones. */
  | { reason: 'wrong credentials' | 'paused' | 'email not verified' | 'account suspended' }
  /** Suspended: the passkey, until a new password was given. */
  | {
      by: 'passkey';
      reason: 'not proven' | 'suspended' | 'expired' | 'email not verified' | 'account suspended';
    };

/**
 * Every action of the audit log, with the facts kept with it; null where there are none. Never a
 * secret, a token or a password.
 */
export interface AuditDetails extends ReleaseAuditDetails {
  'account.delete': null;
  'account.delete_failed': null;
  'account.export': null;
  /** Names of the fields, without their values. */
  'account.update': { fields: string[] };

  'audit.export': z.output<typeof auditExportQuery>;

  'auth.accept_invitation': null;
  'auth.change_password': null;
  'auth.change_password_failed': null;
  'auth.forgot_password': { sent: boolean };
  'auth.login': SignInDetails;
  /** Name of `auth.sign_in_failed` in older entries. */
  'auth.login_failed': SignInFailure;
  'auth.logout': null;
  'auth.password_accepted': { next: 'second factor' | 'mailed code' | 'enrollment' };
  /** An old refresh token came back, so someone else may have a copy. */
  'auth.refresh_reused': null;
  'auth.register': null;
  'auth.resend_verification': { sent: boolean };
  'auth.reset_password': null;
  /** Without the word `login`, which makes its badge look like good news. */
  'auth.sign_in_failed': SignInFailure;
  'auth.verify_email': null;
  /** Before the address was confirmed. */
  'auth.withdraw_registration': { username: string };

  /** Id of the mail in the outbox. */
  'mail.retry': { mail: number };
  /** Number of mails that had been given up. */
  'mail.retry_all': { mails: number };
  'mail.test': { mail: number };

  /** By the signed-in member, or by the link of a mail. */
  'places.closure_mails_off': { by: 'member' | 'link' };
  'places.closure_mails_on': null;
  /** The words of the source, and its address. */
  'places.correct': FactChanged & { source: string; source_url: string | null };
  'places.hide': Required<StatedReason> & { place: string };
  /** By an operator: how many places and parks a version of the open data changed, and which facts it might empty. */
  'places.import': Record<'added' | 'changed' | 'gone' | 'returned', number> & {
    parks?: number;
    as_of: string;
    accepted_losses?: string[];
    by: 'operator';
  };
  /** Id of the list. */
  'places.list_shared': { list: number };
  'places.share_withdrawn': { list: number };
  'places.park_kept': ParkDecision;
  'places.park_updated': ParkDecision;
  'places.show': StatedReason & { place: string };
  /** After: the value of the newest import. */
  'places.withdraw': FactChanged;

  'security.admin_recovery_codes': null;
  'security.admin_reset_mail': null;
  'security.admin_unlock': { wrong_passwords: number; wrong_codes: number };
  'security.admin_verification_mail': null;
  'security.admin_session_ended': { ended: number };
  'security.admin_reset_2fa': StatedReason & { authenticators: number; passkeys: number };
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
  'security.override_off': StatedReason & { sessions_ended: true };
  'security.override_on': StatedReason & { until: string };
  'security.passkey_added': { name: string };
  'security.passkey_removed': { name: string };
  'security.recovery_codes': null;
  'security.removal_done': { authenticators: number; passkeys: number };
  'security.removal_requested': { from: string };
  'security.removal_stopped': null;
  'security.session_ended': { ended: number };
  'security.step_up': { by: 'password' | 'totp' | 'recovery' | 'passkey' };
  'security.step_up_failed': { by: 'password' | 'code' | 'passkey' };

  'staff.action_refused': { method: string; path: string; code: string; reason: string };

  'user.delete': StatedReason & { username: string };
  /** By itself, because its address was never confirmed. */
  'user.expire': { username: string };
  /** Names of the fields, without their values. */
  'user.edit': { fields: EditableField[]; sessions_ended?: true };
  'user.invite': null;
  'user.invited_again': null;
  /** Id of the note; its text is kept in one place only. */
  'user.note_added': { note: number };
  'user.note_deleted': { note: number; author?: number };
  /** The texts that were there, and the reason given to the person. */
  'user.profile_cleared': { because: string; cleared: Partial<Record<ProfileField, string>> };
  /** Names of the fields that got back what they held before they were cleared. */
  'user.profile_restored': { fields: ProfileField[] };
  /** By an operator on the server, or else by the actor. */
  'user.role': UserChanged & { from: Role; to: Role; by?: 'operator' };
  'user.subscribe': UserChanged;
  /** Because: the reason given to the person. */
  'user.suspend': { until: string | null; because: string };
  'user.suspension_lifted': null;
  /** By itself, when its time was over. */
  'user.suspension_over': { until: string };
  'user.unsubscribe': UserChanged;
  'user.unverify': UserChanged;
  'user.update': UserChanged;
  'user.verify': UserChanged;
  /** A job was started; each change has an entry of its own that names it. */
  'users.bulk_change': StatedReason & {
    job: number;
    people: number;
    change: UserChange;
    filter?: UserFilter;
    undo_of?: number;
  };
  /** A job of someone else, whose id is given, may begin. */
  'users.bulk_approved': { job: number; people: number; asked_by: number };
  /** A job is over. */
  'users.bulk_changed': {
    job: number;
    changed: number;
    unchanged: number;
    refused: number;
    stopped?: true;
  };
  /** Rows about people that the actor was shown from then on, within an hour at most. */
  'users.read': { people: number; since: string };
  'users.export': UserFilter & { without?: 'email' };
}

export type AuditAction = keyof AuditDetails;

/** An action with exactly the details that belong to it. */
export type AuditFact = {
  [A in AuditAction]: [AuditDetails[A]] extends [null]
    ? { action: A; details?: never }
    : { action: A; details: AuditDetails[A] };
}[AuditAction];
