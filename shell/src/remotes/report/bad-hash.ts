import { badHashCookie, badHashValue, type RemoteVersion } from '@camp/contracts/bad-hash';

/** How long the release before is asked for, in seconds: until then files may be put right. */
const rememberedFor = 600;

/** From the next document on the edge gives this visitor the last good release of the remote. */
export function rememberBadHash(bad: RemoteVersion): void {
  document.cookie = `${badHashCookie}=${badHashValue(bad)}; path=/; max-age=${rememberedFor}; samesite=lax`;
}
