import { pressedKey } from '@camp/ui/actions/pressed-key';
import { isOfReact } from '#document/is-of-react.ts';

/** Kept from before any remote ran. */
const later = setTimeout;

/** True for what the shell draws itself: React draws it, and no remote is around it. */
export const isOfShell = (element: Element): boolean =>
  isOfReact(element) && !element.closest('[data-remote]');

/**
 * Returns the dialogs and popovers of remotes that lie above everything else. Extensions of the browser bring elements
 * with a hyphen in their name.
 */
function topLayer(): HTMLElement[] {
  if (!('popover' in HTMLElement.prototype)) return [];
  const open = document.querySelectorAll<HTMLElement>('dialog:modal, :popover-open');
  return [...open].filter((element) => !isOfShell(element) && !element.localName.includes('-'));
}

/** Closes what remotes have opened above everything else. */
export function closeTopLayer(): void {
  for (const element of topLayer()) {
    if (element.matches(':popover-open')) element.hidePopover();
    else (element as HTMLDialogElement).close();
  }
}

/** Makes Escape close what a remote has opened above everything else, also where it does not want that. */
export function closeByEscape(event: KeyboardEvent): void {
  if (!event.isTrusted || pressedKey(event) !== 'Escape') return;
  const { length } = topLayer();
  later(() => length > 0 && topLayer().length === length && closeTopLayer());
}
