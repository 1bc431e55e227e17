import type { ReleaseProblem } from '@camp/contracts/staff/diagnostics';
import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import type { Origin } from './client-info/client-info.ts';
import type { ChainFindings } from './chain-findings.ts';
import type { Env } from './env.ts';
import type { ApiMetrics } from './metrics/api-metrics.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { Outbox } from './mail/outbox.ts';
import type { Redis } from './redis.ts';
import type { Releases } from './releases.ts';

/** The parts that every feature gets. Created once, in server.ts. */
export interface AppContext {
  env: Env;
  log: Logger;
  db: Sequelize;
  redis: Redis | null;
  outbox: Outbox;
  rateLimits: RateLimits;
  /** Puts on record how many people an account has read about (audit/people-read.ts). */
  peopleRead: { add: (reading: { actorId: number; people: number; request: Origin }) => void };
  /** Null where there are no signed releases, as in development. */
  releases: Releases | null;
  /** Null without METRICS_PORT: nothing is counted. */
  metrics: ApiMetrics | null;
  chainFindings: ChainFindings;
  /** Newest generation on record, and the release store's problem at the last check (generation-keeper.ts). */
  releaseFindings: { problem: ReleaseProblem | null; newest: number | null };
}
