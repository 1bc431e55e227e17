import { notify, useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { errorMessage } from '@camp/ui/i18n/error-message';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useRef } from 'react';
import { QuietButton } from '@camp/staff/display/actions';
import { messages } from './messages.ts';
import {
  exactCountQuery,
  isCapped,
  type ListState,
  type UsersPageData,
  withExactCount,
} from './users.queries.ts';
import type { StaffScope } from '@camp/staff/staff-scope';
import styles from './users.module.css';

interface Counting {
  isCounting: boolean;
  countAll: () => void;
}

interface CountedPage extends Counting {
  page: UsersPageData | undefined;
}

/** Returns the page, with exact numbers once they were asked for, and the function that asks for them. */
export function useCounted(
  page: UsersPageData | undefined,
  list: { scope: StaffScope; state: ListState },
): CountedPage {
  const { countFailed } = useMessages(messages);
  const count = useQuery({ ...exactCountQuery(list), enabled: false });

  async function countAll() {
    const { error } = await count.refetch();
    if (error) notify({ tone: 'danger', text: errorMessage(error, countFailed) });
  }

  return {
    page: page && count.data ? withExactCount(page, count.data) : page,
    isCounting: count.isFetching,
    countAll: () => void countAll(),
  };
}

interface Props extends Counting {
  page: UsersPageData | undefined;
  /** True if a search or a filter is set. */
  isFiltered: boolean;
}

/** Shows the number of users and, if the count stopped early, the button that counts them all. */
export function ListCount({ page, isFiltered, isCounting, countAll }: Props) {
  const { countAll: label, counting } = useMessages(messages);
  const status = useRef<HTMLParagraphElement>(null);

  /** The button goes away once all are counted. Screen readers announce the new number. */
  function start() {
    status.current?.focus();
    countAll();
  }

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles.range}>
        <Range page={page} isFiltered={isFiltered} />
      </p>
      {page && isCapped(page) && (
        <QuietButton pending={isCounting} pendingLabel={counting} onClick={start}>
          {label}
        </QuietButton>
      )}
    </>
  );
}

/** '9 of 47 users', with numbers as the reader writes them. */
function Range({ page, isFiltered }: Pick<Props, 'page' | 'isFiltered'>): string {
  const language = useLanguage();
  const { showing, none, atLeast } = useMessages(messages);
  if (!page) return '';
  const { users, total, all } = page;
  if (users.length === 0 && !isFiltered) return none;

  const written = (value: number, capped?: boolean) => {
    const number = formatNumber(value, language);
    return capped ? atLeast({ number }) : number;
  };
  const { first, last, isFromEnd } = placesOf(page);
  const isWhole = users.length === total;
  return showing({
    first: isWhole ? null : written(first),
    last: written(last),
    isFromEnd,
    total: written(total, page.total_capped),
    all: isFiltered ? written(all, page.all_capped) : null,
    isOne: total === 1,
  });
}

/** Returns the places of the first and last row, counted from the start of the list or from its end. */
function placesOf({ users, first }: UsersPageData) {
  const last = first + users.length - 1;
  return first < 0
    ? { first: -last, last: -first, isFromEnd: true }
    : { first, last, isFromEnd: false };
}
