import { mayOpen, type Role } from '@camp/contracts/site/roles';
import type { InlinedExtension } from '@camp/release/document/release-document';
import type { DrawnSlot } from '@camp/shell-api';

interface Viewer {
  /** Null signed out. */
  role: Role | null;
  /** The values that the slot gives. */
  data: DrawnSlot['data'];
}

/** Returns the extensions that this visitor may see, and whose conditions are met. */
export const shownExtensions = (
  extensions: readonly InlinedExtension[],
  { role, data }: Viewer,
): InlinedExtension[] =>
  extensions.filter(
    ({ access, when = {} }) =>
      mayOpen(access, role) && Object.entries(when).every(([name, value]) => data[name] === value),
  );
