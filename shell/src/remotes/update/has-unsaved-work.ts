import { readNotices } from '@camp/shell-api';
import { hasUnsavedInput } from './unsaved-input.ts';
import { hasPendingWrites } from './pending-writes.ts';

const dialog = '[role=dialog], [role=alertdialog], dialog[open]';

/** Whether loading a document now would cost the visitor something. */
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
