import type { Sequelize } from 'sequelize';
import { defineAuditEntry } from './audit-entry.ts';
import { defineDeviceSession } from './device-session.ts';
import { defineMailedToken } from './mailed-token.ts';
import { defineOutboxMail } from './outbox-mail.ts';
import { defineUser } from './user.ts';

/** Ties every model to a connection; called once, before anything queries. */
export function defineModels(sequelize: Sequelize): void {
  defineUser(sequelize);
  defineDeviceSession(sequelize);
  defineMailedToken(sequelize);
  defineAuditEntry(sequelize);
  defineOutboxMail(sequelize);
}
