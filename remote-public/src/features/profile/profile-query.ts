import { queryOptions, retryDuringOutage } from '@camp/shell-api';
import { findProfile } from './find-profile.ts';

/** The profile at `/u/{name}`; null when nobody is there. */
export const profileQuery = (name: string) =>
  queryOptions({
    queryKey: ['profile', name],
    queryFn: ({ signal }) => findProfile(name, signal),
    refetchInterval: retryDuringOutage,
  });
