import { pressedKey } from '@camp/ui/actions/pressed-key';

/** Elements in which keys type text. */
const typedInto = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Elements that lie over the page and have their own keys. */
const overlays = '[role="dialog"], [role="menu"], [role="listbox"]';

export type PageKey = 'search' | 'shortcuts';

/**
 * Acts on a key among the rows of a list, which have `data-row`: `j` and `k` or the arrows go to the next and the
 * previous row, Home and End to the ends, `x` selects, Enter opens, `m` opens the menu. Returns what a key of the
 * page still has to do; null for all other keys.
 */
export function pressed(event: KeyboardEvent): PageKey | null {
  const { target } = event;
  const key = pressedKey(event);
  if (!(target instanceof HTMLElement) || key === null || isElsewhere(event, target)) return null;
  if (target.matches(typedInto)) return leaveSearch(event, target);
  if (key === '/') return 'search';
  if (key === '?') return 'shortcuts';
  if (act(key, target)) event.preventDefault();
  return null;
}

function isElsewhere(
  { ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent,
  target: Element,
) {
  const isCommand = ctrlKey || metaKey || altKey;
  return defaultPrevented || isCommand || document.querySelector(overlays) !== null || !target;
}

/** In the search, the down arrow moves the focus to the first row. */
function leaveSearch(event: KeyboardEvent, target: HTMLElement): null {
  const isSearch = target.matches('input[type="search"]');
  if (pressedKey(event) === 'ArrowDown' && isSearch) {
    event.preventDefault();
    rows()[0]?.focus();
  }
  return null;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-row]')];

/** Acts on a key. True if the key had a meaning. */
function act(key: string, target: HTMLElement): boolean {
  const current = target.closest<HTMLElement>('[data-row]');
  if (key === 'j' || key === 'k') return go(current, key === 'j' ? 1 : -1);
  if (!current) return false;
  if (key === 'x') return press(current, 'input[type="checkbox"]');
  if (key === 'm') return press(current, '[aria-haspopup="menu"]');
  return current === target && actOnRow(key, current);
}

/** Acts on keys that mean something else on a link, a box or a button of the row. */
function actOnRow(key: string, row: HTMLElement): boolean {
  const all = rows();
  if (key === 'ArrowDown') return go(row, 1);
  if (key === 'ArrowUp') return go(row, -1);
  if (key === 'Home') return focus(all[0]);
  if (key === 'End') return focus(all.at(-1));
  return key === 'Enter' && press(row, 'a[href]');
}

function go(from: HTMLElement | null, by: 1 | -1): boolean {
  const all = rows();
  if (!from) return focus(all[0]);
  return focus(all[all.indexOf(from) + by]);
}

function focus(row: HTMLElement | undefined): boolean {
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined;
}

function press(row: HTMLElement, what: string): boolean {
  const control = row.querySelector<HTMLElement>(what);
  control?.click();
  return control !== null;
}
