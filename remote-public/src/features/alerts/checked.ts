import { browserStore } from '@camp/shell-api';
import { useSyncExternalStore } from 'react';

/** Checks to make before leaving; each has a card of the same name on the page. */
export const checks = ['wildfire', 'roads', 'air', 'weather'] as const;

export type Check = (typeof checks)[number];

/** Time of each tick, in milliseconds since 1970. */
type TickTimes = Partial<Record<Check, number>>;

const storageKey = 'campbc:before-you-leave';
/** Fires, roads and weather have changed after a night. */
const lastsMs = 12 * 60 * 60 * 1_000;
const changed = new EventTarget();

/** The ticks of this device, in all its tabs; those of yesterday left out. A prerendered page has none. */
export function useChecked() {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const checked = fresh(text);

  return {
    checked,
    tick: (check: Check, isChecked: boolean) =>
      keep({ ...checked, [check]: isChecked ? Date.now() : undefined }),
    clear: () => keep({}),
  };
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

const readText = () => browserStore.read(storageKey);

function keep(checked: TickTimes): void {
  browserStore.write(storageKey, JSON.stringify(checked));
  changed.dispatchEvent(new Event('change'));
}

/** Returns the ticks in a text that are valid and recent: another release, or someone else, may have written it. */
function fresh(text: string | null): TickTimes {
  const found = parsed(text);
  const now = Date.now();
  const entries = checks.flatMap((check) => {
    const at = found[check];
    return typeof at === 'number' && at > now - lastsMs && at <= now ? [[check, at]] : [];
  });
  return Object.fromEntries(entries) as TickTimes;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
