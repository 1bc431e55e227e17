import type { Attributes, Model } from 'sequelize';
import type { AuditEntry } from '#models/audit-entry.ts';
import type { Authenticator } from '#models/authenticator.ts';
import type { ClosureMail, KnownClosure } from '#models/closure-mail.ts';
import type { DeviceSession } from '#models/device-session.ts';
import type { KnownDevice } from '#models/known-device.ts';
import type { MailedToken } from '#models/mailed-token.ts';
import type { OutboxMail } from '#models/outbox-mail.ts';
import type { Passkey } from '#models/passkey.ts';
import type { PlaceList, SavedPlace } from '#models/place-list.ts';
import type { RecoveryCode } from '#models/recovery-code.ts';
import type { SavedFilter, StaffPreference } from '#models/staff-list.ts';
import type { User } from '#models/user.ts';

/* The form of each row in the file of people's own data. */

const time = (date: Date | null) => date?.toISOString() ?? null;

/** `createdAt` is `created_at` in the file. */
type ColumnOf<Attribute> = Attribute extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : '';

/** Every attribute of a row except those left out on purpose. A new one compiles only as one or the other. */
type ExportRow<Row extends Model, LeftOut extends keyof Attributes<Row>> = Record<
  ColumnOf<Exclude<keyof Attributes<Row>, LeftOut>>,
  string | null
>;

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

export const session = (row: DeviceSession) =>
  ({
    created_at: time(row.createdAt),
    last_seen_at: time(row.lastSeenAt),
    expires_at: time(row.expiresAt),
    proved_by: row.provedBy,
    proved_at: time(row.provedAt),
    second_factor_at: time(row.secondFactorAt),
    passkey_at: time(row.passkeyAt),
    ip: row.ip,
    user_agent: row.userAgent,
  }) satisfies ExportRow<
    DeviceSession,
    'id' | 'userId' | 'refreshHash' | 'previousRefreshHash' | 'rotatedAt'
  >;

export const device = (row: KnownDevice) =>
  ({
    created_at: time(row.createdAt),
    last_seen_at: time(row.lastSeenAt),
    remembered_until: time(row.rememberedUntil),
    wrong_passwords: String(row.wrongPasswords),
    ip: row.ip,
    user_agent: row.userAgent,
  }) satisfies ExportRow<KnownDevice, 'id' | 'userId' | 'tokenHash'>;

export const passkey = (row: Passkey) =>
  ({
    name: row.name,
    transports: row.transports,
    suspended_at: time(row.suspendedAt),
    created_at: time(row.createdAt),
    last_used_at: time(row.lastUsedAt),
  }) satisfies ExportRow<Passkey, 'id' | 'userId' | 'publicKey' | 'counter'>;

export const mailedLink = (row: MailedToken) =>
  ({
    purpose: row.purpose,
    created_at: time(row.createdAt),
    expires_at: time(row.expiresAt),
    used_at: time(row.usedAt),
  }) satisfies ExportRow<MailedToken, 'hash' | 'userId'>;

export const listView = (row: StaffPreference) =>
  ({
    list: row.list,
    view_text: row.viewText,
    updated_at: time(row.updatedAt),
  }) satisfies ExportRow<StaffPreference, 'userId'>;

export const savedFilter = (row: SavedFilter) =>
  ({
    list: row.list,
    name: row.name,
    query: row.query,
    created_at: time(row.createdAt),
  }) satisfies ExportRow<SavedFilter, 'id' | 'userId'>;

/** The order is that of the places. */
export const placeList = (row: PlaceList, places: readonly SavedPlace[]) => ({
  ...({
    name: row.name,
    order_text: row.orderText,
    share_code: row.shareCode,
    created_at: time(row.createdAt),
    updated_at: time(row.updatedAt),
  } satisfies ExportRow<PlaceList, 'id' | 'userId'>),
  places: places.filter(({ listId }) => listId === row.id).map(savedPlace),
});

const savedPlace = (row: SavedPlace) =>
  ({ slug: row.slug, note: row.note, created_at: time(row.createdAt) }) satisfies ExportRow<
    SavedPlace,
    'listId'
  >;

/** Null for someone who never turned them on. */
export const closureMails = (row: ClosureMail | null, places: readonly KnownClosure[]) =>
  row && {
    ...({
      is_on: row.isOn === 1 ? 'yes' : 'no',
      changed_at: time(row.changedAt),
      mailed_at: time(row.mailedAt),
    } satisfies ExportRow<ClosureMail, 'userId' | 'nextAt'>),
    places: places.map(knownClosure),
  };

const knownClosure = (row: KnownClosure) =>
  ({
    slug: row.slug,
    closed_by: row.closedBy,
    closed_as_of: time(row.closedAsOf),
    told_at: time(row.toldAt),
  }) satisfies ExportRow<KnownClosure, 'userId'>;

export const mail = (row: OutboxMail) =>
  ({
    subject: row.subject,
    state: row.state,
    created_at: time(row.createdAt),
    sent_at: time(row.sentAt),
  }) satisfies ExportRow<
    OutboxMail,
    | 'id'
    | 'userId'
    | 'recipient'
    | 'sealedBody'
    | 'attempts'
    | 'nextAttemptAt'
    | 'triedUntil'
    | 'refusedAt'
    | 'lastError'
  >;

/**
 * An audit event as this person may see it. No one else is named, and other people's addresses and browsers are
 * left out. So are the details of what was done to someone else.
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
