import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { lookup } from 'mime-types';
import pLimit from 'p-limit';
import { compressedForms } from './compression.ts';
import { ReleaseError } from '#release-error.ts';
import { type ReleaseStorage, requestsAtOnce } from './storage.ts';

export interface S3Location {
  bucket: string;
  /** The prefix of every key: empty, or ending in a slash. */
  prefix: string;
  /** Address of a store other than Amazon's. */
  endpoint: string | undefined;
}

/* Timeouts for a connection and an answer, and how often a failed request is tried. */
const timeLimits = {
  connectionTimeout: 3_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
} as const;
/** Time limit of a request in milliseconds, with its body and retries: none hangs, whatever the store does. */
const longestMs = 60_000;
/** Time limit of a check for changes, which is soon done again. */
const longestLookMs = 5_000;
const maxAttempts = 3;
const maxConflicts = 5;
/** The live document is checked at most this often, so a change shows that much later. */
const askAgainAfterMs = 1_000;
const maxPagesKept = 256;

/** Loaded with the first request, so that sites with a folder never wait for it. */
const sdk = () => import('@aws-sdk/client-s3');

interface Stamp {
  askedAt: number;
  value: Promise<string | null>;
}

/** Keeps keys as objects in a bucket. Works with any S3-compatible store that has conditional uploads. */
export class S3Storage implements ReleaseStorage {
  private readonly location: S3Location;
  private client: Promise<S3Client> | undefined;
  private condition: Promise<void> | undefined;
  private readonly stamps = new Map<string, Stamp>();
  private readonly pages = new Map<string, Buffer>();

  constructor(location: S3Location) {
    this.location = location;
  }

  async read(key: string): Promise<Buffer | null> {
    const kept = this.pages.get(key);
    if (kept) return kept;
    const { GetObjectCommand } = await sdk();
    const found = await this.orNull(async (client) => {
      const { Body } = await client.send(new GetObjectCommand(this.at(key)));
      return Body?.transformToByteArray();
    });
    if (!found) return null;
    const bytes = Buffer.from(found);
    this.keepPage(key, bytes);
    return bytes;
  }

  /** Pages never change under their key and are read with every visit. */
  private keepPage(key: string, bytes: Buffer): void {
    if (!key.startsWith('pages/')) return;
    if (this.pages.size >= maxPagesKept) this.pages.clear();
    this.pages.set(key, bytes);
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.put(key, bytes, {});
  }

  /**
   * Uploads on condition that the key does not exist (`If-None-Match: *`, RFC 9110).
   * @throws {@link ReleaseError} NO_CONDITIONAL_WRITES when the store overwrites all the same.
   */
  async create(key: string, bytes: Buffer): Promise<boolean> {
    this.condition ??= this.requireConditions();
    await this.condition;
    return this.createIfMissing(key, bytes);
  }

  /** Creates the probe; if it is new, creating it again must be refused. */
  private async requireConditions(): Promise<void> {
    const probe = () => this.createIfMissing('conditional-upload', Buffer.from('once'));
    if ((await probe()) && (await probe())) throw this.noConditions();
  }

  private async createIfMissing(key: string, bytes: Buffer): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.put(key, bytes, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        const answer = this.answerTo(error);
        if (answer === 'taken') return false;
        if (answer === 'failed' || tries === maxConflicts) throw error;
        await wait(Math.random() * 100);
      }
    }
  }

  /** Returns the store's answer to a conditional upload. @throws {@link ReleaseError} NO_CONDITIONAL_WRITES */
  private answerTo(error: unknown): 'taken' | 'conflict' | 'failed' {
    const cause = error instanceof ReleaseError ? (error.cause as S3ServiceException) : undefined;
    if (cause?.name === 'PreconditionFailed') return 'taken';
    if (cause?.name === 'NotImplemented') throw this.noConditions(cause);
    return cause?.$metadata?.httpStatusCode === 409 ? 'conflict' : 'failed';
  }

  async list(prefix: string): Promise<string[]> {
    const { paginateListObjectsV2 } = await sdk();
    return this.ask(async (client) => {
      const keys: string[] = [];
      const { Bucket, Key: Prefix } = this.at(prefix);
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '' } of page.Contents ?? []) {
          keys.push(Key.slice(this.location.prefix.length));
        }
      }
      return keys;
    });
  }

  /** One request per key, because stores differ in how they delete many at once. */
  async remove(keys: readonly string[]): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await pLimit(requestsAtOnce).map(keys, async (key) => {
      await this.orNull((client) => client.send(new DeleteObjectCommand(this.at(key))));
    });
  }

  async writtenAt(key: string): Promise<number | null> {
    return (await this.head(key))?.LastModified?.getTime() ?? null;
  }

  /** Read at most once a second. @throws {@link ReleaseError} STORAGE_FAILED if the store does not answer soon. */
  async stamp(key: string): Promise<string | null> {
    const last = this.stamps.get(key);
    if (last && Date.now() - last.askedAt < askAgainAfterMs) return last.value;
    const value = this.head(key, longestLookMs).then((found) => found?.ETag ?? null);
    this.stamps.set(key, { askedAt: Date.now(), value });
    value.catch(() => this.stamps.delete(key));
    return value;
  }

  private async head(key: string, limitMs = longestMs) {
    const { HeadObjectCommand } = await sdk();
    return this.orNull((client) => client.send(new HeadObjectCommand(this.at(key))), limitMs);
  }

  private async put(key: string, Body: Buffer, condition: { IfNoneMatch?: string }): Promise<void> {
    const { PutObjectCommand } = await sdk();
    const input = { ...this.at(key), ...headersOf(key), ...condition, Body };
    await this.ask((client) => client.send(new PutObjectCommand(input)));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: this.location.prefix + key };
  }

  /** Null for an object that does not exist; a missing bucket is a failure. */
  private async orNull<T>(
    request: (client: S3Client) => Promise<T>,
    limitMs = longestMs,
  ): Promise<T | null> {
    try {
      return await this.ask(request, limitMs);
    } catch (error) {
      const { name, $metadata } = (error as Error).cause as S3ServiceException;
      if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return null;
      throw error;
    }
  }

  private async ask<T>(request: (client: S3Client) => Promise<T>, limitMs = longestMs): Promise<T> {
    this.client ??= this.connect();
    const client = await this.client;
    try {
      return await withinTime(request(client), limitMs);
    } catch (cause) {
      const { name, message } = cause as Error;
      const sentence = `The release store ${this.name} did not do what was asked: ${name}, ${message}`;
      throw new ReleaseError('STORAGE_FAILED', sentence, { cause });
    }
  }

  private async connect(): Promise<S3Client> {
    const { S3Client: Client } = await sdk();
    const { endpoint } = this.location;
    return new Client({
      maxAttempts,
      requestHandler: timeLimits,
      /* Only Amazon's own store knows all checksums, so they are sent only where required. */
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && {
        endpoint,
        forcePathStyle: true,
        region: process.env['AWS_REGION'] || 'us-east-1',
      }),
    });
  }

  private get name(): string {
    return `s3://${this.location.bucket}/${this.location.prefix}`;
  }

  private noConditions(cause?: unknown): ReleaseError {
    const message = `The release store ${this.name} knows no conditional uploads (If-None-Match), so two people could publish over each other. Choose another store.`;
    return new ReleaseError('NO_CONDITIONAL_WRITES', message, { cause });
  }
}

/** @throws an error called TimeoutError when work takes longer. */
async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const ended = new AbortController();
  const late = wait(limitMs, undefined, { signal: ended.signal, ref: false }).then(() => {
    const error = new Error(`no whole answer within ${limitMs / 1_000} s`);
    throw Object.assign(error, { name: 'TimeoutError' });
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}

/** The headers an object store sends with a key: type, encoding and lifetime in caches. */
function headersOf(key: string) {
  const form = compressedForms.find(({ ending }) => key.endsWith(ending));
  const name = form ? key.slice(0, -form.ending.length) : key;
  const type = lookup(name) || 'application/octet-stream';
  const isImmutable = key.startsWith('files/') || key.startsWith('pages/');
  return {
    ContentType: type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(form && { ContentEncoding: form.encoding }),
  };
}
