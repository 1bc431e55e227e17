import { useLocation, useSearchParams } from '@camp/shell-api';
import { paramsNow } from '#filters/params-now.ts';
import { type ListState, readListState, searchedFor, writeListState } from './users.queries.ts';

type Change = (now: ListState) => ListState;

export interface ListControls {
  state: ListState;
  /** For a choice or another page: Back undoes it. */
  go: (change: Change) => void;
  /** For typed text: Back undoes all of it at once, however many pauses the typing had. */
  search: (text: string) => void;
}

/** Marks a history entry made by typing. */
const typed = 'typed';

/** The list's state in the address. */
export function useListState(): ListControls {
  const [params, setParams] = useSearchParams();
  const { state: mark } = useLocation();

  function change(make: Change, options?: { replace: boolean; state: string }) {
    const next = writeListState(make(readListState(paramsNow())));
    setParams(next, { ...options, preventScrollReset: true });
  }

  return {
    state: readListState(params),
    go: change,
    search: (text) =>
      change((now) => searchedFor(now, text), { replace: mark === typed, state: typed }),
  };
}
