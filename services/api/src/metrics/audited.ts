import type { AuditDetails } from '@camp/contracts/staff/audit-actions';
import type { Counter } from 'prom-client';
import { AuditEntry } from '#models/audit-entry.ts';

interface Counters {
  signIns: Counter<'outcome'>;
  releaseChanges: Counter<'action'>;
}

type Reason = (
  | AuditDetails['auth.sign_in_failed']
  | AuditDetails['security.challenge_failed']
)['reason'];

/** Labels for the reasons why a sign-in failed. */
const failures: Record<Reason, string> = {
  'wrong credentials': 'wrong_password',
  paused: 'locked',
  'account suspended': 'suspended',
  'email not verified': 'not_verified',
  'wrong code': 'second_factor_wrong',
  expired: 'second_factor_expired',
  'not proven': 'passkey_wrong',
  suspended: 'passkey_suspended',
};

const nextSteps: Record<AuditDetails['auth.password_accepted']['next'], string> = {
  'second factor': 'second_factor_asked',
  'mailed code': 'mailed_code_asked',
  enrollment: 'enrollment_asked',
};

/** Changes of what is live. */
const releaseActions = [
  'release.altered',
  'release.canary_end',
  'release.canary_ended',
  'release.promote',
  'release.published',
  'release.restored',
  'release.rollback',
  'release.rollback_app',
  'release.setting',
  'release.taken_back',
] as const satisfies (keyof AuditDetails)[];

const isReleaseAction = (action: string) => releaseActions.some((known) => known === action);

/**
 * Counts what is put on record, once its transaction has committed: each step of a sign-in and each change of
 * what is live is in the audit log, so nothing needs to be reported twice. All counts begin at zero: Prometheus
 * sees growth, and no first value.
 */
export function countAudited({ signIns, releaseChanges }: Counters): void {
  const outcomes = [...Object.values(failures), ...Object.values(nextSteps)];
  for (const outcome of ['signed_in', 'rate_limited', ...outcomes]) signIns.inc({ outcome }, 0);
  for (const action of releaseActions) releaseChanges.inc({ action }, 0);
  AuditEntry.addHook('afterCreate', (instance, { transaction }) => {
    const entry = instance as AuditEntry;
    const count = () => {
      const outcome = outcomeOf(entry);
      if (outcome) signIns.inc({ outcome });
      if (isReleaseAction(entry.action)) releaseChanges.inc({ action: entry.action });
    };
    if (transaction) transaction.afterCommit(count);
    else count();
  });
}

/** Returns null for an entry that is no step of a sign-in. */
function outcomeOf({ action, details }: AuditEntry): string | null {
  if (action === 'auth.login') return 'signed_in';
  if (action === 'auth.password_accepted') {
    return nextSteps[(details as AuditDetails[typeof action]).next];
  }
  if (action === 'auth.sign_in_failed' || action === 'security.challenge_failed') {
    return failures[(details as AuditDetails[typeof action]).reason];
  }
  return null;
}
