import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { NonAttribute, Sequelize } from 'sequelize';
import { User } from './user.ts';
import { instant, integer, key, model, now, optional, text } from './model.ts';

/** The means by which a person has proved who they are. */
export type Proof = 'password' | 'totp' | 'recovery' | 'passkey';

/**
 * One sign-in on one device (docs/decisions/sessions.md#0002). Its refresh token is kept as
 * a hash only.
 */
export class DeviceSession extends model('device_sessions', {
  id: key(text(36)),
  userId: integer(),
  refreshHash: text(64),
  /** The token before the last rotation, and when that was: two tabs may race within a grace time. */
  previousRefreshHash: optional(text(64)),
  rotatedAt: optional(instant()),
  createdAt: now(),
  lastSeenAt: instant(),
  expiresAt: instant(),
  /** The last proof that its owner gave, and its time; null for sessions from before this was kept. */
  provedBy: optional(text<Proof>(10)),
  provedAt: optional(instant()),
  /** Time when a second factor was last given in it; null when none was. */
  secondFactorAt: optional(instant()),
  /** Time when a passkey was last given in it; null when none was. */
  passkeyAt: optional(instant()),
  ip: text(fieldLengths.ip),
  userAgent: text(fieldLengths.userAgent),
}) {
  declare user?: NonAttribute<User>;

  static override open(sequelize: Sequelize): void {
    super.open(sequelize);
    DeviceSession.belongsTo(User, { as: 'user', foreignKey: 'userId' });
  }
}
