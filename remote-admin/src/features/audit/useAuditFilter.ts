import { useSearchParams } from '@camp/shell-api';
import {
  type AuditFilter,
  type FilterText,
  readAuditFilter,
  writeAuditFilter,
} from './audit-filter.ts';
import { entryParameter } from './entry-address.ts';

export interface FilterControls {
  filter: AuditFilter;
  /** A choice: Back takes it back. */
  change: (change: Partial<AuditFilter>) => void;
  /** Typed text: Back takes it back at once, however many pauses the typing had. */
  type: (name: FilterText, text: string) => void;
}

/** The filter in the page's address. */
export function useAuditFilter(): FilterControls {
  const [params, setParams] = useSearchParams();

  function write(filter: AuditFilter, options: { replace: boolean }) {
    const next = writeAuditFilter(filter);
    const entry = paramsNow().get(entryParameter);
    if (entry !== null) next.set(entryParameter, entry);
    setParams(next, { ...options, preventScrollReset: true });
  }

  return {
    filter: readAuditFilter(params),
    change: (change) => write({ ...readAuditFilter(paramsNow()), ...change }, { replace: false }),
    type: (name, text) => {
      const now = readAuditFilter(paramsNow());
      if (now[name] !== text) write({ ...now, [name]: text }, { replace: now[name] !== '' });
    },
  };
}

/** What is on screen may be a moment behind the address, as typing settles while it is drawn. */
function paramsNow(): URLSearchParams {
  return new URLSearchParams(globalThis.location.search);
}
