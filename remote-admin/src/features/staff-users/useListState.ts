import { useLocation, useSearchParams } from '@camp/shell-api';
import { type ListState, readListState, searchedFor, writeListState } from './list-state.ts';

export interface ListControls {
  state: ListState;
  /** A choice or a turn of the page: Back takes it back. */
  go: (next: ListState) => void;
  /** Text as it is typed: Back takes it back at once, however many pauses the typing had. */
  search: (text: string) => void;
}

/** Marks a history entry that typing has made. */
const typed = 'typed';

/** The list's state in the address. */
export function useListState(): ListControls {
  const [params, setParams] = useSearchParams();
  const { state: mark } = useLocation();
  const state = readListState(params);

  return {
    state,
    go: (next) => setParams(writeListState(next), { preventScrollReset: true }),
    search: (text) =>
      setParams(writeListState(searchedFor(state, text)), {
        replace: mark === typed,
        state: typed,
        preventScrollReset: true,
      }),
  };
}
