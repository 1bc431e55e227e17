import { Button } from '@camp/ui/actions/Button';
import { EmptyState } from '@camp/ui/feedback/EmptyState';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { cleared, isNarrowed, turnedTo } from './list-state.ts';
import { messages } from './messages.ts';
import type { ListControls } from './useListState.ts';

interface Props {
  list: ListControls;
  /** Before the button that was pressed goes away. */
  onLeave: () => void;
}

/** Says that nobody is here, why, and what to do about it. */
export function NoUsers({ list: { state, go }, onLeave }: Props) {
  const { title, ...texts } = useMessages(messages).empty;
  const offer = (label: string, next: typeof state) => (
    <Button
      variant="secondary"
      onClick={() => {
        onLeave();
        go(next);
      }}
    >
      {label}
    </Button>
  );

  if (state.cursor) {
    return (
      <EmptyState title={title} action={offer(texts.firstPage, turnedTo(state, null))}>
        {texts.pageGone}
      </EmptyState>
    );
  }
  if (isNarrowed(state)) {
    return (
      <EmptyState title={title} action={offer(texts.clear, cleared(state))}>
        {texts.nobodyFits}
      </EmptyState>
    );
  }
  return <EmptyState title={title}>{texts.nobodyYet}</EmptyState>;
}
