import type { CostlyWork } from '@camp/contracts/operations/operation';
import { AsyncLocalStorage } from 'node:async_hooks';

/** State of a limit after it counted something. */
export interface Count {
  /** Name of the limit. */
  name: string;
  points: number;
  seconds: number;
  /** Number of further counts that it allows, */
  remaining: number;
  /** and time until it starts over. */
  msBeforeNext: number;
}

/** The call that is being answered. */
interface CallAtHand {
  /** Receives the state of each limit that counts. */
  tell: (count: Count) => void;
  /** Returns the cost that its operation declares. */
  cost: () => CostlyWork | undefined;
}

const atHand = new AsyncLocalStorage<CallAtHand>();

/** Does work whose counts are reported to the call, and whose costs must be declared. */
export const answering = <T>(call: CallAtHand, work: () => T): T => atHand.run(call, work);

/** Reports the state of a limit to the call at hand, if there is one. */
export const tellCount = (count: Count): void => atHand.getStore()?.tell(count);

/** @throws where a call does costly work and its operation does not say so. */
export function requireDeclared(work: CostlyWork): void {
  const call = atHand.getStore();
  if (call && call.cost() !== work) {
    throw new Error(
      `The call does ${work}: say so by its cost in packages/contracts/src/operations.`,
    );
  }
}
