import { setTimeout as wait } from 'node:timers/promises';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { lookup } from 'mime-types';
import pLimit from 'p-limit';
import { compressedForms } from './compression.ts';
import { ReleaseError } from '#release-error.ts';
import { type ReleaseStorage, requestsAtOnce } from './storage.ts';

export interface S3Place {
  bucket: string;
  /** What every key begins with; empty, or ending in a slash. */
  prefix: string;
  /** Address of a store other than Amazon's. */
  endpoint: string | undefined;
}

/* Longest waits for a connection and for an answer, and how often a failed request is tried. */
const timeLimits = { connectionTimeout: 3_000, requestTimeout: 15_000 };
const maxAttempts = 3;
const mostConflicts = 5;
/** The live document is asked for at most this often; a change shows that much later. */
const askAgainAfterMs = 1_000;
const mostPagesKept = 256;

/** Loaded with the first request: whoever keeps releases in a folder never waits for it. */
const sdk = () => import('@aws-sdk/client-s3');

interface Stamp {
  askedAt: number;
  value: Promise<string | null>;
}

/** Keys are objects of a bucket of any S3-compatible store that knows conditional uploads. */
export class S3Storage implements ReleaseStorage {
  private readonly place: S3Place;
  private client: Promise<S3Client> | undefined;
  private condition: Promise<void> | undefined;
  private readonly stamps = new Map<string, Stamp>();
  private readonly pages = new Map<string, Buffer>();

  constructor(place: S3Place) {
    this.place = place;
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

  /** Pages are named by their hash and asked for with every visit. */
  private keepPage(key: string, bytes: Buffer): void {
    if (!key.startsWith('pages/')) return;
    if (this.pages.size >= mostPagesKept) this.pages.clear();
    this.pages.set(key, bytes);
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    await this.put(key, bytes, {});
  }

  /**
   * By an upload that is refused where something is (`If-None-Match: *`, RFC 9110).
   * @throws {@link ReleaseError} NO_CONDITIONAL_WRITES when the store overwrites all the same.
   */
  async create(key: string, bytes: Buffer): Promise<boolean> {
    this.condition ??= this.requireConditions();
    await this.condition;
    return this.createIfMissing(key, bytes);
  }

  /** The first time ever the probe is new, and must be refused the second time. */
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
        if (answer === 'failed' || tries === mostConflicts) throw error;
        await wait(Math.random() * 100);
      }
    }
  }

  /** What the store says to a conditional upload. @throws {@link ReleaseError} NO_CONDITIONAL_WRITES */
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
          keys.push(Key.slice(this.place.prefix.length));
        }
      }
      return keys;
    });
  }

  /** One request a key: what deletes many at once differs from store to store. */
  async remove(keys: readonly string[]): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await pLimit(requestsAtOnce).map(keys, async (key) => {
      await this.orNull((client) => client.send(new DeleteObjectCommand(this.at(key))));
    });
  }

  async writtenAt(key: string): Promise<number | null> {
    return (await this.head(key))?.LastModified?.getTime() ?? null;
  }

  /** Asked for at most once a second; as it was last while the store does not answer within another. */
  async stamp(key: string): Promise<string | null> {
    const last = this.stamps.get(key);
    if (last && Date.now() - last.askedAt < askAgainAfterMs) return last.value;
    const asked = this.head(key).then((found) => found?.ETag ?? null);
    const value = last
      ? Promise.race([asked.catch(() => last.value), wait(askAgainAfterMs, last.value)])
      : asked;
    this.stamps.set(key, { askedAt: Date.now(), value });
    value.catch(() => this.stamps.delete(key));
    return value;
  }

  private async head(key: string) {
    const { HeadObjectCommand } = await sdk();
    return this.orNull((client) => client.send(new HeadObjectCommand(this.at(key))));
  }

  private async put(key: string, Body: Buffer, condition: { IfNoneMatch?: string }): Promise<void> {
    const { PutObjectCommand } = await sdk();
    const input = { ...this.at(key), ...headersOf(key), ...condition, Body };
    await this.ask((client) => client.send(new PutObjectCommand(input)));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.place.bucket, Key: this.place.prefix + key };
  }

  /** Null for what is not there; a bucket that is not there is a failure. */
  private async orNull<T>(request: (client: S3Client) => Promise<T>): Promise<T | null> {
    try {
      return await this.ask(request);
    } catch (error) {
      const { name, $metadata } = (error as Error).cause as S3ServiceException;
      if ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket') return null;
      throw error;
    }
  }

  private async ask<T>(request: (client: S3Client) => Promise<T>): Promise<T> {
    this.client ??= this.connect();
    const client = await this.client;
    try {
      return await request(client);
    } catch (cause) {
      const { name, message } = cause as Error;
      const sentence = `The release store ${this.name} did not do what was asked: ${name}, ${message}`;
      throw new ReleaseError('STORAGE_FAILED', sentence, { cause });
    }
  }

  private async connect(): Promise<S3Client> {
    const { S3Client: Client } = await sdk();
    const { endpoint } = this.place;
    return new Client({
      maxAttempts,
      requestHandler: timeLimits,
      /* Checksums that only Amazon's own store knows are sent where an operation demands them. */
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
    return `s3://${this.place.bucket}/${this.place.prefix}`;
  }

  private noConditions(cause?: unknown): ReleaseError {
    const message = `The release store ${this.name} knows no conditional uploads (If-None-Match), so two people could publish over each other. Choose another store.`;
    return new ReleaseError('NO_CONDITIONAL_WRITES', message, { cause });
  }
}

/** What an object store is to send along with a key: what it holds, and how long it may be kept. */
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
