import { hostname } from 'node:os';
import { withTimeout } from '#background/with-timeout.ts';
import type { AppContext } from '#context.ts';
import { change, sql } from '#db/sql.ts';
import { unavailable } from '#http/error-handler.ts';

/** Time that an answer counts, in milliseconds: asking more often costs nothing. */
const countsForMs = 1_000;

/**
 * Asks whether database and Redis take writes: a full disk and a replica answer every read
 * (docs/decisions/operations.md#0175).
 */
export function readinessOf(context: AppContext): () => Promise<void> {
  let askedAt = -Infinity;
  let answer = Promise.resolve();
  return () => {
    if (performance.now() - askedAt < countsForMs) return answer;
    askedAt = performance.now();
    answer = writeEverywhere(context);
    return answer;
  };
}

/** @throws ApiError UNAVAILABLE unless the database and, where configured, Redis take a write in time. */
async function writeEverywhere({ env, db, redis }: AppContext): Promise<void> {
  const node = `${hostname()}:${env.API_PORT}`.slice(-100);
  const now = new Date();
  const written = change(
    db,
    sql`REPLACE INTO write_checks (node, checked_at) VALUES (${node}, ${now})`,
  );
  try {
    await withTimeout(Promise.all([written, redis?.set(`campbc:check:${node}`, '1', { EX: 60 })]));
  } catch (cause) {
    throw unavailable(cause);
  }
}
