import type { Role } from '#site/roles.ts';

/** Number of people from which on acts that are hard to undo take a second admin. */
export const manyPeople = 100;

interface StaffAct {
  /** Its name in `can` of a row; null where it concerns no one yet. */
  permission: string | null;
  /** Lowest role that may do it; the acting rule says to which people (docs/decisions/staff.md#0020). */
  from: Extract<Role, 'mod' | 'admin_jr'>;
  /** True if they confirm their identity first (docs/decisions/sessions.md#0107). */
  stepUp: boolean;
  /** A reason in their own words: for each person, or for a job over all who match alone. */
  reason: 'asked' | 'taken' | 'of-jobs' | null;
  /** From how many people on a second admin approves; null where one is enough for any number. */
  secondAdminFrom: number | null;
  /** True if a job over many can be taken back by another one. */
  canUndo: boolean;
  /** The rate limit that it counts against, besides that of all changes; null where there is none. */
  limit: 'weightyActs' | 'invitations' | 'mails' | null;
  /** True if the person is informed by mail. */
  isMailed: boolean;
}

const plain = {
  stepUp: false,
  reason: null,
  secondAdminFrom: null,
  canUndo: false,
  limit: null,
  isMailed: false,
} as const;

/** Acts that staff may do alone to fewer than `manyPeople` an hour. */
const weighty = {
  ...plain,
  stepUp: true,
  reason: 'of-jobs',
  secondAdminFrom: manyPeople,
  canUndo: true,
  limit: 'weightyActs',
  isMailed: true,
} as const;

const confirmed = { ...plain, stepUp: true } as const;
const told = { ...confirmed, isMailed: true } as const;

/** Acts of staff on people, and the requirements of each (docs/decisions/staff.md#0286). */
export const staffActs = {
  verify: { ...plain, permission: 'verify', from: 'mod', isMailed: true },
  unverify: { ...weighty, permission: 'verify', from: 'mod' },
  subscribe: { ...plain, permission: 'subscribe', from: 'mod', canUndo: true },
  setRole: { ...weighty, permission: 'setRole', from: 'admin_jr' },
  delete: { ...told, permission: 'delete', from: 'admin_jr', reason: 'asked' },
  suspend: { ...told, permission: 'suspend', from: 'mod', reason: 'asked' },
  liftSuspension: { ...told, permission: 'suspend', from: 'mod' },
  clearProfile: { ...told, permission: 'clearProfile', from: 'mod', reason: 'asked' },
  restoreProfile: { ...told, permission: 'clearProfile', from: 'mod' },
  edit: { ...told, permission: 'edit', from: 'admin_jr' },
  resetSecondFactor: {
    ...told,
    permission: 'resetSecondFactor',
    from: 'admin_jr',
    reason: 'taken',
  },
  waiveSecondFactor: {
    ...told,
    permission: 'waiveSecondFactor',
    from: 'admin_jr',
    reason: 'taken',
  },
  regenerateRecoveryCodes: { ...told, permission: 'regenerateRecoveryCodes', from: 'mod' },
  endSessions: { ...told, permission: 'endSessions', from: 'admin_jr' },
  unlock: { ...confirmed, permission: 'unlock', from: 'mod' },
  sendResetMail: { ...told, permission: 'sendMail', from: 'mod', limit: 'mails' },
  sendVerificationMail: {
    ...plain,
    permission: 'sendMail',
    from: 'mod',
    limit: 'mails',
    isMailed: true,
  },
  note: { ...plain, permission: 'note', from: 'mod' },
  invite: { ...told, permission: null, from: 'admin_jr', limit: 'invitations' },
  inviteAgain: { ...told, permission: 'inviteAgain', from: 'admin_jr', limit: 'invitations' },
  retryAllMails: { ...confirmed, permission: null, from: 'admin_jr' },
} as const satisfies Record<string, StaffAct>;

type ActOnUser = 'verify' | 'unverify' | 'subscribe' | 'setRole';

export type StaffActName = keyof typeof staffActs;

/** An act that the API allows or not, person by person. */
export type Permission = NonNullable<(typeof staffActs)[StaffActName]['permission']>;

export const permissions: readonly Permission[] = [
  ...new Set(Object.values(staffActs).flatMap(({ permission }) => permission ?? [])),
];

/** The acts that a change is made of. */
export function actsIn({
  role,
  is_subscriber,
  is_paid,
  email_verified,
}: Partial<Record<'role' | 'is_subscriber' | 'is_paid' | 'email_verified', unknown>>) {
  const names: ActOnUser[] = [];
  if (email_verified !== undefined) names.push(email_verified ? 'verify' : 'unverify');
  if (is_subscriber !== undefined || is_paid !== undefined) names.push('subscribe');
  if (role !== undefined) names.push('setRole');
  return names.map((name) => staffActs[name]);
}
