/**
 * Cookie by which the shell tells the edge that a remote's files were not what was published; the edge
 * then gives this visitor the release before, for as long as the cookie lives.
 */
export const badHashCookie = 'campbc_bad_hash';

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
