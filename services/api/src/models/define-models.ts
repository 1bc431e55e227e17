import type { Sequelize } from 'sequelize';
import type { Env } from '#env.ts';
import { defineAuditEntry } from './audit-entry.ts';
import { defineAuthenticator } from './authenticator.ts';
import { defineBulkJob } from './bulk-job.ts';
import { defineDeviceSession } from './device-session.ts';
import { defineFeed } from './feed.ts';
import { defineKeptKey } from './kept-key.ts';
import { defineKnownDevice } from './known-device.ts';
import { defineMailedToken } from './mailed-token.ts';
import { defineOutboxMail } from './outbox-mail.ts';
import { definePasskey } from './passkey.ts';
import { definePlace } from './place.ts';
import { definePlaceImport } from './place-import.ts';
import { definePlaceList } from './place-list.ts';
import { defineRecoveryCode } from './recovery-code.ts';
import { defineRecordedGeneration } from './recorded-generation.ts';
import { defineReleaseMetric } from './release-metric.ts';
import { defineSignInToken } from './sign-in-token.ts';
import { defineStaffList } from './staff-list.ts';
import { defineStaffNote } from './staff-note.ts';
import { defineUser } from './user.ts';
import { defineVisitOutcome } from './visit-outcome.ts';

/** Ties every model to a connection; called once, before anything queries. */
export function defineModels(sequelize: Sequelize, { SECRETS_KEY }: Env): void {
  defineUser(sequelize);
  defineDeviceSession(sequelize);
  defineBulkJob(sequelize);
  defineMailedToken(sequelize);
  defineAuthenticator(sequelize);
  defineRecoveryCode(sequelize);
  definePasskey(sequelize);
  defineKnownDevice(sequelize);
  defineSignInToken(sequelize);
  defineAuditEntry(sequelize, SECRETS_KEY);
  defineFeed(sequelize);
  defineKeptKey(sequelize);
  defineOutboxMail(sequelize);
  definePlace(sequelize);
  definePlaceImport(sequelize);
  defineRecordedGeneration(sequelize);
  defineReleaseMetric(sequelize);
  definePlaceList(sequelize);
  defineStaffList(sequelize);
  defineStaffNote(sequelize);
  defineVisitOutcome(sequelize);
}
