import { endDevOverride } from '@camp/contracts/staff/dev-override';
import type { InlinedRelease } from '@camp/release/document/release-document';
import { api, notify, tabStore } from '@camp/shell-api';
import { defineMessages } from '@camp/ui/i18n/define-messages';
import { currentLanguage } from '@camp/ui/i18n/language';
import { givenUpKey } from './concerns-override.ts';
import { reloadDocument } from '#remotes/contain/resting.ts';
import { watchOverridden } from '#remotes/watch/remote-telemetry.ts';
import { FailedBoots } from './failed-boots.ts';
import type { Texts } from '#texts.d.ts';
import enDevOverride from './dev-override.en.json' with { type: 'json' };
import frDevOverride from './dev-override.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['remotes/dev-override/dev-override']>({
  en: enDevOverride,
  fr: frDevOverride,
});

/** A build that replaces the live one of a remote, for whom, and until when. */
export interface Override {
  /** Name of its folder: `remote-account`. */
  remote: string;
  /** The host of its bundler, or the version of a build that was published. */
  source: string;
  isPublished?: boolean | undefined;
  by: string;
  until: string;
}

/** Returns the remote that is replaced in this document; null for almost everyone. */
export function overrideIn({ remotes }: InlinedRelease): Override | null {
  for (const [name, { url, version, override }] of Object.entries(remotes)) {
    if (!override) continue;
    const source = override.isPublished ? version : new URL(url).host;
    return { remote: `remote-${name}`, source, ...override };
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
  reloadDocument();
}

/** Notifies people whose override was ended for them that it is gone. */
export function notifyIfEnded(): void {
  const remote = tabStore.read(givenUpKey);
  if (!remote) return;
  tabStore.remove(givenUpKey);
  const { givenUp } = messages[currentLanguage()];
  notify({ tone: 'warning', text: givenUp({ remote }), stays: true });
}
