import type { CostlyWork } from '@camp/contracts/operations/operation';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a limit said when it counted something. */
export interface Count {
  /** Of the limit. */
  name: string;
  points: number;
  seconds: number;
  /** How many more it allows, */
  remaining: number;
  /** and for how long: then it starts over. */
  msBeforeNext: number;
}

/** The call that is being answered. */
interface CallAtHand {
  /** Told what a limit says. */
  tell: (count: Count) => void;
  /** What its operation says that it costs. */
  cost: () => CostlyWork | undefined;
}

const atHand = new AsyncLocalStorage<CallAtHand>();

/** Does work of which each count is told, and whose costs must be declared. */
export const answering = <T>(call: CallAtHand, work: () => T): T => atHand.run(call, work);

/** Tells whoever has this work done what a limit said. */
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
