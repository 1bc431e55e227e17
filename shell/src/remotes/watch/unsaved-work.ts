import { readNotices } from '@camp/shell-api';
import { hasPendingWrites } from './pending-writes.ts';

const dialog = '[role=dialog], [role=alertdialog], dialog[open]';

/** True if loading a document now would cost the visitor something. */
export function hasUnsavedWork(): boolean {
  return (
    !navigator.onLine ||
    hasUnsavedInput() ||
    hasPendingWrites() ||
    readNotices().length > 0 ||
    document.querySelector(dialog) !== null ||
    [...document.querySelectorAll('audio')].some(({ paused }) => !paused)
  );
}

/** Elements that hold input. Outside a form, a slider or checkbox is a control and holds nothing. */
const field = [
  'form :is(input, select, textarea)',
  'input:not([type=range], [type=checkbox], [type=radio])',
  'textarea',
  '[contenteditable]',
].join(', ');

/** Searches and filters can be repeated, and the address keeps them. */
const search = 'search, [role=search], [type=search]';

/** Forms and single fields that the visitor has changed. */
const changed = new Set<Element>();

/** Tracks changes in any form until it is submitted or reset. */
export function watchInput(): void {
  for (const event of ['input', 'change']) document.addEventListener(event, noteChange, true);
  for (const event of ['submit', 'reset']) document.addEventListener(event, noteEnd, true);
}

/** True if a form on the page holds input that was not submitted. */
export function hasUnsavedInput(): boolean {
  for (const element of changed) {
    if (!element.isConnected) changed.delete(element);
  }
  return changed.size > 0;
}

function noteChange({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(field) || target.closest(search)) return;
  changed.add(target.closest('form') ?? target);
}

function noteEnd({ target }: Event): void {
  if (target instanceof Element) changed.delete(target);
}
