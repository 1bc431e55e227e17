import type { CampgroundQuery } from '@camp/contracts/places/campgrounds';
import { useEffect, useReducer } from 'react';

/** The last choice, while its address has not come yet. */
export interface Choice {
  state: CampgroundQuery;
  /** The address at which it was made. */
  before: URLSearchParams;
  /** The addresses that the choices just before it lead to. */
  passing: readonly string[];
  /** The address that it leads to. */
  after: string;
  /** True if it is typed text. */
  isTyped: boolean;
}

/** Returns the choice whose address is still on its way, and a function that sets the next one. */
export function useChoice(params: URLSearchParams) {
  /*
   * In a reducer: `useState` drops what equals the state of a drawing that never came on screen, and would not hear
   * Back while the address of a choice is being drawn.
   */
  const [chosen, choose] = useReducer(newer, null);
  const waiting = chosen && isOnItsWay(chosen, params) ? chosen : null;
  if (chosen !== waiting) choose(null);
  useEffect(() => {
    /* Back may come before the address of a choice was drawn: then that one is not waited for any more. */
    const forget = () => choose(null);
    globalThis.addEventListener('popstate', forget);
    return () => globalThis.removeEventListener('popstate', forget);
  }, []);
  return [waiting, choose] as const;
}

const newer = (_before: Choice | null, next: Choice | null) => next;

const isOnItsWay = ({ before, passing }: Choice, params: URLSearchParams) =>
  before === params || passing.includes(params.toString());
