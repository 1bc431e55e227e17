import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { ApiError } from '#errors/api-error.ts';

/*
 * Changes to a record that someone else has changed since the caller saw it are refused
 * (docs/decisions/staff.md#0148).
 */

const versionLength = 16;

/** The version of a record, made of what it says: the same facts have the same version on every server. */
export function versionOf(facts: readonly (string | number | null)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  return hash.slice(0, versionLength);
}

/** The versions that a caller names in `If-Match` (RFC 9110, 13.1.1); null where it leaves them out, or takes any. */
export type SeenVersions = readonly string[] | null;

export function seenVersions(request: Pick<Request, 'get'>): SeenVersions {
  const header = request.get('if-match')?.trim();
  if (header === undefined || header === '*') return null;
  return header.split(',').map((tag) => tag.trim().replaceAll(/^"|"$/g, ''));
}

/**
 * Refuses a change to a record that is no longer as the caller saw it.
 * @throws {@link ApiError} PRECONDITION_FAILED with the record as it is now.
 */
export function requireSeen(seen: SeenVersions, current: { version: string }): void {
  if (seen === null || seen.includes(current.version)) return;
  throw new ApiError('PRECONDITION_FAILED', 'changedMeanwhile', { current });
}
