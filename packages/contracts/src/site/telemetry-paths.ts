/*
 * What browsers report on their own, signed in or not: how remotes loaded, and what the security policy
 * blocked. Both calls answer 204 without a body, so that `navigator.sendBeacon` can make the first.
 */
export const remoteEventsPath = '/api/telemetry/remotes';
export const bootReportsPath = '/api/telemetry/boot';
export const policyReportsPath = '/api/telemetry/csp';

/** Name of the meta element with which the edge tells a document what its reports must carry. */
export const visitTokenName = 'campbc-visit';

/** Header of the answer in place of a published file whose bytes are not what was signed. */
export const alteredHeader = 'x-integrity';

/** The most of a stack that is told, in characters. */
export const maxStack = 2_000;

/** One release of one remote. */
export interface RemoteVersion {
  remote: string;
  version: string;
}

export function badHashValue({ remote, version }: RemoteVersion): string {
  return `${remote}@${version}`;
}

/** What the cookie names; null when it is missing or says something else. */
export function remoteInBadHash(value: string | undefined): RemoteVersion | null {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@(\w[\w.+-]*)$/.exec(value ?? '') ?? [];
  return remote && version ? { remote, version } : null;
}
