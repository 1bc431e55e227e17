import { expect, test } from '@jest/globals';
import type { Endpoint } from '#client/endpoint.ts';
import { editAccount, inviteUser } from './accounts.ts';
import { addNote, deleteNote } from './notes.ts';
import { retryDeadMails } from './outbox.ts';
import { sendResetMail, sendVerificationMail, unlockPerson } from './person.ts';
import { staffActs } from './staff-acts.ts';
import {
  regenerateRecoveryCodes,
  resetSecondFactor,
  waiveSecondFactor,
} from './staff-second-factor.ts';
import { endSessionOf, endSessionsOf, forgetDeviceOf } from './staff-sessions.ts';
import { deleteUser } from './staff-users.ts';
import { liftSuspension, suspendUser } from './suspension.ts';

type Act = keyof typeof staffActs;
type Calls = Endpoint[] | { admin: Endpoint; moderator: Endpoint };

const callsOf: Record<Exclude<Act, 'verify' | 'unverify' | 'subscribe' | 'setRole'>, Calls> = {
  delete: [deleteUser],
  suspend: [...Object.values(suspendUser), ...Object.values(liftSuspension)],
  edit: [editAccount],
  resetSecondFactor: [resetSecondFactor],
  waiveSecondFactor: [waiveSecondFactor],
  regenerateRecoveryCodes: [regenerateRecoveryCodes],
  endSessions: [endSessionOf, endSessionsOf, forgetDeviceOf],
  unlock: unlockPerson,
  sendResetMail,
  sendVerificationMail,
  note: [...Object.values(addNote), ...Object.values(deleteNote)],
  invite: [inviteUser],
  retryAllMails: [retryDeadMails],
};

const calls = Object.entries(callsOf).flatMap(([act, of]) =>
  Object.values(of).map((call: Endpoint) => [act as Act, call] as const),
);

test.each(calls)('%s asks for a confirmation where the table says so', (act, { stepUp }) => {
  expect(stepUp === 'identity').toBe(staffActs[act].stepUp);
});
