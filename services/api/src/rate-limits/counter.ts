import { networksOf } from '@camp/contracts/site/network-of';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '#errors/api-error.ts';
import type { Redis } from '#redis.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { tellCount } from './call-at-hand.ts';

export interface Limit {
  /** At most this many times */
  points: number;
  /** within this many seconds of the first. */
  seconds: number;
}

interface Options extends Limit {
  name: string;
  redis: Redis | null;
}

/** Counts how often something was done, separately for each key. */
export interface Counter {
  /** Counts once. @throws {@link ApiError} RATE_LIMITED when that is too often. */
  take: (...key: string[]) => Promise<void>;
  /** Counts several times at once. @throws {@link ApiError} RATE_LIMITED when that is too often. */
  takeMany: (points: number, ...key: string[]) => Promise<void>;
  /** Counts several times at once, and returns true if that is still within the limit. */
  mayTakeMany: (points: number, ...key: string[]) => Promise<boolean>;
  /** Counts once, and returns what {@link take} throws. */
  refusal: (...key: string[]) => Promise<ApiError | null>;
  /** Counts once, and returns true if that is still within the limit. */
  mayTake: (...key: string[]) => Promise<boolean>;
  /** Takes one count back. */
  giveBack: (...key: string[]) => Promise<void>;
  /** Milliseconds until a next try would be within the limit; 0 where it is now. */
  waitOf: (...key: string[]) => Promise<number>;
  /** Forgets the key. */
  clear: (...key: string[]) => Promise<void>;
}

/** Counts in a place and in the networks around it: a line at home has many places. */
export interface PlaceCounter {
  /** @throws {@link ApiError} RATE_LIMITED when that is too often. */
  take: (ip: string, options?: { points?: number; key?: string }) => Promise<void>;
  /** Takes one count back. */
  giveBack: (ip: string, key?: string) => Promise<void>;
  /** Forgets the place, and one count of each network around it. */
  succeed: (ip: string, key: string) => Promise<void>;
  /** Forgets the place and the networks around it. */
  clear: (ip: string, key: string) => Promise<void>;
  waitOf: (ip: string, key: string) => Promise<number>;
}

/**
 * A counter in Redis where there is one, else in this process. While Redis is away this process
 * counts on its own, so that an outage never lifts a limit. Keys are hashed: no address of a person
 * lies in Redis.
 */
export function createCounter({ name, points, seconds, redis }: Options): Counter {
  const common = { keyPrefix: `campbc:limit:${name}`, points, duration: seconds };
  const insuranceLimiter = new RateLimiterMemory(common);
  const limiter = redis
    ? new RateLimiterRedis({
        ...common,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      })
    : insuranceLimiter;

  const tellState = ({ remainingPoints: remaining, msBeforeNext }: RateLimiterRes) =>
    tellCount({ name, points, seconds, remaining, msBeforeNext });

  /** Milliseconds until the next try; null when this one is within the limit. */
  async function count(key: string[], pointsTaken = 1): Promise<number | null> {
    try {
      tellState(await limiter.consume(keyOf(key), pointsTaken));
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      tellState(error);
      return error.msBeforeNext;
    }
  }

  async function takeMany(pointsTaken: number, ...key: string[]): Promise<void> {
    const waitMs = await count(key, pointsTaken);
    if (waitMs !== null) throw tooManyAttempts(name, waitMs);
  }

  return {
    take: (...key) => takeMany(1, ...key),
    takeMany,
    mayTakeMany: async (pointsTaken, ...key) => (await count(key, pointsTaken)) === null,
    async refusal(...key) {
      const waitMs = await count(key);
      return waitMs === null ? null : tooManyAttempts(name, waitMs);
    },
    mayTake: async (...key) => (await count(key)) === null,
    giveBack: async (...key) => void (await limiter.reward(keyOf(key))),
    async waitOf(...key) {
      const state = await limiter.get(keyOf(key));
      return state !== null && state.consumedPoints >= points ? state.msBeforeNext : 0;
    },
    clear: async (...key) => void (await limiter.delete(keyOf(key))),
  };
}

/** @param counters for the place, and for each network around it, the widest last. */
export function countAround(counters: readonly Counter[]): PlaceCounter {
  const around = (ip: string, key: string | undefined) =>
    networksOf(ip).flatMap((network, at) => {
      const counter = counters[at];
      return counter ? [{ counter, key: key === undefined ? [network] : [key, network] }] : [];
    });
  return {
    async take(ip, { points = 1, key } = {}) {
      for (const each of around(ip, key)) await each.counter.takeMany(points, ...each.key);
    },
    async giveBack(ip, key) {
      for (const each of around(ip, key)) await each.counter.giveBack(...each.key);
    },
    async succeed(ip, key) {
      const [place, ...wider] = around(ip, key);
      await place?.counter.clear(...place.key);
      for (const each of wider) await each.counter.giveBack(...each.key);
    },
    async clear(ip, key) {
      for (const each of around(ip, key)) await each.counter.clear(...each.key);
    },
    async waitOf(ip, key) {
      const waits = around(ip, key).map((each) => each.counter.waitOf(...each.key));
      return Math.max(0, ...(await Promise.all(waits)));
    },
  };
}

const keyOf = (parts: string[]) => hashOfToken(parts.join('\n'));

function tooManyAttempts(limit: string, waitMs: number): ApiError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  const sentence = { key: 'tooManyAttempts', params: { seconds } } as const;
  return new ApiError('RATE_LIMITED', sentence, { limit, retryAfter: seconds });
}
