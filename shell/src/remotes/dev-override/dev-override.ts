import { endDevOverride } from '@camp/contracts/dev-override';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { api, notify } from '@camp/shell-api';
import { currentLanguage } from '@camp/ui/i18n/language';
import { FailedBoots } from './failed-boots.ts';
import { messages } from './messages.ts';

/** Whose remote stands in for the live one, from where and until when. */
export interface Override {
  /** Name of its folder: `remote-account`. */
  remote: string;
  url: string;
  by: string;
  until: string;
}

/** What this document was given in place of a live remote; null for nearly everybody. */
export function overrideIn({ remotes }: InlinedRelease): Override | null {
  for (const [name, { url, override }] of Object.entries(remotes)) {
    if (override) return { remote: `remote-${name}`, url, ...override };
  }
  return null;
}

/** Says after the reload why the override is gone. */
const givenUpKey = 'campbc:override-given-up';

let boots: FailedBoots | undefined;

/** Begins to count failed starts. */
export function watchBoots({ remote, until }: Override): void {
  boots = new FailedBoots({ until, giveUp: () => void giveUp(remote) });
}

/** How the overridden remote fares, told by those who load it. */
export const overriddenRemote = {
  asked: () => boots?.asked(),
  loaded: () => boots?.loaded(),
  failed: () => boots?.failed(),
};

async function giveUp(remote: string): Promise<void> {
  sessionStorage.setItem(givenUpKey, remote);
  await backToLiveSite().catch(() => sessionStorage.removeItem(givenUpKey));
}

/** Has the cookie dropped and loads the page anew. @throws when the API does not answer. */
export async function backToLiveSite(): Promise<void> {
  await api(endDevOverride, { body: {} });
  globalThis.location.reload();
}

/** Tells whoever had an override that it was ended for them. */
export function tellGivenUp(): void {
  const remote = sessionStorage.getItem(givenUpKey);
  if (!remote) return;
  sessionStorage.removeItem(givenUpKey);
  const { givenUp } = messages[currentLanguage()];
  notify({ tone: 'warning', text: givenUp(remote), stays: true });
}
