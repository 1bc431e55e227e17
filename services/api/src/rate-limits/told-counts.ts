import { AsyncLocalStorage } from 'node:async_hooks';

/** What a limit said when it counted something. */
export interface Count {
  /** Of the limit. */
  name: string;
  points: number;
  seconds: number;
  /** How many more it allows, */
  remaining: number;
  /** and for how long: then it begins anew. */
  msBeforeNext: number;
}

type Listener = (count: Count) => void;

const listener = new AsyncLocalStorage<Listener>();

/** Does work of which each count is told. */
export const whereCountsAreTold = <T>(tell: Listener, work: () => T): T => listener.run(tell, work);

/** Tells whoever has this work done what a limit said. */
export const tellCount = (count: Count): void => listener.getStore()?.(count);
