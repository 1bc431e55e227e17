import { type QueryForm, type QueryValue, withQuery } from '@camp/contracts/client/query-string';
import { useLocation, useSearchParams } from '@camp/shell-api';
import { useRef } from 'react';

/** New values by name, as fields have them: the form decides what counts, and the empty text clears a value. */
export type Change<State> = { [Name in keyof State]?: QueryValue };

type Step<State> = Change<State> | ((now: State) => Change<State>);

export interface QueryState<State> {
  state: State;
  /** Query of the list's first page, as it is saved and exported; empty for the plain list. */
  query: string;
  /** Number of filters that are set, without the search. */
  filterCount: number;
  /** True if a search or a filter is set. */
  isFiltered: boolean;
  /** For a choice or another page: Back undoes it. */
  change: (step: Step<State>) => void;
  /** For typed text: Back undoes all of it at once, however many pauses the typing had. */
  type: (name: keyof State, text: string) => void;
  /** Shows the list of a saved query. */
  apply: (query: string) => void;
  /** Clears the search and all filters; the order stays. */
  reset: () => void;
  /** Returns the part of the address that a link to a changed list needs. */
  searchWith: (change: Change<State>) => string;
}

interface QueryStateOptions {
  /** Parameters that are the page's, not the list's: they stay when the list changes. */
  kept?: readonly string[];
  /** True if the page has one entry in the history, however often its list changes: Back leaves it. */
  isOneEntry?: boolean;
}

/** The state of a list, kept in the page's address. */
export function useQueryState<State extends object>(
  form: QueryForm<State>,
  { kept = [], isOneEntry = false }: QueryStateOptions = {},
): QueryState<State> {
  const [params, setParams] = useSearchParams();
  const { state: mark } = useLocation();
  const state = form.read(params);
  const last = useRef('');

  /** Goes to a state. Texts that are typed into the same field one after the other share an entry of the history. */
  function go(next: State, typedInto?: keyof State) {
    const now = paramsNow();
    const written = form.write(next);
    for (const name of kept) {
      const value = now.get(name);
      if (value !== null) written.set(name, value);
    }
    const typed = typedInto && `typed ${String(typedInto)}`;
    /* On a busy machine, the entry of the last pause may not be drawn yet. */
    const isTypedOn = typed && (mark === typed || last.current === `${typed} ${now}`);
    last.current = `${typed} ${written}`;
    setParams(written, {
      replace: isOneEntry || Boolean(isTypedOn),
      state: typed,
      preventScrollReset: true,
    });
  }

  function change(step: Step<State>) {
    const now = form.read(paramsNow());
    go(changed(form, now, typeof step === 'function' ? step(now) : step));
  }

  function type(name: keyof State, text: string) {
    const now = form.read(paramsNow());
    const next = changed(form, now, { [name]: text } as Change<State>);
    if (String(form.write(next)) !== String(form.write(now))) go(next, name);
  }

  return {
    state,
    query: form.write(changed(form, state, {})).toString(),
    ...countsOf(form, state),
    change,
    type,
    apply: (query) => change(form.read(new URLSearchParams(query))),
    reset: () => change((now) => cleared(form, now)),
    searchWith: (to) => withQuery('', form.write(changed(form, state, to))),
  };
}

/** Returns the current address: the screen may lag behind it, and a second choice must not undo the first. */
const paramsNow = () => new URLSearchParams(globalThis.location.search);

/** Returns the state after a change, on the list's first page unless the change names another. */
export function changed<State extends object>(
  form: QueryForm<State>,
  now: State,
  change: Change<State>,
): State {
  const next = { ...now, cursor: undefined, ...change };
  return form.read(form.write(next));
}

/** Returns the list without search and filters, in the current order. */
export function cleared<State extends object>(form: QueryForm<State>, now: State): State {
  const { sort, dir } = now as { sort?: unknown; dir?: unknown };
  return { ...form.read(new URLSearchParams()), ...(sort !== undefined && { sort, dir }) };
}

/** Returns how many filters are set; one with several values counts once. */
export function countsOf<State extends object>(form: QueryForm<State>, state: State) {
  const names = new Set(form.write(state).keys());
  for (const name of ['sort', 'dir', 'cursor']) names.delete(name);
  const isFiltered = names.size > 0;
  for (const name of ['search', 'q']) names.delete(name);
  return { filterCount: names.size, isFiltered };
}
