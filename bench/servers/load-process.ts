import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '#bench/spreads.ts';
import { answerMessages } from './serve.ts';

/** The load that the bench asks of this process. */
export interface Load {
  url: string;
  path: string;
  /** One of these is drawn for each request. */
  cookies: string[];
  /** Content coding that is asked for. */
  encoding?: string;
  connections: number;
  seconds: number;
  /** Requests per second, answered or not; without it each connection asks again as soon as it is answered. */
  rate?: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** Milliseconds from the moment a request was due to the end of its answer. */
  p50: number;
  p99: number;
}

/* Sends load and measures it, as a process of its own, so that its work is not counted as the server's. */
answerMessages((asked) => run(asked as Load));

async function run(load: Load): Promise<LoadResult> {
  const lines = await Promise.all(Array.from({ length: load.connections }, () => Line.open(load)));
  const startedAt = performance.now();
  const deadline = startedAt + load.seconds * 1_000;
  try {
    const times = await (load.rate
      ? atRate(lines, { rate: load.rate, startedAt, deadline })
      : asFastAsAnswered(lines, deadline));
    const seconds = (performance.now() - startedAt) / 1_000;
    times.sort((a, b) => a - b);
    return {
      requests: times.length,
      seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    };
  } finally {
    for (const line of lines) line.close();
  }
}

async function asFastAsAnswered(lines: Line[], deadline: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    lines.map(async (line) => {
      for (let now = performance.now(); now < deadline;) {
        await line.ask();
        const answeredAt = performance.now();
        times.push(answeredAt - now);
        now = answeredAt;
      }
    }),
  );
  return times;
}

/** Time between two checks for due requests: checking all the time would take a processor. */
const tickMs = 1;

/** A request that finds no free connection waits for one, and its waiting counts. */
async function atRate(
  lines: Line[],
  { rate, startedAt, deadline }: { rate: number; startedAt: number; deadline: number },
): Promise<number[]> {
  const times: number[] = [];
  const free = [...lines];
  const due: number[] = [];
  const failures: unknown[] = [];
  const begin = () => {
    while (free.length > 0 && due.length > 0) {
      const [line, since] = [free.pop(), due.shift()];
      if (line && since !== undefined) void serve(line, since);
    }
  };
  const serve = async (line: Line, since: number) => {
    try {
      await line.ask();
      times.push(performance.now() - since);
    } catch (error) {
      failures.push(error);
    }
    free.push(line);
    begin();
  };
  let planned = 0;
  for (let now = performance.now(); now < deadline; now = performance.now()) {
    const wanted = Math.floor(((now - startedAt) / 1_000) * rate);
    for (; planned < wanted; planned += 1) due.push(now);
    begin();
    if (failures.length > 0) throw failures[0];
    await wait(tickMs);
  }
  while (free.length < lines.length) await wait(tickMs);
  if (failures.length > 0) throw failures[0];
  return times;
}

const endOfHead = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** One keep-alive connection, with one request under way at most. */
class Line {
  private readonly socket: Socket;
  private readonly requests: Buffer[];
  private waiting: PromiseWithResolvers<void> | undefined;
  private received: Buffer = Buffer.alloc(0);
  /** Bytes of the answer under way, once its head is there. */
  private length = Number.NaN;

  private constructor(socket: Socket, { url, path, cookies, encoding = 'identity' }: Load) {
    this.socket = socket;
    const { host } = new URL(url);
    const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n`;
    this.requests = cookies.map((cookie) => Buffer.from(`${head}Cookie: ${cookie}\r\n\r\n`));
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('close', () => this.waiting?.reject(new Error('The connection was closed.')));
  }

  static async open(load: Load): Promise<Line> {
    const { hostname, port } = new URL(load.url);
    const socket = connect(Number(port), hostname).setNoDelay(true);
    await once(socket, 'connect');
    return new Line(socket, load);
  }

  /** @throws for any answer but a 200. */
  ask(): Promise<void> {
    this.waiting = Promise.withResolvers();
    const request = this.requests[Math.floor(Math.random() * this.requests.length)];
    if (request) this.socket.write(request);
    return this.waiting.promise;
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    if (Number.isNaN(this.length)) this.length = this.lengthOfAnswer();
    if (this.received.length < this.length || Number.isNaN(this.length)) return;
    this.received = this.received.subarray(this.length);
    this.length = Number.NaN;
    this.waiting?.resolve();
  }

  private lengthOfAnswer(): number {
    const end = this.received.indexOf(endOfHead);
    if (end === -1) return Number.NaN;
    const head = this.received.toString('latin1', 0, end);
    /* Nothing follows it: the next request is sent when this one is answered. */
    if (head.startsWith('HTTP/1.1 200 ') && /\r\ntransfer-encoding: chunked/i.test(head)) {
      const isWhole = this.received.subarray(-lastChunk.length).equals(lastChunk);
      return isWhole ? this.received.length : Number.NaN;
    }
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) {
      this.waiting?.reject(new Error(`Not the answer that is measured:\n${head}`));
    }
    return end + endOfHead.length + Number(length);
  }
}
