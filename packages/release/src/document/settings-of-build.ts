import {
  type DeclaredSetting,
  isValueOf,
  type SettingValue,
  switchOf,
} from '@camp/contracts/site/app-settings';
import type { Content, RemoteRelease } from './release-document.ts';

interface KnownSetting {
  name: string;
  kind: 'setting' | 'switch';
  /** Absent for a switch. */
  declared?: DeclaredSetting;
}

/** Returns the settings that a build declares, then the switches that it has without declaring them. */
export function settingsOfBuild({
  settings,
  routes,
  extensions = [],
}: Pick<RemoteRelease, 'settings' | 'routes' | 'extensions'>): KnownSetting[] {
  const pages = new Set(routes.map(({ page }) => page));
  const modules = new Set(extensions.map(({ module }) => module));
  const switches = [
    ...[...pages].map((page) => switchOf('page', page)),
    ...[...modules].map((module) => switchOf('extension', module)),
  ];
  return [
    ...Object.entries(settings?.declared ?? {}).map(([name, declared]) => ({
      name,
      declared,
      kind: 'setting' as const,
    })),
    ...switches.map((name) => ({ name, kind: 'switch' as const })),
  ];
}

interface SetOfApp {
  app: string;
  name: string;
  value: SettingValue;
}

/** Returns why a build ignores a value that is set for it, or null if it has effect. */
export function misfitOf(
  { remotes }: Pick<Content, 'remotes'>,
  { app, name, value }: SetOfApp,
): 'app-gone' | 'unknown' | 'value' | null {
  const remote = Object.hasOwn(remotes, app) ? remotes[app] : undefined;
  if (!remote) return 'app-gone';
  const setting = settingsOfBuild(remote).find((each) => each.name === name);
  if (!setting) return 'unknown';
  const { declared } = setting;
  const isTaken = declared ? isValueOf(declared, value) : typeof value === 'boolean';
  return isTaken ? null : 'value';
}
