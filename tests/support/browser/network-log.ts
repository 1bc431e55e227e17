import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

const kinds = ['document', 'script', 'style', 'font', 'image', 'film', 'events', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Partial<Record<string, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'film',
  EventSource: 'events',
};

/** A film, and the events sent to an open page, may go on while all else is at rest. */
const endless: ReadonlySet<Kind> = new Set(['film', 'events']);

interface Download {
  kind: Kind;
  hasEnded: boolean;
  /** Bytes on the wire, with headers, as they came in; times in seconds of the browser's clock. */
  parts: { at: number; bytes: number }[];
}

const quietMs = 500;
const quietTimeoutMs = 30_000;

/** Everything that a page's tab has fetched over the network since the log was opened or emptied. */
export class NetworkLog {
  private downloads = new Map<string, Download>();
  /** Seconds of the browser's clock at the beginning of the epoch. */
  private epoch = 0;
  private changedAt = Date.now();

  private constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp, wallTime }) => {
      this.epoch = timestamp - wallTime;
      const kind = kindOf[type] ?? 'other';
      this.downloads.set(requestId, { kind, hasEnded: false, parts: [] });
      this.changedAt = Date.now();
    });
    session.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
      this.note(requestId, timestamp, response.encodedDataLength);
    });
    session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
      this.note(requestId, timestamp, encodedDataLength);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      this.note(requestId, timestamp, encodedDataLength - this.bytesOf(requestId));
      this.end(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.end(requestId));
  }

  static async open(session: CDPSession): Promise<NetworkLog> {
    const log = new NetworkLog(session);
    await session.send('Network.enable');
    return log;
  }

  empty(): void {
    this.downloads.clear();
  }

  /** Waits until all requests that end have ended, and nothing has changed for a while. */
  async quiet(): Promise<void> {
    const givesUpAt = Date.now() + quietTimeoutMs;
    const isBusy = () =>
      Date.now() - this.changedAt < quietMs ||
      [...this.downloads.values()].some(({ kind, hasEnded }) => !endless.has(kind) && !hasEnded);
    while (isBusy()) {
      if (Date.now() > givesUpAt) throw new Error('The page never comes to rest.');
      await wait(20);
    }
  }

  /** Returns bytes on the wire by type, and the number of requests that reached the network. */
  figures(): Record<string, number> {
    const all = [...this.downloads.values()].map(({ kind, parts }) => ({
      kind,
      bytes: sum(parts),
    }));
    const ofKind = (wanted: Kind) =>
      all.filter(({ kind }) => kind === wanted).reduce((total, { bytes }) => total + bytes, 0);
    const withoutFilm = all.filter(({ kind }) => kind !== 'film');
    return {
      ...Object.fromEntries(kinds.map((kind) => [`${kind} bytes`, ofKind(kind)])),
      'bytes without film': withoutFilm.reduce((total, { bytes }) => total + bytes, 0),
      requests: withoutFilm.filter(({ bytes }) => bytes > 0).length,
    };
  }

  /** Returns the bytes of scripts that came in before a time, in milliseconds since the epoch. */
  scriptBytesBefore(time: number): number {
    const until = time / 1_000 + this.epoch;
    const scripts = [...this.downloads.values()].filter(({ kind }) => kind === 'script');
    return sum(scripts.flatMap(({ parts }) => parts.filter(({ at }) => at <= until)));
  }

  private note(id: string, at: number, bytes: number): void {
    this.changedAt = Date.now();
    if (bytes > 0) this.downloads.get(id)?.parts.push({ at, bytes });
  }

  private end(id: string): void {
    this.changedAt = Date.now();
    const download = this.downloads.get(id);
    if (download) download.hasEnded = true;
  }

  private bytesOf(id: string): number {
    return sum(this.downloads.get(id)?.parts ?? []);
  }
}

const sum = (parts: readonly { bytes: number }[]) =>
  parts.reduce((total, { bytes }) => total + bytes, 0);
