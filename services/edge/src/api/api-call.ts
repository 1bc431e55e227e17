import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { ApiAnswer } from './api-answer.ts';

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
