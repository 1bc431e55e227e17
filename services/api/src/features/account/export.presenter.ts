import type { AuditEntry } from '#models/audit-entry.ts';
import type { Authenticator } from '#models/authenticator.ts';
import type { DeviceSession } from '#models/device-session.ts';
import type { KnownDevice } from '#models/known-device.ts';
import type { MailedToken } from '#models/mailed-token.ts';
import type { OutboxMail } from '#models/outbox-mail.ts';
import type { Passkey } from '#models/passkey.ts';
import type { RecoveryCode } from '#models/recovery-code.ts';
import type { User } from '#models/user.ts';

/* What each row looks like in the file that people take their data away in. */

const time = (date: Date | null) => date?.toISOString() ?? null;

interface SecondFactor {
  user: User;
  authenticator: Authenticator | null;
  codes: RecoveryCode[];
}

export const secondFactor = ({ user, authenticator, codes }: SecondFactor) => ({
  enabled: authenticator !== null,
  enrolled_at: time(authenticator?.enrolledAt ?? null),
  last_verified_at: time(authenticator?.lastVerifiedAt ?? null),
  recovery_codes_left: codes.filter(({ usedAt }) => usedAt === null).length,
  recovery_codes_used_at: codes.flatMap(({ usedAt }) => (usedAt ? [usedAt.toISOString()] : [])),
  not_required_until: time(user.secondFactorWaivedUntil),
});

export const session = (row: DeviceSession) => ({
  created_at: time(row.createdAt),
  last_seen_at: time(row.lastSeenAt),
  expires_at: time(row.expiresAt),
  ip: row.ip,
  user_agent: row.userAgent,
});

export const device = (row: KnownDevice) => ({
  created_at: time(row.createdAt),
  last_seen_at: time(row.lastSeenAt),
  remembered_until: time(row.rememberedUntil),
  ip: row.ip,
  user_agent: row.userAgent,
});

export const passkey = (row: Passkey) => ({
  name: row.name,
  transports: row.transports,
  created_at: time(row.createdAt),
  last_used_at: time(row.lastUsedAt),
});

export const mailedLink = (row: MailedToken) => ({
  purpose: row.purpose,
  created_at: time(row.createdAt),
  expires_at: time(row.expiresAt),
  used_at: time(row.usedAt),
});

export const mail = (row: OutboxMail) => ({
  subject: row.subject,
  state: row.state,
  created_at: time(row.createdAt),
  sent_at: time(row.sentAt),
});

/**
 * An audit row as its reader may see it. Whoever else took part stays unnamed, and so do that
 * person's address and browser; what was done to somebody else is that person's.
 */
export function activity(row: AuditEntry, userId: number) {
  const isBySelf = row.actorUserId === userId;
  const isAboutSelf = row.targetUserId === userId;
  return {
    at: time(row.createdAt),
    action: row.action,
    by: isBySelf ? 'you' : 'somebody else',
    about: isAboutSelf ? 'you' : 'somebody else',
    ...(isBySelf && { ip: row.requestIp, user_agent: row.userAgent }),
    ...(isBySelf && isAboutSelf && { details: row.details }),
  };
}
