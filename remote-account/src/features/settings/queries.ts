import { listRememberedDevices, listSessions } from '@camp/contracts/account/devices';
import { listPasskeys } from '@camp/contracts/account/passkeys';
import { secondFactorStatus } from '@camp/contracts/account/second-factor';
import { api, queryOptions, retryDuringOutage } from '@camp/shell-api';

type Subject = 'second-factor' | 'passkeys' | 'sessions' | 'remembered-devices';

/** The user is part of the key, so the next person to sign in here sees nothing of the last one. */
export const accountKey = (userId: number) => ['account', userId] as const;

const keyOf = (userId: number, subject: Subject) => [...accountKey(userId), subject] as const;

export const secondFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId, 'second-factor'),
    queryFn: ({ signal }) => api(secondFactorStatus, { signal }),
    refetchInterval: retryDuringOutage,
  });

export const passkeysQuery = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId, 'passkeys'),
    queryFn: async ({ signal }) => (await api(listPasskeys, { signal })).passkeys,
    refetchInterval: retryDuringOutage,
  });

export const sessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId, 'sessions'),
    queryFn: async ({ signal }) => (await api(listSessions, { signal })).sessions,
    refetchInterval: retryDuringOutage,
  });

export const rememberedDevicesQuery = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId, 'remembered-devices'),
    queryFn: async ({ signal }) => (await api(listRememberedDevices, { signal })).devices,
    refetchInterval: retryDuringOutage,
  });
