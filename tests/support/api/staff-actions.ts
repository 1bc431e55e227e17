import { type Role, roles } from '@camp/contracts/site/roles';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { buildRememberedDevice } from '#tests/support/people/build-device.ts';
import { underTest } from './api-under-test.ts';
import type { BuiltUser } from '#tests/support/people/build-user.ts';
import type { Answer, Visitor } from './visitor.ts';

export type Target = Pick<BuiltUser, 'id' | 'username' | 'role'>;

/* Actions of staff on people, call by call. The tests say which roles may take them. */

export interface Action {
  name: string;
  kind: 'flags' | 'role' | 'codes' | 'account' | 'suspension';
  /** True if the call lies below /api/admin and is closed to mods. */
  isForAdmins: boolean;
  /** True if the path names no user. */
  isBulk?: boolean;
  /** The role that the action gives. */
  role?: Role;
  send: (visitor: Visitor, target: Target) => Promise<Answer>;
  /** True if the list's row offers it. */
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

/** Returns the calls of an action: on one user, and in bulk. */
function callsTo(side: 'admin' | 'mod', { name, change, ...sort }: Sort): Action[] {
  const path = `/api/${side}/users`;
  const jobs = `/api/${side}/bulk-jobs`;
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
      name: `POST ${jobs}: ${name}`,
      send: (visitor, target) => visitor.post(jobs, { ids: [target.id], change: change(target) }),
    },
  ];
}

const secondFactor = ({ id }: Target, call: string) => `/api/admin/users/${id}/2fa/${call}`;

/** Returns the actions with which staff help someone who cannot sign in, or write a note. */
function helpFrom(side: 'admin' | 'mod'): Action[] {
  const calls = [
    ['reset-mail', {}, 'sendMail'],
    ['verification-mail', {}, 'sendMail'],
    ['unlock', {}, 'unlock'],
    ['notes', { text: 'Called' }, 'note'],
    ['profile/clearing', { fields: ['bio'], reason: 'Rude' }, 'clearProfile'],
  ] as const;
  return calls.map(([call, body, permission]) => ({
    name: `${call}, by /api/${side}`,
    kind: 'codes',
    isForAdmins: side === 'admin',
    send: (visitor, { id }) => visitor.post(`/api/${side}/users/${id}/${call}`, body),
    isOffered: ({ can }) => can[permission],
  }));
}

/** An action on an account that only admins may take. */
const onAccount = (
  name: string,
  permission: keyof StaffUser['can'],
  send: Action['send'],
): Action => ({
  name,
  kind: 'account',
  isForAdmins: true,
  send,
  isOffered: ({ can }) => can[permission],
});

export const staffActions: Action[] = [
  ...sorts.flatMap((sort) => callsTo('admin', sort)),
  ...sorts.filter(({ kind }) => kind === 'flags').flatMap((sort) => callsTo('mod', sort)),
  onAccount('delete', 'delete', (visitor, { id }) =>
    visitor.delete(`/api/admin/users/${id}`, { reason: 'Asked for it' }),
  ),
  onAccount('reset second factor', 'resetSecondFactor', (visitor, target) =>
    visitor.post(secondFactor(target, 'reset')),
  ),
  onAccount('override second factor', 'waiveSecondFactor', (visitor, target) =>
    visitor.post(secondFactor(target, 'override'), { enabled: true }),
  ),
  onAccount('edit account', 'edit', (visitor, { id }) =>
    visitor.patch(`/api/admin/users/${id}/account`, { firstname: 'Kim' }),
  ),
  onAccount('end sessions', 'endSessions', (visitor, { id }) =>
    visitor.post(`/api/admin/users/${id}/sessions/end-all`),
  ),
  onAccount('forget a device', 'endSessions', async (visitor, { id }) => {
    const device = await buildRememberedDevice(underTest, id);
    return visitor.delete(`/api/admin/users/${id}/remembered-devices/${device}`);
  }),
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
