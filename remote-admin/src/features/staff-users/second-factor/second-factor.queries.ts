import { readPerson } from '@camp/contracts/staff/person';
import { readSecondFactor } from '@camp/contracts/staff/staff-second-factor';
import { api, queryOptions } from '@camp/shell-api';

/** A person's second factor, fetched again whenever it is opened. */
export const secondFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'second-factor', userId],
    queryFn: ({ signal }) => api(readSecondFactor, { params: { id: userId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** True if a person has a second factor; also true if moderators may not know. */
export const hasFactorQuery = (userId: number) =>
  queryOptions({
    queryKey: ['moderator', 'second-factor', userId],
    queryFn: async ({ signal }) => {
      const { facts } = await api(readPerson.moderator, { params: { id: userId }, signal });
      return facts === null || facts.authenticator || facts.passkeys > 0;
    },
    staleTime: 0,
    gcTime: 0,
  });
