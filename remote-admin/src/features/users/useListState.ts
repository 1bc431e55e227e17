import { useSearchParams } from '@camp/shell-api';
import { type ListState, readListState, writeListState } from './list-state.ts';

/** The list's state in the address; a change replaces the history entry, so that Back leaves the list. */
export function useListState(): [ListState, (next: ListState) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readListState(params),
    (next) => setParams(writeListState(next), { replace: true, preventScrollReset: true }),
  ];
}
