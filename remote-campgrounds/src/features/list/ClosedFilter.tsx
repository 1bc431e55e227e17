import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import type { CampgroundList } from '#places/campgrounds.queries.ts';
import { Choice } from './Choices.tsx';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';

interface Props {
  controls: Pick<ListControls, 'state' | 'change'>;
  /** Undefined before the first answer. */
  closures: CampgroundList['closures'] | undefined;
}

/** Filters out what is closed now, and says how that is known (docs/decisions/0256-not-closed-now.md). */
export function ClosedFilter({ controls: { state, change }, closures }: Props) {
  const { closures: texts } = useMessages(messages);
  const isChosen = state.closed !== undefined;

  return (
    <>
      <Muted size="small">{texts[closures?.known_by ?? 'live']}</Muted>
      <Choice
        name={texts.notClosed}
        count={closures?.left ?? undefined}
        note={undefined}
        isChosen={isChosen}
        onToggle={() => change({ closed: isChosen ? undefined : 'hide' })}
      />
    </>
  );
}
