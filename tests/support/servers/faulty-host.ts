import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { close } from './loopback.ts';

/**
 * Faults of a host. `slow`: each answer comes late, but comes; `tampered`: files at such addresses have one
 * wrong bit.
 */
export type HostFault =
  | { kind: 'refused' | 'hang' | 'html' | 'no-styles' }
  | { kind: 'status'; status: 404 | 503 }
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'tampered'; files: RegExp };

/** A host of its own for published files, taken from a site's edge, that can be made to fail. */
export class FaultyHost {
  private readonly upstream: string;
  private readonly port: number;
  private server: Server;
  private fault: HostFault | null = null;

  private constructor(upstream: string, server: Server) {
    this.upstream = upstream;
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    this.answerOn(server);
  }

  static async start(upstream: string): Promise<FaultyHost> {
    return new FaultyHost(upstream, await listening(createServer(), 0));
  }

  /** The setting with which a release is published so that its files come from here. */
  get filesUrl(): string {
    return `http://localhost:${this.port}/r/`;
  }

  async fail(fault: HostFault): Promise<void> {
    this.fault = fault;
    if (fault.kind === 'refused') await this.stop();
  }

  async mend(): Promise<void> {
    const kind = this.fault?.kind;
    this.fault = null;
    /* A hanging host is restarted: open requests are given up. */
    if (kind === 'hang') this.server.closeAllConnections();
    if (kind !== 'refused') return;
    this.server = await listening(createServer(), this.port);
    this.answerOn(this.server);
  }

  stop(): Promise<void> {
    return close(this.server);
  }

  private answerOn(server: Server): void {
    server.on('request', (request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { fault } = this;
    const path = request.url ?? '';
    if (fault?.kind === 'slow') await wait(fault.milliseconds);
    if (fault?.kind === 'hang' || isAnswered(fault, path, response)) return;

    const found = await fetch(new URL(path, this.upstream));
    const bytes = Buffer.from(await found.arrayBuffer());
    if (fault?.kind === 'tampered' && fault.files.test(path)) flipOneBit(bytes);
    const headers = [...found.headers].filter(([name]) => kept.has(name));
    response.writeHead(found.status, Object.fromEntries(headers)).end(bytes);
  }
}

/** Answers in place of the upstream if the fault says so. */
function isAnswered(fault: HostFault | null, path: string, response: ServerResponse): boolean {
  if (fault?.kind === 'html') answerWithPage(response);
  else if (fault?.kind === 'status') answerWithStatus(response, fault.status);
  else if (fault?.kind === 'no-styles' && path.endsWith('.css')) answerWithStatus(response, 404);
  else return false;
  return true;
}

const kept = new Set([
  'access-control-allow-origin',
  'cache-control',
  'content-type',
  'cross-origin-resource-policy',
  'x-content-type-options',
]);

async function listening(server: Server, port: number): Promise<Server> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return server;
}

const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

function answerWithPage(response: ServerResponse): void {
  response.writeHead(200, { ...open, 'content-type': 'text/html' });
  response.end('<!doctype html><title>Welcome</title><p>Nothing to see here.');
}

function answerWithStatus(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...open, 'content-type': 'text/plain' }).end('No.\n');
}

/** In a chunk this changes a letter of `use strict`: the code would run all the same. */
function flipOneBit(bytes: Buffer): void {
  bytes[1] = (bytes[1] ?? 0) ^ 1;
}
