/*
 * Paths for reports that browsers send on their own, signed in or not: how remotes loaded, how the shell started,
 * and what the security policy blocked. All answer 204 without a body, since `navigator.sendBeacon` cannot read one.
 */
export const remoteEventsPath = '/api/telemetry/remotes';
export const bootReportsPath = '/api/telemetry/boot';
export const policyReportsPath = '/api/telemetry/csp';

/** Name of the meta element in which the edge gives a document the token that its reports must carry. */
export const visitTokenName = 'campbc-visit';

/** Header of the answer in place of a published file whose bytes are not the signed ones. */
export const alteredHeader = 'x-integrity';

/** Longest stack that is reported, in characters. */
export const maxStack = 2_000;

/** One release of one remote. */
export interface RemoteVersion {
  remote: string;
  version: string;
}

export function badHashValue({ remote, version }: RemoteVersion): string {
  return `${remote}@${version}`;
}

/** Returns the release that the cookie names; null when it is missing or says something else. */
export function remoteInBadHash(value: string | undefined): RemoteVersion | null {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@(\w[\w.+-]*)$/.exec(value ?? '') ?? [];
  return remote && version ? { remote, version } : null;
}
