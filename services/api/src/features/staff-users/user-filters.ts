import { rankOf, type Role } from '@camp/contracts/roles';
import type { Fragment } from './keyset.ts';

interface UserFilters {
  search?: string | undefined;
  role?: Role | undefined;
  subscriber?: '0' | '1' | undefined;
  verified?: '0' | '1' | undefined;
}

export interface Fitting extends Fragment {
  /** The columns that have one and the same value in all fitting rows. */
  fixed: Record<string, number>;
}

/** The condition that fitting rows meet; null when all do. */
export function fittingUsers({ search, ...flags }: UserFilters): Fitting | null {
  const fixed = fixedColumns(flags);
  const conditions = Object.entries(fixed).map(([column, value]) => `${column} = ${value}`);
  if (search) conditions.push('INSTR(search_key, ?) > 0');
  if (conditions.length === 0) return null;
  return { sql: conditions.join(' AND '), values: search ? [needleOf(search)] : [], fixed };
}

/** Compared byte by byte with the search key, which is in lower case, too: `%` and `_` mean themselves. */
const needleOf = (search: string) => Buffer.from(search.toLowerCase());

function fixedColumns({ role, subscriber, verified }: Omit<UserFilters, 'search'>) {
  return {
    ...(role && { role_rank: rankOf(role) }),
    ...(subscriber && { subscribed: Number(subscriber) }),
    ...(verified && { email_verified: Number(verified) }),
  };
}
