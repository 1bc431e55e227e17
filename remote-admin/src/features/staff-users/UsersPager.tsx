import { lastPageCursor } from '@camp/contracts/staff-users';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Pager } from '@camp/ui/navigation/Pager';
import { turnedTo } from './list-state.ts';
import { messages } from './messages.ts';
import type { ListControls } from './useListState.ts';
import type { UsersPageData } from './users-query.ts';

interface Props {
  page: UsersPageData;
  list: ListControls;
  isTurning: boolean;
  onTurn: () => void;
}

/** The ways to the other pages. */
export function UsersPager({ page: { previous, next }, list, isTurning, onTurn }: Props) {
  const { name, ...labels } = useMessages(messages).pages;
  const step = (label: string, to: { isThere: boolean; cursor: string | null }) => ({
    label,
    isOpen: to.isThere && !isTurning,
    onGo: () => {
      list.go(turnedTo(list.state, to.cursor));
      onTurn();
    },
  });
  const isBefore = previous !== null;
  const isAfter = next !== null;
  if (!isBefore && !isAfter) return null;

  return (
    <Pager
      name={name}
      steps={[
        step(labels.first, { isThere: isBefore, cursor: null }),
        step(labels.previous, { isThere: isBefore, cursor: previous }),
        step(labels.next, { isThere: isAfter, cursor: next }),
        step(labels.last, { isThere: isAfter, cursor: lastPageCursor }),
      ]}
    />
  );
}
