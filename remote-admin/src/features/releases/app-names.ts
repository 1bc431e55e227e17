import { defineMessages, useMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './app-names.en.json' with { type: 'json' };
import fr from './app-names.fr.json' with { type: 'json' };

const messages = defineMessages<Texts['features/releases/app-names']>({ en, fr });

/** An app's name on screen; a remote without one keeps the name of its folder. */
export function useAppName(): (name: string) => string {
  const names: Readonly<Record<string, string>> = useMessages(messages);
  return (name) => names[name] ?? name;
}

/** The apps of a canary on screen, by its name: `remote-account+shell` is 'Account + Shell'. */
export const namesIn = (canary: string, nameOf: (name: string) => string): string =>
  canary
    .split('+')
    .map((app) => nameOf(app))
    .join(' + ');
