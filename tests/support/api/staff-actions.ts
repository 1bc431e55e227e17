import { type Role, roles } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { buildRememberedDevice } from '#tests/support/people/build-device.ts';
import { underTest } from './api-under-test.ts';
import type { BuiltUser } from '#tests/support/people/build-user.ts';
import type { Answer, Visitor } from './visitor.ts';

export type Target = Pick<BuiltUser, 'id' | 'username' | 'role'>;

/* What staff do to people, call by call. Who may is for the tests to say. */

export interface Action {
  name: string;
  kind: 'flags' | 'role' | 'codes' | 'account' | 'suspension';
  /** Whether the call lies below /api/admin and is closed to mods. */
  isForAdmins: boolean;
  /** Whether the path names no user. */
  isBulk?: boolean;
  /** The role that is given. */
  role?: Role;
  send: (visitor: Visitor, target: Target) => Promise<Answer>;
  /** What the list's row says of it. */
  isOffered: (row: StaffUser) => boolean;
}

type Sort = Pick<Action, 'name' | 'kind' | 'role' | 'isOffered'> & {
  change: (target: Target) => object;
};

const toggled = ({ role }: Target) => (role === 'subscriber' ? 0 : 1);
const sorts: Sort[] = [
  {
    name: 'verify',
    kind: 'flags',
    change: () => ({ email_verified: 1 }),
    isOffered: ({ can }) => can.verify,
  },
  {
    name: 'toggle subscriber',
    kind: 'flags',
    change: (target) => ({ is_subscriber: toggled(target), is_paid: toggled(target) }),
    isOffered: ({ can }) => can.subscribe,
  },
  ...roles.map((role) => ({
    name: `make ${role}`,
    kind: 'role' as const,
    role,
    change: () => ({ role }),
    isOffered: ({ can, assignableRoles }: StaffUser) =>
      can.setRole && assignableRoles.includes(role),
  })),
];

/** One by one, and as one of many. */
function callsTo(side: 'admin' | 'mod', { name, change, ...sort }: Sort): Action[] {
  const path = `/api/${side}/users`;
  const common = { ...sort, isForAdmins: side === 'admin' };
  return [
    {
      ...common,
      name: `PATCH ${path}: ${name}`,
      send: (visitor, target) => visitor.patch(`${path}/${target.id}`, change(target)),
    },
    {
      ...common,
      isBulk: true,
      name: `POST ${path}/bulk: ${name}`,
      send: (visitor, target) =>
        visitor.post(`${path}/bulk`, { ids: [target.id], change: change(target) }),
    },
  ];
}

const secondFactor = ({ id }: Target, call: string) => `/api/admin/users/${id}/2fa/${call}`;

/** What staff do for somebody who cannot sign in, and note down. */
function helpFrom(side: 'admin' | 'mod'): Action[] {
  const calls = [
    ['reset-mail', {}, 'sendMail'],
    ['verification-mail', {}, 'sendMail'],
    ['unlock', {}, 'unlock'],
    ['notes', { text: 'Called' }, 'note'],
  ] as const;
  return calls.map(([call, body, permission]) => ({
    name: `${call}, by /api/${side}`,
    kind: 'codes',
    isForAdmins: side === 'admin',
    send: (visitor, { id }) => visitor.post(`/api/${side}/users/${id}/${call}`, body),
    isOffered: ({ can }) => can[permission],
  }));
}

export const staffActions: Action[] = [
  ...sorts.flatMap((sort) => callsTo('admin', sort)),
  ...sorts.filter(({ kind }) => kind === 'flags').flatMap((sort) => callsTo('mod', sort)),
  {
    name: 'delete',
    kind: 'account',
    isForAdmins: true,
    send: (visitor, { id }) => visitor.delete(`/api/admin/users/${id}`, { reason: 'Asked for it' }),
    isOffered: ({ can }) => can.delete,
  },
  {
    name: 'reset second factor',
    kind: 'account',
    isForAdmins: true,
    send: (visitor, target) => visitor.post(secondFactor(target, 'reset')),
    isOffered: ({ can }) => can.resetSecondFactor,
  },
  {
    name: 'override second factor',
    kind: 'account',
    isForAdmins: true,
    send: (visitor, target) => visitor.post(secondFactor(target, 'override'), { enabled: true }),
    isOffered: ({ can }) => can.waiveSecondFactor,
  },
  {
    name: 'edit account',
    kind: 'account',
    isForAdmins: true,
    send: (visitor, { id }) =>
      visitor.patch(`/api/admin/users/${id}/account`, { firstname: 'Kim' }),
    isOffered: ({ can }) => can.edit,
  },
  {
    name: 'end sessions',
    kind: 'account',
    isForAdmins: true,
    send: (visitor, { id }) => visitor.post(`/api/admin/users/${id}/sessions/end-all`),
    isOffered: ({ can }) => can.endSessions,
  },
  {
    name: 'forget a device',
    kind: 'account',
    isForAdmins: true,
    send: async (visitor, target) => {
      const device = await buildRememberedDevice(underTest, target.id);
      return visitor.delete(`/api/admin/users/${target.id}/remembered-devices/${device}`);
    },
    isOffered: ({ can }) => can.endSessions,
  },
  ...(['admin', 'mod'] as const).map((side) => ({
    name: `suspend, by /api/${side}`,
    kind: 'suspension' as const,
    isForAdmins: side === 'admin',
    send: (visitor: Visitor, { id }: Target) =>
      visitor.put(`/api/${side}/users/${id}/suspension`, { reason: 'Spam' }),
    isOffered: ({ can }: StaffUser) => can.suspend,
  })),
  ...(['admin', 'mod'] as const).flatMap((side) => helpFrom(side)),
  {
    name: 'regenerate recovery codes',
    kind: 'codes',
    isForAdmins: false,
    send: (visitor, target) => visitor.post(secondFactor(target, 'recovery/regenerate')),
    isOffered: ({ can }) => can.regenerateRecoveryCodes,
  },
];
