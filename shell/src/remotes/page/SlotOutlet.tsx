import { type DrawnSlot, SlotDataContext, useSession, useSetValues } from '@camp/shell-api';
import { use } from 'react';
import { readInlinedRelease } from '#document/release.ts';
import { Extension } from './Extension.tsx';
import { extensionsOf } from './extension-list.ts';
import { shownExtensions } from './shown-extensions.ts';

export { extensionsOf };

const { remotes } = readInlinedRelease();

/** Draws what other apps add to one slot, for this visitor and these data. */
export default function SlotOutlet(drawn: DrawnSlot) {
  const { session } = useSession();
  const role = session.status === 'signed-in' ? session.user.role : null;
  const { slot, data, reserve, children, waiting, lost } = drawn;
  const values = useSetValues();
  const shown = shownExtensions(use(extensionsOf(slot.name)), { role, data, values });

  const added = shown.flatMap(({ remote, module, title = { en: module, fr: module } }) => {
    const release = remotes[remote];
    if (!release) return [];
    const name = `${remote}/${module}`;
    const address = { remote, release, page: module };
    const content = <Extension key={name} {...{ address, reserve, waiting, lost }} />;
    return [{ name, title, content }];
  });

  return (
    <SlotDataContext value={drawn}>
      {children ? children(added) : added.map(({ content }) => content)}
    </SlotDataContext>
  );
}
