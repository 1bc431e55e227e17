import { accountOperations } from './account-operations.ts';
import { adminOperations } from './admin-operations.ts';
import type { Operation } from './operation.ts';
import { placeOperations } from './place-operations.ts';
import { serviceOperations } from './service-operations.ts';
import { staffOperations } from './staff-operations.ts';

/*
 * Descriptions of all calls, by method and path. Only the API imports them; contracts, which browsers load, import
 * their types, so that a call without a description does not compile.
 */

const operations = {
  ...accountOperations,
  ...placeOperations,
  ...serviceOperations,
  ...adminOperations,
};

/** `GET /api/auth/me`. */
export type DescribedCall = keyof typeof operations;

/** `GET users`, of a call that has one address for admins and another for moderators. */
export type DescribedStaffCall = keyof typeof staffOperations;

const byCall = new Map<string, Operation>([
  ...Object.entries(operations),
  ...Object.entries(staffOperations).flatMap(([call, operation]): [string, Operation][] =>
    ['admin', 'mod'].map((area) => [call.replace(' ', ` /api/${area}/`), operation]),
  ),
]);

/** Every call that has a description, such as `GET /api/admin/users`. */
export const describedCalls = (): string[] => [...byCall.keys()];

/** @throws when the call has no description. */
export function operationOf({ method, path }: { method: string; path: string }): Operation {
  const operation = byCall.get(`${method} ${path}`);
  if (!operation) throw new Error(`${method} ${path} is not described in ${import.meta.url}`);
  return operation;
}
