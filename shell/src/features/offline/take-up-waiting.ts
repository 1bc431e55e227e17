import { waitingKey } from '@camp/contracts/site/waiting-changes';
import { browserStore } from '@camp/shell-api';
import { readInlinedRelease } from '#document/release.ts';
import { preparePage } from '#remotes/page/page-components.ts';
import { framePath } from './keep-release.ts';

/**
 * Deletes changes that wait for the network if they are another person's. A person's own are sent by the code of
 * their page, which is loaded for that on whatever page they are (docs/decisions/federation.md#0345).
 */
export function takeUpWaiting(person: number): void {
  const text = browserStore.read(waitingKey);
  if (text === null) return;
  if (!text.startsWith(`${person} `)) return browserStore.remove(waitingKey);
  for (const [remote, release] of Object.entries(readInlinedRelease().remotes)) {
    const route = release.routes.find(({ path }) => path === framePath);
    if (route) void preparePage({ remote, release, page: route.page });
  }
}
