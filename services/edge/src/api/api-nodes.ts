import type { Logger } from 'pino';
import { type ApiAnswer, type Call, CallFailed, isSafe } from './api-call.ts';
import { ApiNode } from './api-node.ts';

/** Interval of readiness checks of each process, and time limit of one check, in milliseconds. */
const pollIntervalMs = 500;
const answerTimeoutMs = 1_500;

/**
 * The processes of the API. One that is not ready gets calls only while no other is; then the one that
 * answered last comes first, since one that hangs has answered nothing for a while. A call that failed goes
 * on to the next one, if it changes nothing or cannot have arrived (docs/decisions/operations.md#0181).
 */
export class ApiNodes {
  private readonly nodes: readonly ApiNode[];
  private readonly log: Logger;

  constructor(addresses: readonly string[], log: Logger) {
    this.nodes = addresses.map((address) => new ApiNode(address));
    this.log = log;
    if (this.nodes.length > 1) for (const node of this.nodes) void this.watch(node);
  }

  /**
   * Returns the first answer of a process, as soon as it begins. A safe call that gets a 503 goes on to the next
   * process while another is ready; the 503 counts if no other answers. @throws when none answers.
   */
  async call(call: Call): Promise<NodeAnswer> {
    const refusals: NodeAnswer[] = [];
    const asking = { method: call.method, isGone: () => call.response.closed };
    try {
      const answer = await this.tryInTurn(async (node, others) => {
        const given = { answer: await node.call(call), address: node.address };
        const isRefusal = given.answer.status === 503 && isSafe(call);
        if (!isRefusal || !others.some(({ isReady }) => isReady)) return given;
        refusals.push(given);
        throw new Error('It cannot answer now, and another may.');
      }, asking);
      for (const refusal of refusals) refusal.answer.discard();
      return answer;
    } catch (error) {
      const [refusal] = refusals;
      if (refusal) return refusal;
      throw error;
    }
  }

  /** Fetches a path; asks the next process if one does not answer. */
  async fetch(path: string, options: RequestInit): Promise<Response> {
    const isGone = () => options.signal?.aborted ?? false;
    return this.tryInTurn((node) => fetch(node.address + path, options), { method: 'GET', isGone });
  }

  /**
   * Returns 1 for each process that is ready, else 0, by address: as last seen, or as it says now if there is
   * only one.
   */
  async readiness(): Promise<Record<string, number>> {
    const [alone, ...others] = this.nodes;
    if (!alone || others.length > 0) return this.each(({ isReady }) => Number(isReady));
    return { [alone.address]: Number((await problemOf(alone)) === null) };
  }

  /** Returns a number for each process, by its address. */
  each(value: (node: ApiNode) => number): Record<string, number> {
    return Object.fromEntries(this.nodes.map((node) => [node.address, value(node)]));
  }

  private async tryInTurn<T>(
    ask: (node: ApiNode, others: ApiNode[]) => Promise<T>,
    asking: Asking,
  ): Promise<T> {
    const order = this.bestFirst();
    for (const [index, node] of order.entries()) {
      const others = order.slice(index + 1);
      try {
        return await ask(node, others);
      } catch (error) {
        if (asking.isGone()) throw error;
        if (isUnreachable(error)) this.leaveOut(node, 'it cannot be reached');
        if (others.length === 0 || !mayGoOn(asking, error)) throw error;
      }
    }
    throw new Error('There is no API.');
  }

  private bestFirst(): ApiNode[] {
    const isAnyReady = this.nodes.some(({ isReady }) => isReady);
    return this.nodes.toSorted((a, b) =>
      isAnyReady
        ? Number(b.isReady) - Number(a.isReady) || a.underWay - b.underWay
        : b.answeredAt - a.answeredAt,
    );
  }

  private async watch(node: ApiNode): Promise<void> {
    const problem = await problemOf(node);
    if (problem) this.leaveOut(node, problem);
    else this.takeBack(node);
    if (problem === hangs && this.nodes.some(({ isReady }) => isReady)) node.breakOff();
    setTimeout(() => void this.watch(node), pollIntervalMs).unref();
  }

  private leaveOut(node: ApiNode, reason: string): void {
    if (!node.isReady || this.nodes.length === 1) return;
    node.isReady = false;
    node.closeIdle();
    this.log.warn({ address: node.address, reason }, 'an API is left out');
  }

  private takeBack(node: ApiNode): void {
    if (node.isReady) return;
    node.isReady = true;
    this.log.info({ address: node.address }, 'an API is ready again');
  }
}

/** Method of a request; `isGone` says that no one waits for the answer any more. */
interface Asking {
  method: string;
  isGone: () => boolean;
}

interface NodeAnswer {
  answer: ApiAnswer;
  /** Of the process that gave it. */
  address: string;
}

const hangs = 'it does not answer in time';

/** Returns why a process should be left out; null if it should not. */
async function problemOf({ address }: ApiNode): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(answerTimeoutMs);
    const answer = await fetch(`${address}/readyz`, { signal });
    await answer.arrayBuffer();
    return answer.ok ? null : `it says ${answer.status} at /readyz`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? hangs : 'it cannot be reached';
  }
}

const isUnreachable = (error: unknown) => error instanceof CallFailed && error.isUnsent;

const mayGoOn = (asking: Asking, error: unknown) => isSafe(asking) || isUnreachable(error);
