import {
  campgroundFilterSchema,
  type CampgroundQuery,
  campgroundQuerySchema,
} from '@camp/contracts/places/campgrounds';
import { readQuery, withQuery, writeQuery } from '@camp/contracts/client/query-string';
import { useLocation, useSearchParams } from '@camp/shell-api';
import { useIsHydrated } from '@camp/ui/layout/useIsHydrated';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Choice, useChoice } from './useChoice.ts';

/** State of the list, read from the page's address; mistakes in the address are left out. */
export type ListState = CampgroundQuery;

export function readListState(params: URLSearchParams): ListState {
  return readQuery(campgroundQuerySchema, params);
}

/** The address of a state, without defaults. */
export function addressOf(state: ListState): string {
  return withQuery('/campgrounds', writeQuery(state, campgroundQuerySchema));
}

/** Everything, in the usual order. */
export const everything = readListState(new URLSearchParams());

/** Lifts every filter and the search; the order stays. */
export const nothingSet: Change = unset(Object.keys(campgroundFilterSchema.shape));

/** A change of the state; undefined removes a value. */
export type Change = { [Name in keyof ListState]?: ListState[Name] | undefined };

/** Returns the change that removes values. */
export function unset(names: readonly string[]): Change {
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** The state after a change, on its first page. */
export function changed(state: ListState, change: Change): ListState {
  const next = { ...state, page: 1, ...change };
  return readListState(writeQuery(settled(next), campgroundQuerySchema));
}

/** Removes what has no meaning any more: a radius around nothing, an unknown that is not asked about. */
function settled(state: Change): Change {
  const isNear = state.near !== undefined || state.at !== undefined;
  const asked = new Set<string>([...(state.amenity ?? []), ...(state.feature ?? [])]);
  if (state.from ?? state.to) asked.add('season');
  return {
    ...state,
    radius: isNear ? state.radius : undefined,
    sort: state.sort === 'distance' && !isNear ? undefined : state.sort,
    unknown: state.unknown?.filter((name) => asked.has(name)),
  };
}

/** Functions that stay the same, so that nothing is drawn again because of them. */
interface Changes {
  /** For a choice: Back undoes it. */
  change: (change: Change) => void;
  /** For typed text: Back undoes all of it at once, however many pauses the typing had. */
  search: (text: string) => void;
}

export interface ListControls extends Changes {
  state: ListState;
}

/** Parameter of the address; it says that the map stands in the list's place. */
export const viewParameter = 'view';

/** Marks a history entry made by typing. */
const typed = 'typed';

/**
 * The list's state in the address. A page that was rendered ahead shows everything until it has come to life. A
 * choice counts at once: the address follows a moment later, and a checkbox must not wait for it. `onGo` receives
 * each new state before it is drawn.
 */
export function useListState(onGo: (state: ListState) => void): ListControls {
  const [params, setParams] = useSearchParams();
  const { state: mark } = useLocation();
  const isHydrated = useIsHydrated();
  const [waiting, choose] = useChoice(params);
  const state = useMemo(() => {
    if (waiting) return waiting.state;
    return isHydrated && params.size > 0 ? readListState(params) : everything;
  }, [params, waiting, isHydrated]);

  /* Several fields may change before any of them is drawn, as when a page comes to life that was typed into. */
  const undrawn = useRef<Choice | null>(null);
  useLayoutEffect(() => {
    undrawn.current = null;
  });

  function go(change: Change, { isTyped = false }: { isTyped?: boolean } = {}) {
    const last = undrawn.current ?? waiting;
    const replace = isTyped && (last ? last.isTyped : mark === typed);
    const next = changed(last ? last.state : state, change);
    onGo(next);
    const written = withView(writeQuery(next, campgroundQuerySchema));
    const passing = last ? [...last.passing, last.after] : [];
    const after = written.toString();
    undrawn.current = { state: next, before: params, passing, after, isTyped };
    choose(undrawn.current);
    setParams(written, { replace, state: isTyped ? typed : null, preventScrollReset: true });
  }

  const changes = useLatest({
    change: go,
    search: (text) => go({ q: text }, { isTyped: true }),
  });
  return useMemo(() => ({ state, ...changes }), [state, changes]);
}

/** Returns the same functions on each drawing, which call the newest ones. */
function useLatest(given: Changes): Changes {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const [stable] = useState<Changes>(() => ({
    change: (change) => latest.current.change(change),
    search: (text) => latest.current.search(text),
  }));
  return stable;
}

/** Keeps the view in the address: list or map. */
function withView(written: URLSearchParams): URLSearchParams {
  const view = new URLSearchParams(globalThis.location.search).get(viewParameter);
  if (view !== null) written.set(viewParameter, view);
  return written;
}
