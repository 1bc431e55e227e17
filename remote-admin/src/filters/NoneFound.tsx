import { Link } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/StateMessage';

interface Props {
  texts: { noneFound: string; noneFoundText: string; clearSearch: string };
  /** The part of the address without what was searched for. */
  withoutSearch: string;
}

/** Says that nothing matches, as distinct from an empty list: the search can be cleared. */
export function NoneFound({ texts, withoutSearch }: Props) {
  return (
    <EmptyState
      of="matches"
      size="list"
      title={texts.noneFound}
      action={<Link to={{ search: withoutSearch }}>{texts.clearSearch}</Link>}
    >
      {texts.noneFoundText}
    </EmptyState>
  );
}
