import type { Sequelize } from 'sequelize';
import { auditKeyFrom } from '#secrets/audit-proof.ts';
import type { Env } from '#env.ts';
import { defineAuditEntry } from './audit-entry.ts';
import { defineAuthenticator } from './authenticator.ts';
import { defineDeviceSession } from './device-session.ts';
import { defineKnownDevice } from './known-device.ts';
import { defineMailedToken } from './mailed-token.ts';
import { defineOutboxMail } from './outbox-mail.ts';
import { definePasskey } from './passkey.ts';
import { defineRecoveryCode } from './recovery-code.ts';
import { defineReleaseMetric } from './release-metric.ts';
import { defineSignInToken } from './sign-in-token.ts';
import { defineUser } from './user.ts';
import { defineVisitOutcome } from './visit-outcome.ts';

/** Ties every model to a connection; called once, before anything queries. */
export function defineModels(sequelize: Sequelize, { SECRETS_KEY }: Env): void {
  defineUser(sequelize);
  defineDeviceSession(sequelize);
  defineMailedToken(sequelize);
  defineAuthenticator(sequelize);
  defineRecoveryCode(sequelize);
  definePasskey(sequelize);
  defineKnownDevice(sequelize);
  defineSignInToken(sequelize);
  defineAuditEntry(sequelize, auditKeyFrom(SECRETS_KEY));
  defineOutboxMail(sequelize);
  defineReleaseMetric(sequelize);
  defineVisitOutcome(sequelize);
}
