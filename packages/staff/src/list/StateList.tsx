import { Link } from '@camp/shell-api';
import { EmptyState } from '@camp/ui/feedback/StateMessage';
import { useMessages } from '@camp/ui/i18n/define-messages';
import type { ComponentProps, ReactNode } from 'react';
import type { QueryState } from '#filters/useQueryState.ts';
import styles from './list.module.css';
import { messages } from './messages.ts';
import type { OlderRows } from './OlderRows.tsx';
import { PagedList, type PagedListProps } from './PagedList.tsx';
import { SettledSearch } from './SettledSearch.tsx';
import { StateLinks } from './StateLinks.tsx';

interface Filter<State> {
  state?: State | undefined;
  search?: string | undefined;
}

interface Texts<State extends string> {
  loadFailed: string;
  loadFailedText: string;
  search: { label: string; placeholder: string };
  byState: string;
  all: string;
  showing: (rows: { shown: number; total: number }) => string;
  older?: ComponentProps<typeof OlderRows>['texts'];
  none: string;
  noneText?: string;
  noneIn: Record<State, string>;
  noneFound: string;
  noneFoundText: string;
}

interface Props<Page, Row, State extends string> extends Pick<
  PagedListProps<Page, Row>,
  'query' | 'rowsOf' | 'children' | 'foot'
> {
  list: QueryState<Filter<State>>;
  /** Longest search, in characters. */
  maxLength: number;
  /** Each state with its name on the link to it. */
  states: readonly { state: State; name: string }[];
  /** Number of the rows that the search finds, in one state or in all. */
  countOf: (page: Page, state?: State) => number;
  texts: Texts<State>;
  empty: 'events' | 'matches';
  /** Further controls beside the search and the states. */
  controls?: ReactNode;
}

/** A list searched by a text and filtered by one state; both are kept in the address. */
export function StateList<Page, Row, State extends string>({
  list,
  maxLength,
  states,
  countOf,
  texts,
  empty,
  controls,
  ...rows
}: Props<Page, Row, State>) {
  const { state, search } = list.state;
  const [first] = rows.query.data?.pages ?? [];
  const count = (of?: State) => (first ? countOf(first, of) : 0);

  return (
    <PagedList
      {...rows}
      texts={{
        title: texts.loadFailed,
        failed: texts.loadFailedText,
        showing: ({ count: shown }) =>
          texts.showing({ shown, total: Math.max(count(state), shown) }),
        older: texts.older,
      }}
      bar={
        <div className={styles.toolbar}>
          <SettledSearch
            {...texts.search}
            maxLength={maxLength}
            value={search ?? ''}
            onSettle={(text) => list.type('search', text)}
          />
          <StateLinks
            label={texts.byState}
            list={list}
            choices={[
              { state: undefined, name: texts.all, count: count() },
              ...states.map((choice) => ({ ...choice, count: count(choice.state) })),
            ]}
          />
          {controls}
        </div>
      }
      empty={
        search ? (
          <NoneFound texts={texts} withoutSearch={list.searchWith({ search: '' })} />
        ) : (
          <EmptyState of={empty} size="list" title={state ? texts.noneIn[state] : texts.none}>
            {state === undefined && texts.noneText}
          </EmptyState>
        )
      }
    />
  );
}

interface NoneFoundProps {
  texts: { noneFound: string; noneFoundText: string };
  /** The part of the address without what was searched for. */
  withoutSearch: string;
}

/** Says that nothing matches, as distinct from an empty list: the search can be cleared. */
function NoneFound({ texts, withoutSearch }: NoneFoundProps) {
  const { clearSearch } = useMessages(messages);

  return (
    <EmptyState
      of="matches"
      size="list"
      title={texts.noneFound}
      action={<Link to={{ search: withoutSearch }}>{clearSearch}</Link>}
    >
      {texts.noneFoundText}
    </EmptyState>
  );
}
