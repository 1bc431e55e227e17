import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { headersToPassOn } from './visitor-request.ts';

type Controller = Dispatcher.DispatchController;

export interface Call {
  method: string;
  /** Path and query. */
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The visitor's response; closed when they go away, or have all of it. */
  response: ServerResponse;
}

/** True if a call may be made twice: it changes nothing (RFC 9110, 9.2.1). */
export const isSafe = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD';

const cutCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** A call without an answer. */
export class CallFailed extends Error {
  /** True if the API cannot have got it: there was no connection. */
  readonly isUnsent: boolean;
  /** True if the connection ended while it was under way. */
  readonly isCut: boolean;

  constructor(cause: NodeJS.ErrnoException, { isSent }: { isSent: boolean }) {
    super(cause.message, { cause });
    this.isUnsent = !isSent;
    this.isCut = isSent && cutCodes.has(cause.code ?? '');
  }
}

/** A call under way, as the HTTP client reports on it. */
export class ApiCall implements Dispatcher.DispatchHandler {
  private readonly begun = Promise.withResolvers<ApiAnswer>();
  private controller: Controller | null = null;
  private answer: ApiAnswer | null = null;
  private brokenOff: Error | null = null;
  private isOver = false;

  /** Sends the call, and returns the answer as soon as it begins. @throws {@link CallFailed} */
  begin(dispatcher: Dispatcher, options: Dispatcher.DispatchOptions): Promise<ApiAnswer> {
    dispatcher.dispatch(options, this);
    return this.begun.promise;
  }

  /** Ends it, whether the answer has begun or not; one that is over stays as it is. */
  breakOff(reason: Error): void {
    if (this.isOver) return;
    this.brokenOff = reason;
    this.controller?.abort(reason);
    this.fail(reason);
  }

  /** Called when the call has a connection and is written to it. */
  onRequestStart(controller: Controller): void {
    this.controller = controller;
    if (this.brokenOff) controller.abort(this.brokenOff);
  }

  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.answer = new ApiAnswer(controller, { status, headers });
    this.begun.resolve(this.answer);
  }

  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.answer?.take(chunk);
  }

  onResponseEnd(): void {
    this.isOver = true;
    this.answer?.end();
  }

  onResponseError(_controller: Controller, cause: Error): void {
    this.answer?.break(cause);
    this.fail(cause);
  }

  private fail(cause: Error): void {
    this.isOver = true;
    this.begun.reject(new CallFailed(cause, { isSent: this.controller !== null }));
  }
}

const hasGone = new Error('The visitor has gone.');

/** Longest that a visitor may take to read what was sent, in milliseconds: the connection to the API waits for it. */
const maxPauseMs = 30_000;

/** The answer to a call, as it arrives. What arrives before it is passed on is kept: one read of the connection. */
export class ApiAnswer {
  readonly status: number;
  private readonly headers: IncomingHttpHeaders;
  private readonly source: Dispatcher.DispatchController;
  private early: Buffer[] = [];
  private response: ServerResponse | null = null;
  private isWhole = false;
  private error: Error | null = null;
  private write: ((chunk: Buffer) => void) | null = null;

  constructor(
    source: Dispatcher.DispatchController,
    begun: { status: number; headers: IncomingHttpHeaders },
  ) {
    this.source = source;
    this.status = begun.status;
    this.headers = begun.headers;
  }

  take(chunk: Buffer): void {
    if (this.write) this.write(chunk);
    else this.early.push(chunk);
  }

  end(): void {
    this.isWhole = true;
    this.response?.end();
  }

  break(error: Error): void {
    this.error = error;
    this.response?.destroy();
  }

  /** Sends a visitor all of it, as fast as they read it. @throws when it breaks off, or the visitor goes away. */
  passOn(response: ServerResponse, limits = { maxPauseMs }): Promise<void> {
    this.passOnHead(response);
    const closed = new Promise<void>((resolve, reject) => {
      response.once('close', () => {
        if (response.writableFinished) resolve();
        else reject(this.error ?? hasGone);
      });
    });
    if (this.error) response.destroy();
    else if (this.isWhole) response.end(Buffer.concat(this.early));
    else this.follow(response, limits);
    return closed;
  }

  /** Drops the rest of it. */
  discard(): void {
    this.write = () => undefined;
  }

  private passOnHead(response: ServerResponse): void {
    response.statusCode = this.status;
    for (const [name, value] of headersToPassOn(this.headers)) {
      if (name === 'set-cookie') response.appendHeader(name, value);
      else response.setHeader(name, value);
    }
  }

  private follow(response: ServerResponse, limits: { maxPauseMs: number }): void {
    this.response = response;
    let timer: NodeJS.Timeout | undefined;
    this.write = (chunk) => {
      if (response.write(chunk)) return;
      this.source.pause();
      timer ??= setTimeout(() => response.destroy(), limits.maxPauseMs);
    };
    response.once('close', () => clearTimeout(timer));
    response.on('drain', () => {
      clearTimeout(timer);
      timer = undefined;
      this.source.resume();
    });
    for (const chunk of this.early.splice(0)) this.write(chunk);
  }
}
