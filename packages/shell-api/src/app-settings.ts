import {
  type AppSettings,
  type DeclaredSetting,
  isValueOf,
  type SettingValues,
  type SetValues,
} from '@camp/contracts/site/app-settings';
import { useSyncExternalStore } from 'react';

type DeclaredSettings = Readonly<Record<string, DeclaredSetting>>;

const none: SetValues = {};

let values = none;
const listeners = new Set<() => void>();

/** Sets what staff have set for this visitor; the shell calls it. */
export function putSetValues(next: SetValues): void {
  values = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns all that is set for this visitor, and from then on what it changes to. A page rendered ahead begins with none. */
export const useSetValues = (): SetValues =>
  useSyncExternalStore(
    subscribe,
    () => values,
    () => none,
  );

/**
 * Returns the values of an app's own settings, for this visitor and now: they change without a reload. A value that this
 * build does not know, or knows as another kind, is left out for the default (docs/decisions/releases.md#0356).
 */
export function useSettings<Declared extends DeclaredSettings>({
  app,
  declared,
}: AppSettings<Declared>): SettingValues<Declared> {
  const set = useSetValues()[app] ?? {};
  return Object.fromEntries(
    Object.entries(declared).map(([name, setting]) => {
      const value = set[name];
      return [name, isValueOf(setting, value) ? value : setting.default];
    }),
  ) as SettingValues<Declared>;
}

/** The names of those settings that are flags. */
type FlagName<Declared extends DeclaredSettings> = {
  [Name in keyof Declared]: Declared[Name] extends { kind: 'flag' } ? Name : never;
}[keyof Declared];

/** Returns one flag of an app's own settings, as {@link useSettings} returns all of them. */
export const useFlag = <Declared extends DeclaredSettings>(
  settings: AppSettings<Declared>,
  name: FlagName<Declared>,
): boolean => useSettings(settings)[name] === true;
