import { endDevOverride } from '@camp/contracts/staff/dev-override';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { api, notify, tabStore } from '@camp/shell-api';
import { defineMessages } from '@camp/ui/i18n/define-messages';
import { currentLanguage } from '@camp/ui/i18n/language';
import { givenUpKey } from './concerns-override.ts';
import { watchOverridden } from '#remotes/report/remote-telemetry.ts';
import { FailedBoots } from './failed-boots.ts';

const messages = defineMessages({
  en: {
    givenUp: (remote: string) =>
      `Your local ${remote} did not start twice in a row, so you are back on the live site.`,
  },
  fr: {
    givenUp: (remote) =>
      `Votre ${remote} local n’a pas démarré deux fois de suite : vous êtes de retour sur le site en ligne.`,
  },
});

/** A developer's remote that replaces the live one: its address, its developer and its end. */
export interface Override {
  /** Name of its folder: `remote-account`. */
  remote: string;
  url: string;
  by: string;
  until: string;
}

/** Returns the remote that is replaced in this document; null for almost everyone. */
export function overrideIn({ remotes }: InlinedRelease): Override | null {
  for (const [name, { url, override }] of Object.entries(remotes)) {
    if (override) return { remote: `remote-${name}`, url, ...override };
  }
  return null;
}

/** Starts counting boots of the override that fail. */
export function watchBoots({ remote, until }: Override): void {
  watchOverridden(new FailedBoots({ until, giveUp: () => void giveUp(remote) }));
}

async function giveUp(remote: string): Promise<void> {
  tabStore.write(givenUpKey, remote);
  await backToLiveSite().catch(() => tabStore.remove(givenUpKey));
}

/** Drops the override's cookie and reloads the page. @throws when the API does not answer. */
export async function backToLiveSite(): Promise<void> {
  await api(endDevOverride, { body: {} });
  globalThis.location.reload();
}

/** Notifies people whose override was ended for them that it is gone. */
export function notifyIfEnded(): void {
  const remote = tabStore.read(givenUpKey);
  if (!remote) return;
  tabStore.remove(givenUpKey);
  const { givenUp } = messages[currentLanguage()];
  notify({ tone: 'warning', text: givenUp(remote), stays: true });
}
