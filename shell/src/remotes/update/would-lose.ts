import { readNotices } from '@camp/shell-api';
import { hasUnsavedInput } from './unsaved-input.ts';
import { areWritesUnderWay } from './writes-under-way.ts';

const dialog = '[role=dialog], [role=alertdialog], dialog[open]';

/** Whether loading a document now would take something from the visitor. */
export function wouldLose(): boolean {
  return (
    !navigator.onLine ||
    hasUnsavedInput() ||
    areWritesUnderWay() ||
    readNotices().length > 0 ||
    document.querySelector(dialog) !== null ||
    [...document.querySelectorAll('audio')].some(({ paused }) => !paused)
  );
}
