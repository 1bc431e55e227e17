import { endDevOverride } from '@camp/contracts/dev-override';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { api, notify } from '@camp/shell-api';
import { currentLanguage } from '@camp/ui/i18n/language';
import { FailedBoots } from './failed-boots.ts';
import { messages } from './messages.ts';

/** Whose remote replaces the live one, from where and until when. */
export interface Override {
  /** Name of its folder: `remote-account`. */
  remote: string;
  url: string;
  by: string;
  until: string;
}

/** The remote that is replaced in this document; null for nearly everybody. */
export function overrideIn({ remotes }: InlinedRelease): Override | null {
  for (const [name, { url, override }] of Object.entries(remotes)) {
    if (override) return { remote: `remote-${name}`, url, ...override };
  }
  return null;
}

/** Kept across the reload, which then says why the override is gone. */
const givenUpKey = 'campbc:override-given-up';

let boots: FailedBoots | undefined;

/** Starts counting boots of the override that fail. */
export function watchBoots({ remote, until }: Override): void {
  boots = new FailedBoots({ until, giveUp: () => void giveUp(remote) });
}

/** Called by the loader as it requests, loads or fails to load the overridden remote. */
export const overriddenRemote = {
  requested: () => boots?.requested(),
  loaded: () => boots?.loaded(),
  failed: () => boots?.failed(),
};

async function giveUp(remote: string): Promise<void> {
  sessionStorage.setItem(givenUpKey, remote);
  await backToLiveSite().catch(() => sessionStorage.removeItem(givenUpKey));
}

/** Drops the override's cookie and reloads the page. @throws when the API does not answer. */
export async function backToLiveSite(): Promise<void> {
  await api(endDevOverride, { body: {} });
  globalThis.location.reload();
}

/** Tells people whose override was ended for them that it is gone. */
export function notifyIfEnded(): void {
  const remote = sessionStorage.getItem(givenUpKey);
  if (!remote) return;
  sessionStorage.removeItem(givenUpKey);
  const { givenUp } = messages[currentLanguage()];
  notify({ tone: 'warning', text: givenUp(remote), stays: true });
}
