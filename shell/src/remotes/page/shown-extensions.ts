import { isSwitchedOff, type SetValues } from '@camp/contracts/site/app-settings';
import { mayOpen, type Role } from '@camp/contracts/site/roles';
import type { InlinedExtension } from '@camp/release/document/release-document';
import type { DrawnSlot } from '@camp/shell-api';

interface Viewer {
  /** Null signed out. */
  role: Role | null;
  /** The values that the slot gives. */
  data: DrawnSlot['data'];
  /** Values that staff have set for this visitor. */
  values: SetValues;
}

/** Returns the extensions that this visitor may see, that are not switched off, and whose conditions are met. */
export const shownExtensions = (
  extensions: readonly InlinedExtension[],
  { role, data, values }: Viewer,
): InlinedExtension[] =>
  extensions.filter(
    ({ remote, module, access, when = {} }) =>
      mayOpen(access, role) &&
      !isSwitchedOff(values, { app: remote, part: 'extension', name: module }) &&
      Object.entries(when).every(([name, value]) => data[name] === value),
  );
