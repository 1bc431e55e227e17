import { Agent, type ClientRequest, type IncomingMessage, request as callHttp } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as callHttps } from 'node:https';

/** Longest wait for an answer of the API, in milliseconds. */
const answerTimeoutMs = 30_000;

const connections = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64 };

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Aborts when the visitor goes away. */
  gone: AbortSignal;
}

/** Whether a call may be made twice: it changes nothing (RFC 9110, 9.2.1). */
export const isSafe = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD';

/** One process of the API, as this edge sees it. */
export class ApiNode {
  /** Without a slash at its end. */
  readonly address: string;
  isReady = true;
  /** Calls that it has not begun to answer. */
  underWay = 0;
  /** Calls that it gave no answer to. */
  failures = 0;
  private readonly agent: Agent;
  private readonly send: typeof callHttp;
  private readonly place: { protocol: string; hostname: string; port: string };
  private readonly folder: string;
  private readonly repeatable = new Set<ClientRequest>();

  constructor(address: string) {
    const { protocol, hostname, port, pathname } = new URL(address);
    const isHttps = protocol === 'https:';
    this.address = address.replace(/\/$/, '');
    this.agent = isHttps ? new HttpsAgent(connections) : new Agent(connections);
    this.send = isHttps ? callHttps : callHttp;
    this.place = { protocol, hostname: hostname.replaceAll(/[[\]]/g, ''), port };
    this.folder = pathname.replace(/\/$/, '');
  }

  /** Gives the answer as soon as it begins. One on a kept connection that was closed meanwhile is asked anew. */
  async call(call: Call): Promise<IncomingMessage> {
    this.underWay += 1;
    try {
      return await this.sendTwice(call);
    } catch (error) {
      if (!call.gone.aborted) this.failures += 1;
      throw error;
    } finally {
      this.underWay -= 1;
    }
  }

  private async sendTwice(call: Call): Promise<IncomingMessage> {
    try {
      return await this.sendBy(this.agent, call);
    } catch (error) {
      if (!isSafe(call) || call.gone.aborted || !isStale(error)) throw error;
      return this.sendBy(false, call);
    }
  }

  /** Its idle connections close, so that none is used again just when the process closes it. */
  closeIdle(): void {
    const sockets = Object.values(this.agent.freeSockets).flatMap((each) => each ?? []);
    for (const socket of sockets) socket.destroy();
  }

  /** Breaks off the calls that another process may answer as well. */
  breakOff(): void {
    for (const outgoing of this.repeatable) outgoing.destroy(new Error('The API hangs.'));
  }

  private sendBy(agent: Agent | false, call: Call): Promise<IncomingMessage> {
    const { method, path, headers, body, gone } = call;
    return new Promise((resolve, reject) => {
      const to = { ...this.place, agent, method, path: this.folder + path, headers };
      const outgoing = this.send(to);
      const end = () => outgoing.destroy();
      if (isSafe(call)) this.repeatable.add(outgoing);
      outgoing.setTimeout(answerTimeoutMs, () => outgoing.destroy(new Error('no answer in time')));
      outgoing.once('response', (answer) => {
        this.repeatable.delete(outgoing);
        resolve(answer);
      });
      outgoing.on('error', (cause) => reject(new CallFailed(outgoing, cause)));
      outgoing.once('close', () => {
        this.repeatable.delete(outgoing);
        gone.removeEventListener('abort', end);
      });
      gone.addEventListener('abort', end);
      outgoing.end(body);
    });
  }
}

/** A call without an answer. */
export class CallFailed extends Error {
  /** Whether the API cannot have got it: there was no connection. */
  readonly isUnsent: boolean;
  readonly wasKept: boolean;

  constructor(outgoing: ClientRequest, cause: NodeJS.ErrnoException) {
    super(cause.message, { cause });
    this.isUnsent = cause.syscall === 'connect' || cause.syscall === 'getaddrinfo';
    this.wasKept = outgoing.reusedSocket && cause.code === 'ECONNRESET';
  }
}

const isStale = (error: unknown) => error instanceof CallFailed && error.wasKept;
