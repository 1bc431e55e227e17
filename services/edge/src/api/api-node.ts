import { Client, type Dispatcher, Pool } from 'undici';
import { type ApiAnswer, ApiCall, type Call, CallFailed, isSafe } from './api-call.ts';

const options = {
  /* Longest wait for an answer, and for more of it, in milliseconds. */
  headersTimeout: 30_000,
  bodyTimeout: 30_000,
  /* One call at a time has a connection: another would wait for its answer. */
  pipelining: 1,
  allowH2: false,
} satisfies Client.Options;

/** One for all calls: making an error takes a tenth of the time of a call. */
const hasEnded = new Error('The visitor has gone, or has the whole answer.');

/** Most connections to one process. */
const connections = 256;

/** One process of the API, as this edge sees it. */
export class ApiNode {
  /** Without a slash at its end. */
  readonly address: string;
  isReady = true;
  /** Calls that it has not begun to answer. */
  underWay = 0;
  /** Time when it last began an answer, in milliseconds of the process's clock. */
  answeredAt = 0;
  /** Calls that it gave no answer to. */
  failures = 0;
  private pool: Pool;
  private readonly origin: string;
  private readonly folder: string;
  private readonly repeatable = new Set<ApiCall>();

  constructor(address: string) {
    const { origin, pathname } = new URL(address);
    this.address = address.replace(/\/$/, '');
    this.origin = origin;
    this.folder = pathname.replace(/\/$/, '');
    this.pool = this.newPool();
  }

  /** Returns the answer as soon as it begins. A safe call whose connection broke off is sent again. */
  async call(call: Call): Promise<ApiAnswer> {
    this.underWay += 1;
    try {
      const answer = await this.sendTwice(call);
      this.answeredAt = performance.now();
      return answer;
    } catch (error) {
      if (!call.response.closed) this.failures += 1;
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  /** Closes its idle connections, so that none is used again just when the process closes it. */
  closeIdle(): void {
    const before = this.pool;
    this.pool = this.newPool();
    void before.close();
  }

  /** Breaks off the calls that another process may answer as well. */
  breakOff(): void {
    for (const call of this.repeatable) call.breakOff(new Error('The API hangs.'));
  }

  private async sendTwice(call: Call): Promise<ApiAnswer> {
    try {
      return await this.sendBy(this.pool, call);
    } catch (error) {
      if (!isSafe(call) || call.response.closed || !isCut(error)) throw error;
      /* The API may have closed it just when it was used again. */
      const connection = new Client(this.origin, options);
      const answer = this.sendBy(connection, call);
      void connection.close();
      return answer;
    }
  }

  private async sendBy(dispatcher: Dispatcher, call: Call): Promise<ApiAnswer> {
    const { method, path, headers, body, response } = call;
    const sent = new ApiCall();
    const end = () => sent.breakOff(hasEnded);
    response.once('close', end);
    if (isSafe(call)) this.repeatable.add(sent);
    try {
      return await sent.begin(dispatcher, { method, path: this.folder + path, headers, body });
    } catch (error) {
      response.off('close', end);
      throw error;
    } finally {
      this.repeatable.delete(sent);
    }
  }

  private newPool(): Pool {
    return new Pool(this.origin, { ...options, connections });
  }
}

const isCut = (error: unknown) => error instanceof CallFailed && error.isCut;
