import { defineMessages } from '@camp/ui/i18n/define-messages';
import type { Texts } from '#texts.d.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** Actions in words, shown next to their names. Actions that are missing here have only their name. */
export const actionNames = defineMessages<Texts['features/audit/entry']>({ en, fr });

/** Returns an action in words; null if only its name is known. */
export function actionNameIn(names: Record<string, string>, action: string): string | null {
  return Object.hasOwn(names, action) ? (names[action] ?? null) : null;
}
