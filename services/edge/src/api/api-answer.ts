import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { headersToPassOn } from './headers-to-pass-on.ts';

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
