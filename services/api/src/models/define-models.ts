import type { Sequelize } from 'sequelize';
import type { KeyRing } from '#secrets/key-ring.ts';
import { AuditEntry } from './audit-entry.ts';
import { Authenticator } from './authenticator.ts';
import { BulkJob, BulkJobPerson } from './bulk-job.ts';
import { ClosureMail, KnownClosure } from './closure-mail.ts';
import { DeviceSession } from './device-session.ts';
import { Feed } from './feed.ts';
import { KeptAnswer } from './kept-answer.ts';
import { KeptKey } from './kept-key.ts';
import { KnownDevice } from './known-device.ts';
import { MailedToken } from './mailed-token.ts';
import { OutboxMail } from './outbox-mail.ts';
import { Passkey } from './passkey.ts';
import { HiddenPlace, PlaceCorrection } from './place-correction.ts';
import { PlaceChange, PlaceImport } from './place-import.ts';
import { PlaceList, SavedPlace, WithdrawnShare } from './place-list.ts';
import { Park, Place, PlaceRevision, PlaceSource } from './place.ts';
import { RecordedGeneration } from './recorded-generation.ts';
import { RecoveryCode } from './recovery-code.ts';
import { ReleaseMetric } from './release-metric.ts';
import { SignInToken } from './sign-in-token.ts';
import { SavedFilter, StaffPreference } from './staff-list.ts';
import { StaffNote } from './staff-note.ts';
import { User } from './user.ts';
import { VisitOutcome } from './visit-outcome.ts';

/** A device session belongs to a user, which is tied first. */
const models = [
  User,
  DeviceSession,
  BulkJob,
  BulkJobPerson,
  MailedToken,
  Authenticator,
  RecoveryCode,
  Passkey,
  KnownDevice,
  SignInToken,
  Feed,
  KeptAnswer,
  KeptKey,
  OutboxMail,
  Park,
  Place,
  PlaceSource,
  PlaceRevision,
  PlaceCorrection,
  HiddenPlace,
  PlaceImport,
  PlaceChange,
  RecordedGeneration,
  ReleaseMetric,
  PlaceList,
  SavedPlace,
  WithdrawnShare,
  ClosureMail,
  KnownClosure,
  StaffPreference,
  SavedFilter,
  StaffNote,
  VisitOutcome,
];

/** Ties every model to a connection; called once, before anything queries. */
export function defineModels(sequelize: Sequelize, keys: { SECRETS_KEY: KeyRing }): void {
  for (const each of models) each.open(sequelize);
  AuditEntry.openWith(keys.SECRETS_KEY, sequelize);
}
